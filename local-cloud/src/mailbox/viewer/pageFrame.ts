import { randomBytes } from 'node:crypto';
import type { HttpAnswer } from '../../http/httpAnswer';
import { html, type Markup } from '../../markup/html';
import { viewerStyles } from './viewerStyles';

/** A page of the viewer. A script runs only if it is given here. */
export function pageFrame({ title, main, script }: { title: string; main: Markup; script?: Markup }): HttpAnswer {
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${viewerStyles}
        </style>
      </head>
      <body>
        <header class="bar"><a href="/">Mailbox</a><span>local mails, kept on this machine</span></header>
        <main>${main}</main>
        ${
          script === undefined
            ? ''
            : html`<script nonce="${nonce}">
                ${script};
              </script>`
        }
      </body>
    </html>`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      // A mail's own frame inherits this: its styles are inline, its pictures come with it or not at all.
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src 'self' data:",
        `script-src 'nonce-${nonce}'`,
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
    },
    body: page.text,
  };
}

/** A moment as the firm's clock shows it. */
export function localTime(iso: string): Markup {
  const shown = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Brussels',
  });
  return html`<time datetime="${iso}">${shown.format(new Date(iso))}</time>`;
}

/** A size for people: `34 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
