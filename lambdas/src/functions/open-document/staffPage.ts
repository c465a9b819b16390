import { createHash } from 'node:crypto';
import { firmProfile } from '@incasso/contract/firmProfile';
import { html, Html } from '../../mail/html';

/** Styles of the pages for the staff. Without web fonts: the page loads nothing. */
const staffPageStyles = `
body { margin: 0; background: #f3f5f7; color: #0e1b2e; font: 1rem/1.5 'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem; background: #fff; border-bottom: 2px solid #0e1b2e; box-sizing: border-box; }
h1, .firm { font-family: 'Source Serif 4', Georgia, 'Times New Roman', serif; font-weight: 600; }
.firm { margin: 0; font-size: 1.125rem; }
h1 { margin: 1rem 0 1.5rem; font-size: 1.75rem; line-height: 1.2; }
dl { margin: 0 0 1.5rem; border-top: 1px solid #d5dbe3; }
dl div { padding: 0.625rem 0; border-bottom: 1px solid #d5dbe3; }
dt { color: #4a566a; font-size: 0.8125rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.button { display: inline-block; padding: 0.75rem 1.5rem; border: 2px solid #0e1b2e; border-radius: 4px; background: #0e1b2e; color: #ffe14d; font-weight: 650; text-decoration: none; }
.button:hover { background: #ffe14d; color: #0e1b2e; }
.button:focus-visible { outline: 3px solid #ffe14d; box-shadow: inset 0 0 0 2px #fff, 0 0 0 5px #0e1b2e; }
`;

/** Allows only these styles; the edge's policy for the API allows any. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(staffPageStyles).digest('base64')}'`;

export function staffPage({ title, content }: { readonly title: string; readonly content: Html }): string {
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta http-equiv="content-security-policy" content="${policy}" />
        <title>${title} | ${firmProfile.firmName}</title>
        ${new Html(`<style>${staffPageStyles}</style>`)}
      </head>
      <body>
        <main>
          <p class="firm">${firmProfile.firmName}</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.markup;
}
