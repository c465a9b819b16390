import { apiErrors } from '@incasso/contract/errors';
import { retentionDays } from '@incasso/contract/retention';
import type { Refusal } from '../../Result';
import { html } from '../../mail/html';
import { staffPage } from './staffPage';

const reasons: Readonly<Record<string, string>> = {
  pending: 'De virusscan van dit document is nog bezig. Probeer het over enkele minuten opnieuw.',
  infected: 'De virusscan vond een bedreiging in dit document. Het blijft gesloten.',
  failed: 'De virusscan kon dit document niet lezen. Het blijft gesloten.',
};

export function deadLinkPage({ reason = '' }: Refusal): string {
  const title = 'Dit document kan niet geopend worden';
  const explanation =
    reasons[reason] ??
    `${apiErrors.link_expired.text} Links in onze mails werken ${retentionDays.documentLinks} dagen. Zoek het document in uw dossierbeheer, of vraag het de cliënt opnieuw.`;
  return staffPage({ title, content: html`<p>${explanation}</p>` });
}
