import PostalMime, { type Address, type Email } from 'postal-mime';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { extensionOfType } from '@incasso/contract/documents/mediaTypeOf';
import { cleanLine } from '@incasso/contract/cleanText';
import { concatenate } from '../bytes/byteArrays';
import { mailNames } from './mailNames.text';
import { fieldOf, splitMail, type MailLeaf } from './splitMail';

export type MailAttachment = {
  /** With the extension of its media type, if its own is missing or unknown to the intake. */
  readonly name: string;
  readonly mediaType: string;
  /** Whether it is an inline image, such as a logo. */
  readonly isInText: boolean;
  /** Decodes the attachment. */
  readonly read: () => Promise<Uint8Array>;
};

export type Mail = {
  readonly subject: string;
  /** As in `Jan Peeters <jan@voorbeeld.example>`; empty if missing. */
  readonly from: string;
  /** In ISO 8601; absent if missing or invalid. */
  readonly date?: string;
  readonly attachments: readonly MailAttachment[];
};

/** Images below this size are taken for logos, icons and tracking pixels. */
const smallPictureBytes = 8 * 1024;

/**
 * Reads the header of a mail (RFC 5322) and finds its attachments, which are decoded on demand. `not_mail`: no mail
 * header at its start; `too_complex`: more lines, fields or parts than any real mail.
 */
export async function readMail(bytes: Uint8Array): Promise<Mail | 'not_mail' | 'too_complex'> {
  const split = splitMail(withoutLeadingBlanks(bytes));
  if (split === undefined) return 'too_complex';
  // Programs interpret a lone CR differently, so it could hide an attachment.
  if (/\r[^\r\n]/.test(latin1.decode(split.head))) return 'not_mail';
  const { from, subject, date } = await parse([inUtf8(split.head), blankLine]);
  if (from === undefined && date === undefined) return 'not_mail';
  // `3/09/2026` would be parsed as the American 9 March.
  const isDateClear = date !== undefined && !/\d\/\d/.test(fieldOf(split.head, 'date'));
  const attachments: MailAttachment[] = [];
  for (const leaf of split.leaves) {
    const attachment = await readLeaf(leaf);
    if (attachment !== undefined) attachments.push(attachment);
  }
  return {
    subject: cleanLine(subject ?? ''),
    from: addressText(from),
    ...(isDateClear && !Number.isNaN(Date.parse(date)) && { date }),
    attachments,
  };
}

/** The attachment in a part; `undefined` for a text of the mail. */
async function readLeaf(leaf: MailLeaf): Promise<MailAttachment | undefined> {
  const type = /^[^\s;]*/.exec(fieldOf(leaf.head, 'content-type'))?.[0].toLowerCase() ?? '';
  const isAttached = /^attachment/i.test(fieldOf(leaf.head, 'content-disposition'));
  if (!isAttached && ['', 'text/plain', 'text/html'].includes(type)) return undefined;
  const { attachments } = await parse([inUtf8(leaf.head), blankLine]);
  const { filename, mimeType = type, disposition, contentId } = attachments[0] ?? {};
  const isPicture = mimeType.startsWith('image/');
  const isInText =
    isPicture && (leaf.body.length < smallPictureBytes || (contentId !== undefined && disposition !== 'attachment'));
  return { name: nameOf(filename, mimeType), mediaType: mimeType, isInText, read: () => contentOf(leaf) };
}

/** Returns unencoded content as it is: the library would change its line endings. */
async function contentOf({ head, body }: MailLeaf): Promise<Uint8Array> {
  const isEncoded = /base64|quoted-printable/i.test(fieldOf(head, 'content-transfer-encoding'));
  if (!isEncoded) return body;
  const asFile = encoder.encode('Content-Disposition: attachment\r\n');
  const { attachments } = await parse([asFile, withBlankLine(head), body]);
  const content = attachments[0]?.content;
  if (content instanceof Uint8Array) return new Uint8Array(content);
  return content instanceof ArrayBuffer ? new Uint8Array(content) : new Uint8Array();
}

const encoder = new TextEncoder();
const latin1 = new TextDecoder('latin1');
const blankLine = encoder.encode('\r\n\r\n');

/** Skips a byte order mark or blank lines before the header, which some programs write. */
function withoutLeadingBlanks(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(bytes.subarray(0, 1024).findIndex((byte) => ![0xef, 0xbb, 0xbf, 0x0d, 0x0a].includes(byte)));
}

/** Decodes Windows-1252, in which older programs write fields without declaring it. */
function inUtf8(head: Uint8Array): Uint8Array {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head);
    return head;
  } catch {
    return encoder.encode(latin1.decode(head));
  }
}

/** Adds the blank line that ends the header if the file ends before it. */
function withBlankLine(head: Uint8Array): Uint8Array {
  return /(^|\n)\r?\n$/.test(String.fromCharCode(...head.subarray(-4))) ? head : concatenate([head, blankLine]);
}

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

function nameOf(fileName: string | null | undefined, mediaType: string): string {
  const name = cleanLine(fileName ?? '').replace(/^.*[\\/]/, '') || mailNames.attachment;
  const extension = extensionOfType(mediaType);
  return extension === undefined || documentExtension(name) !== undefined ? name : `${name}.${extension}`;
}
