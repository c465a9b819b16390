import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import type { ConfirmationLimit } from './StaffMailOptions';
import { unconfirmedInWords } from './unconfirmedLine';

const unconfirmedTitle = 'Geen bevestiging aan de afzender';

/** Says that the sender got no confirmation, after the staff's mail on the record. */
export function staffUnconfirmedMail(reference: string, limit: ConfirmationLimit): Omit<MailMessage, 'attachments'> {
  const lead = unconfirmedInWords(limit);
  return {
    subject: `[${reference}] ${unconfirmedTitle}`,
    ...renderMail({ preview: lead, title: unconfirmedTitle, reference, lead, sections: [], closing: [] }),
  };
}
