import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail, MailAddress, MailMessage } from './Mailer';

/**
 * The mail as it goes over the line (MIME). Addresses are always given in parts: a comma in a name would make two of
 * one.
 */
export function composeMail(mail: MailMessage & Pick<Mail, 'to'>, from: MailAddress): Promise<Buffer> {
  const composer = new MailComposer({
    from: { ...from },
    to: mail.to.map((address) => ({ name: '', address })),
    ...(mail.replyTo !== undefined && { replyTo: { ...mail.replyTo, name: asLiteral(mail.replyTo.name) } }),
    subject: asLiteral(mail.subject),
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments.map(({ name, mediaType, bytes }) => ({
      filename: asLiteral(name),
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

/**
 * What begins an encoded word (RFC 2047) is taken apart by a mark without width: mail programs decode such a word
 * wherever it stands in a header, some of them twice, and would show what the visitor hid in it.
 */
function asLiteral(text: string): string {
  return text.replaceAll('=?', '=\u200b?');
}
