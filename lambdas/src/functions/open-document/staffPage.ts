import { createHash } from 'node:crypto';
import { firmProfile } from '@incasso/contract/firmProfile';
import { html, Html } from '../../mail/html';
import { staffPageStyles } from './staffPageStyles';

/** Allows only these styles; the edge's policy for the API allows any. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(staffPageStyles).digest('base64')}'`;

/** A page for the staff. It loads nothing. */
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
