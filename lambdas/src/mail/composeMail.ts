import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail, MailAddress, MailMessage } from './Mailer';

/**
 * The mail as it goes over the line (MIME). Addresses are always given in parts: a comma in a name would make two of
 * one.
 */
export function composeMail(mail: MailMessage & Pick<Mail, 'to' | 'reference'>, from: MailAddress): Promise<Buffer> {
  const composer = new MailComposer({
    from: { ...from },
    to: mail.to.map((address) => ({ name: '', address })),
    ...(mail.replyTo !== undefined && { replyTo: { ...mail.replyTo, name: asLiteral(mail.replyTo.name) } }),
    subject: asLiteral(mail.subject),
    ...threadOf(mail, from),
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
 * What puts all mails on a submission, and the answers to them, into one thread: an id that no mail has, named as the
 * one before each. A `Message-ID` of ours would not last: SES gives each mail its own, and leaves these two as they
 * are. https://docs.aws.amazon.com/ses/latest/dg/header-fields.html
 */
function threadOf({ reference }: Pick<Mail, 'reference'>, { address }: MailAddress) {
  const id = `<${reference}@${address.slice(address.lastIndexOf('@') + 1)}>`;
  return { inReplyTo: id, references: id };
}

/**
 * What begins an encoded word (RFC 2047) is taken apart by a mark without width: mail programs decode such a word
 * wherever it stands in a header, some of them twice, and would show what the visitor hid in it.
 */
function asLiteral(text: string): string {
  return text.replaceAll('=?', '=\u200b?');
}
