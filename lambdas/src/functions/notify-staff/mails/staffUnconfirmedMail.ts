import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import type { ConfirmationLimit } from './StaffMailOptions';
import { unconfirmedLine } from './unconfirmedLine';

/** Says that the sender got no confirmation, after the staff's mail on the record; `undefined` where one is enough. */
export function staffUnconfirmedMail(
  reference: string,
  limit: ConfirmationLimit,
): Omit<MailMessage, 'attachments'> | undefined {
  const [lead] = unconfirmedLine(limit);
  if (lead === undefined) return undefined;
  const title = 'Geen bevestiging aan de afzender';
  return {
    subject: `[${reference}] ${title}`,
    ...renderMail({ preview: lead, title, reference, lead, sections: [], closing: [] }),
  };
}
