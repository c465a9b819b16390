import PostalMime, { type Address, type Email } from 'postal-mime';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { extensionOfType } from '@incasso/contract/documents/mediaTypeOf';
import { cleanLine } from '@incasso/contract/cleanText';
import { concatenate } from '../bytes/byteArrays';
import { fieldsOf, headerText } from './mailFields';
import { splitMail, type MailLeaf, type SplitMail } from './splitMail';

export type MailPart = {
  /** File name. Its extension is that of the media type, if it has none or one that the intake does not know. */
  readonly name: string;
  readonly mediaType: string;
  /** Whether mail programs show it as the text of the mail. */
  readonly isText: boolean;
  /** Whether it is an inline image, such as a logo. */
  readonly isInText: boolean;
  readonly read: () => Promise<Uint8Array>;
};

export type Mail = {
  readonly subject: string;
  /** As in `Jan Peeters <jan@voorbeeld.example>`; empty if missing. */
  readonly from: string;
  /** In ISO 8601; absent if missing or invalid. */
  readonly date?: string;
  readonly parts: readonly MailPart[];
};

/** Images below this size are taken for logos, icons and tracking pixels. */
const smallPictureBytes = 8 * 1024;

/**
 * Reads the header of a mail (RFC 5322) and finds its parts, which are decoded on demand. `not_mail`: no mail header at
 * its start; `too_complex`: beyond any real mail.
 */
export async function readMail(bytes: Uint8Array): Promise<Mail | 'not_mail' | 'too_complex'> {
  const split = splitFile(bytes);
  if (split === undefined) return 'too_complex';
  const { from, subject, date } = await parse([encoder.encode(headerText(split.head)), blankLine]);
  if (from === undefined && date === undefined) return 'not_mail';
  // `3/09/2026` would be parsed as the American 9 March.
  const isDateClear = date !== undefined && !/\d\/\d/.test(fieldsOf(headerText(split.head), 'date')[0] ?? '');
  return {
    subject: cleanLine(subject ?? ''),
    from: addressText(from),
    ...(isDateClear && !Number.isNaN(Date.parse(date)) && { date }),
    parts: await Promise.all(split.leaves.map(readLeaf)),
  };
}

/** Skips a byte order mark or blank lines before the header, which some programs write. */
function splitFile(bytes: Uint8Array): SplitMail | undefined {
  const start = bytes.subarray(0, 1024).findIndex((byte) => ![0xef, 0xbb, 0xbf, 0x0d, 0x0a].includes(byte));
  return splitMail(bytes.subarray(start));
}

async function readLeaf(leaf: MailLeaf): Promise<MailPart> {
  const [attachment] = (await parse([encoder.encode(leaf.head), blankLine])).attachments;
  const { filename, mimeType = 'text/plain', disposition, contentId } = attachment ?? {};
  const isLinked = contentId !== undefined && disposition !== 'attachment';
  return {
    name: nameOf(filename, mimeType),
    mediaType: mimeType,
    // Before MIME had subtypes, a text was declared as `text`.
    isText: attachment === undefined || mimeType === 'text',
    isInText: mimeType.startsWith('image/') && (leaf.body.length < smallPictureBytes || isLinked),
    read: () => contentOf(leaf),
  };
}

/** Returns unencoded content as it is: the library would change its line endings. */
async function contentOf({ head, body }: MailLeaf): Promise<Uint8Array> {
  const [encoding] = /base64|quoted-printable/i.exec(fieldsOf(head, 'content-transfer-encoding')[0] ?? '') ?? [];
  if (encoding === undefined) return body;
  // Without the part's own header: from its media type the library would convert HTML and calendars.
  const asFile = `Content-Disposition: attachment\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
  const { attachments } = await parse([encoder.encode(asFile), body]);
  const content = attachments[0]?.content;
  if (content instanceof Uint8Array) return new Uint8Array(content);
  return content instanceof ArrayBuffer ? new Uint8Array(content) : new Uint8Array();
}

const encoder = new TextEncoder();
const blankLine = encoder.encode('\r\n\r\n');

function parse(pieces: readonly Uint8Array[]): Promise<Email> {
  return PostalMime.parse(concatenate(pieces).buffer, { forceRfc822Attachments: true });
}

function addressText(...addresses: readonly (Address | undefined)[]): string {
  const words = addresses.flatMap((address) => {
    if (address === undefined) return [];
    const { name, group, address: mailbox } = address;
    if (group !== undefined) return [`${name}: ${addressText(...group)}`];
    return [name === '' ? mailbox : `${name} <${mailbox}>`];
  });
  return cleanLine(words.join(', '));
}

function nameOf(filename: string | null | undefined, mediaType: string): string {
  const name = cleanLine(filename ?? '') || 'bijlage';
  const extension = extensionOfType(mediaType);
  return extension === undefined || documentExtension(name) !== undefined ? name : `${name}.${extension}`;
}
