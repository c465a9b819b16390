import { html, Html } from '@incasso/lambdas/mail/html';
import { embedDirectives, loaderLine, partnerWays, type PartnerValues } from './partnerWays';

/** A page of the partner's site. `head` follows its style sheet, `main` its heading. */
export type PartnerPage = {
  readonly path: string;
  readonly title: string;
  readonly intro: string;
  readonly main: (values: PartnerValues) => Html;
  readonly head?: Html;
  readonly owner?: string;
  readonly policy?: (values: PartnerValues) => string;
};

const heardScript = html`<script src="/heard.js"></script>`;
const heardList = html`<h2>Wat deze pagina van het formulier hoort</h2>
  <ol class="heard" id="heard"></ol>`;
const loader = (values: PartnerValues) => new Html(loaderLine(values));
const element = html`<incasso-intake></incasso-intake>`;

const wayPages: readonly PartnerPage[] = partnerWays.map(({ path, lines }) => ({
  path,
  title: 'Betaalt een klant uw factuur niet?',
  intro:
    'Onze partner, een advocatenkantoor, vordert uw onbetaalde facturen in. U dient uw aanvraag in drie stappen in.',
  main: (values) => html`${new Html(lines(values))} ${path === 'script' ? heardList : undefined}`,
  ...(path === 'script' && { head: heardScript }),
}));

/** Pages on which the intake is hard to embed. */
const trialPages: readonly PartnerPage[] = [
  {
    path: 'hostile-css',
    title: 'Een stijlblad dat alles overneemt',
    intro: 'Zet elke stijl uit, verbergt knoppen en velden, maakt frames één pixel breed en legt zich overal bovenop.',
    head: html`<link rel="stylesheet" href="/hostile.css" />`,
    main: (values) =>
      html`${loader(values)}
        <div class="war">${element}</div>`,
  },
  {
    path: 'strict-csp',
    title: 'Een streng beveiligingsbeleid',
    intro: 'De Content-Security-Policy laat niets toe, behalve wat de handleiding noemt.',
    policy: strictPolicy,
    main: (values) => html`${loader(values)} ${element}`,
  },
  {
    path: 'form',
    title: 'Binnen een ander formulier',
    intro: 'Sommige websites zetten de hele pagina in één formulier.',
    main: (values) =>
      html`<form action="/form" method="get">
        <p>
          <label for="search">Zoeken op deze website</label>
          <input id="search" name="search" />
        </p>
        ${loader(values)} ${element}
        <p><button class="button">Zoeken</button></p>
      </form>`,
  },
  {
    path: 'hidden-tab',
    title: 'In een tabblad dat later opengaat',
    intro: 'De knop opent en sluit het tabblad met het formulier.',
    main: (values) =>
      html`<p>
          <button class="button" id="show" aria-expanded="false" aria-controls="panel">Onbetaalde facturen</button>
        </p>
        ${loader(values)}
        <div id="panel" hidden>${element}</div>
        <script>
          document.getElementById('show').addEventListener('click', ({ target }) => {
            const panel = document.getElementById('panel');
            panel.hidden = !panel.hidden;
            target.setAttribute('aria-expanded', String(!panel.hidden));
          });
        </script>`,
  },
  {
    path: 'invoices',
    owner: 'Boekhoudpakket Voorbeeld',
    title: 'Openstaande facturen',
    intro: 'Voorbeeldbakkerij BV, verkoopfacturen waarvan de vervaldag voorbij is.',
    main: (values) =>
      html`<form id="collect">
          <table>
            <thead>
              <tr>
                <th scope="col"><span aria-label="Kiezen"></span></th>
                <th scope="col">Factuur</th>
                <th scope="col">Klant</th>
                <th scope="col">Vervaldag</th>
                <th scope="col" class="amount">Bedrag</th>
              </tr>
            </thead>
            <tbody id="invoices"></tbody>
          </table>
          <p><button class="button">Invorderen</button></p>
        </form>
        <section id="intake" aria-label="Invorderen" hidden>
          ${loader(values)}
          <incasso-intake accent="#2f6b4f" radius="6" font="system"></incasso-intake>
        </section>
        <script src="/invoices.js"></script>`,
  },
  {
    path: 'forged',
    title: 'Een pagina die berichten vervalst',
    intro: 'Stuurt het formulier valse berichten, geeft zich voor het formulier uit, en noteert alles wat ze hoort.',
    head: heardScript,
    main: (values) =>
      html`${loader(values)} ${element} ${heardList}
        <script src="/forge.js"></script>`,
  },
];

/** The index: each way to embed the intake, with the lines to copy, and each page that makes it hard. */
function indexPage(strangerAddress: string): PartnerPage {
  return {
    path: '',
    title: 'Het formulier op de website van een partner',
    intro:
      'Deze pagina’s staan op een andere website dan het formulier. De handleiding voor partners is docs/partners.md.',
    main: (values) =>
      html`<h2>De manieren</h2>
        <dl>
          ${partnerWays.map(
            ({ path, title, what, lines }) =>
              html`<dt><a href="/${path}">${title}</a></dt>
                <dd>
                  ${what}
                  <pre><code>${lines(values)}</code></pre>
                </dd>`,
          )}
        </dl>
        <h2>Waar het tegen moet kunnen</h2>
        <ul>
          ${trialPages.map(({ path, title }) => html`<li><a href="/${path}">${title}</a></li>`)}
          <li><a href="${strangerAddress}/script">Een website die geen partner is</a></li>
        </ul>`,
  };
}

export function partnerPages(strangerAddress: string): readonly PartnerPage[] {
  return [indexPage(strangerAddress), ...wayPages, ...trialPages];
}

export function framedPage(
  { title, intro, main, head, owner = 'Boekhoudkantoor Voorbeeld' }: PartnerPage,
  values: PartnerValues,
): string {
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${owner}</title>
        <link rel="stylesheet" href="/partner.css" />
        ${head}
      </head>
      <body>
        <header><a href="/">${owner}</a></header>
        <main>
          <h1>${title}</h1>
          <p>${intro}</p>
          ${main(values)}
        </main>
      </body>
    </html>`.markup;
}

/** Allows what the guide names; everything else may only come from the page's own origin. */
function strictPolicy(values: PartnerValues): string {
  const [script = '', frame = ''] = embedDirectives(values);
  return ["default-src 'none'", "style-src 'self'", `${script} 'self'`, frame].join('; ');
}
