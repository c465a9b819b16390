import { apiErrors } from '@incasso/contract/errors';
import { firmProfile } from '@incasso/contract/firmProfile';
import { retentionDays } from '@incasso/contract/retention';
import type { Refusal } from '../../results/Result';
import { html } from '../../mail/html';

const reasons: Readonly<Record<string, string>> = {
  pending: 'De virusscan van dit document is nog bezig. Probeer het over enkele minuten opnieuw.',
  infected: 'De virusscan vond een bedreiging in dit document. Het blijft gesloten.',
  failed: 'De virusscan kon dit document niet lezen. Het blijft gesloten.',
};

/** What a member of the staff reads whose link does not open. Without styles: the policy of the API allows none. */
export function deadLinkPage({ reason = '' }: Refusal): string {
  const title = 'Dit document kan niet geopend worden';
  const explanation =
    reasons[reason] ??
    `${apiErrors.link_expired.text} Links in onze mails werken ${retentionDays.documentLinks} dagen.`;
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${firmProfile.firmName}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${explanation}</p>
        </main>
      </body>
    </html> `.markup;
}
