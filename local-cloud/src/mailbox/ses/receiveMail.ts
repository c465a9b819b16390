import type { MailStore } from '../store/MailStore';
import { checkAddress, checkRecipients } from './checkAddress';
import { parseMail, type ParsedMail } from '../store/parseMail';
import { SesError } from './SesError';

/** A mail on its way in, as both calls of SES make it. */
export type IncomingMail = {
  readonly raw: Buffer;
  /** The sender named by the call; that of the headers when empty. */
  readonly source: string;
  /** The recipients named by the call; those of the headers when empty. */
  readonly destinations: readonly string[];
};

/** Largest mail of SES's first version, after encoding. */
export const maxMailBytes = 10 * 1024 * 1024;

/** Headers that SES refuses to see twice. */
const singleHeaders = ['from', 'to', 'cc', 'bcc', 'reply-to', 'subject', 'date', 'message-id', 'sender', 'return-path'];

/** Checks a mail as SES does and keeps it. Answers its id. Throws SES's errors. */
export async function receiveMail({ raw, source, destinations }: IncomingMail, store: MailStore): Promise<string> {
  if (raw.length > maxMailBytes) {
    throw new SesError(
      'InvalidParameterValue',
      `Message length is more than ${maxMailBytes} bytes long: '${raw.length}'.`,
    );
  }
  const { addressees, headerNames, content } = await parse(raw);
  checkHeaders(headerNames);
  const recipients = (destinations.length > 0 ? destinations : addressees).map(bareAddress);
  checkAddress(bareAddress(source === '' ? content.from : source));
  for (const address of [content.from, ...content.to, ...content.cc, ...content.replyTo]) {
    checkAddress(bareAddress(address));
  }
  checkRecipients(recipients);
  return store.add(raw, { ...content, recipients });
}

async function parse(raw: Buffer): Promise<ParsedMail> {
  try {
    return await parseMail(raw);
  } catch {
    throw new SesError('InvalidParameterValue', 'The message could not be parsed.');
  }
}

function checkHeaders(names: readonly string[]): void {
  if (!names.includes('from')) throw new SesError('InvalidParameterValue', "Missing required header 'From'.");
  for (const [place, name] of names.entries()) {
    if (singleHeaders.includes(name) && names.indexOf(name) < place) {
      throw new SesError('InvalidParameterValue', `Duplicate header '${name}'.`);
    }
  }
}

/** The address in `Naam <adres@firma.example>`. */
function bareAddress(text: string): string {
  return /<([^<>]*)>$/.exec(text.trim())?.[1] ?? text.trim();
}
