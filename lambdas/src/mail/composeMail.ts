import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail, MailAddress } from './Mailer';

/**
 * The mail as it goes over the line (MIME). Addresses are always given in parts: a comma in a name would make two of
 * one.
 */
export function composeMail(mail: Mail, from: MailAddress): Promise<Buffer> {
  const composer = new MailComposer({
    from: { ...from },
    to: mail.to.map((address) => ({ name: '', address })),
    ...(mail.replyTo !== undefined && { replyTo: { ...mail.replyTo } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments.map(({ name, mediaType, bytes }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
    // Says that nobody wrote it, so that out-of-office answers stay away.
    headers: { 'auto-submitted': 'auto-generated' },
  });
  return composer.compile().build();
}
