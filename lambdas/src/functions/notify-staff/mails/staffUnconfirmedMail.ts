import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import type { ConfirmationLimit } from './StaffMailOptions';

const unconfirmedTitle = 'Geen bevestiging aan de afzender';

/** Says that the sender got no confirmation, after the staff's mail on the record. */
export function staffUnconfirmedMail(reference: string, limit: ConfirmationLimit): Omit<MailMessage, 'attachments'> {
  const lead = unconfirmedInWords(limit);
  return {
    subject: `[${reference}] ${unconfirmedTitle}`,
    ...renderMail({ preview: lead, title: unconfirmedTitle, reference, lead, sections: [], closing: [] }),
  };
}

export function unconfirmedLine(limit: ConfirmationLimit | undefined): string[] {
  return limit === undefined ? [] : [unconfirmedInWords(limit)];
}

function unconfirmedInWords(limit: ConfirmationLimit): string {
  return `De afzender kreeg geen bevestiging: ${reasons[limit]} Laat zelf weten dat dit goed aankwam.`;
}

const reasons: Readonly<Record<ConfirmationLimit, string>> = {
  address: 'naar dit adres gingen er al drie in 24 uur.',
  rate: 'er wachtten een dag lang te veel bevestigingen tegelijk.',
};
