import { html } from '@incasso/lambdas/mail/html';
import type { LocalStage } from '../stage/localStage';
import { partnerTrials, partnerWays } from './partnerWays';

/** The index of the partner's site: every way to embed the intake, with the lines to copy, and every test page. */
export function indexPage({ addresses, publicKeys, strangerAddress }: LocalStage): string {
  const values = { site: addresses.site, key: publicKeys.partner.key };
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Boekhoudkantoor Voorbeeld</title>
        <link rel="stylesheet" href="/partner.css" />
      </head>
      <body>
        <header><a href="/">Boekhoudkantoor Voorbeeld</a></header>
        <main>
          <h1>Het formulier op de website van een partner</h1>
          <p>
            Deze pagina’s staan op een andere website dan het formulier. De handleiding voor partners is
            docs/partners.md.
          </p>
          <h2>De manieren</h2>
          <dl>
            ${partnerWays.map(
              ({ page, title, what, lines }) =>
                html`<dt><a href="/${page}">${title}</a></dt>
                  <dd>
                    ${what}
                    <pre><code>${lines(values)}</code></pre>
                  </dd>`,
            )}
          </dl>
          <h2>Waar het tegen moet kunnen</h2>
          <ul>
            ${partnerTrials.map(({ page, what }) => html`<li><a href="/${page}">${what}</a></li>`)}
            <li><a href="${strangerAddress}/script">Op een website die geen partner is.</a></li>
          </ul>
        </main>
      </body>
    </html>`.markup;
}
