import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail, MailAddress, MailMessage } from './Mailer';

/**
 * Composes the MIME message. Addresses are given as name and address: in one string, a comma in a name would give two.
 */
export function composeMail(mail: MailMessage & Pick<Mail, 'to' | 'reference'>, from: MailAddress): Promise<Buffer> {
  const composer = new MailComposer({
    from: { ...from },
    to: mail.to.map((address) => ({ name: '', address })),
    ...(mail.replyTo !== undefined && { replyTo: { ...mail.replyTo, name: asPhrase(mail.replyTo.name) } }),
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
    // Marks the mail as automatic, so that it gets no out-of-office replies.
    headers: { 'auto-submitted': 'auto-generated' },
  });
  return composer.compile().build();
}

/**
 * Puts all mails of a submission, and the replies to them, into one thread: each refers to the same id, which no mail
 * has. Our own `Message-ID` would not work: SES replaces it, but keeps these two headers.
 * https://docs.aws.amazon.com/ses/latest/dg/header-fields.html
 */
function threadOf({ reference }: Pick<Mail, 'reference'>, { address }: MailAddress) {
  const id = `<${reference}@${address.slice(address.lastIndexOf('@') + 1)}>`;
  return { inReplyTo: id, references: id };
}

/**
 * Breaks up the start of an encoded word (RFC 2047) with a zero-width mark: mail programs decode such a word anywhere
 * in a header, some of them twice, and would show text that the visitor hid in it.
 */
function asLiteral(text: string): string {
  return text.replaceAll('=?', '=\u200b?');
}

/**
 * Makes the composer encode a name with address characters, by a leading zero-width mark: some mail programs and
 * servers read further addresses in such a name when it is only quoted.
 */
function asPhrase(name: string): string {
  const literal = asLiteral(name);
  return /["<>@\\]/.test(literal) ? `\u200b${literal}` : literal;
}
