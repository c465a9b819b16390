import type { DocumentCaution, DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { checkDocument, type DocumentToCheck } from '../checkDocument';
import { canOpenAsPdf } from '../pdf/startsAsPdf';
import { readDocument, type DocumentReading } from '../readDocument';
import { readMail, type Mail, readParts, type MailPart } from './readMail';
import { unsafeAttachment } from './unsafeAttachment';

type Document = Pick<DocumentToCheck, 'name' | 'bytes'>;

export type DocumentOrMailReading = DocumentReading & {
  /** The mail, if the document is an accepted one. */
  readonly mail?: Mail;
};

/**
 * Checks a document or a mail. A mail is accepted if it begins with the header of one, and no part of it or of a mail
 * in it is executable.
 */
export async function readDocumentOrMail(document: Document): Promise<DocumentOrMailReading> {
  return documentExtension(document.name) === 'eml' ? readMailDocument(document) : readDocument(document);
}

async function readMailDocument(document: Document): Promise<DocumentOrMailReading> {
  const refusal = await checkDocument({ ...document, isMail: true });
  if (refusal !== undefined) return { ok: false, refusal };
  const mail = canOpenAsPdf(document.bytes) ? 'not_mail' : await readMail(document.bytes);
  if (mail === 'not_mail') return { ok: false, refusal: 'content_mismatch' };
  if (mail === 'too_complex') return { ok: false, refusal: 'unpacks_too_large' };
  const unsafe = await unsafePart(mail.parts);
  if (unsafe !== undefined) return { ok: false, ...unsafe };
  const caution = cautionOf(mail);
  return { ok: true, invoice: undefined, kind: 'correspondence', mail, ...(caution !== undefined && { caution }) };
}

/**
 * Why we cannot see the content of a mail: it is encrypted, signed as one part, or in a file that only Outlook opens.
 */
function cautionOf({ parts }: Mail): DocumentCaution | undefined {
  const has = (type: RegExp, name: RegExp) =>
    parts.some(({ mediaType, names }) => type.test(mediaType) || names.some((one) => name.test(one)));
  if (has(/^application\/((x-)?pkcs7-mime|pgp-encrypted)$/, /\.p7m$/i)) return 'sealed';
  return has(/^application\/(vnd\.)?ms-tnef$/, /^winmail\.dat$/i) ? 'in_winmail' : undefined;
}

type UnsafePart = {
  readonly refusal: DocumentRefusal;
  /** Its name, if this part alone is the reason. */
  readonly attachment?: string;
};

/** Mails nested deeper are refused. */
const maxDepth = 5;

/**
 * Uuencoded or yEnc files, which some mail programs decode in any text. A sentence may begin like one ('begin 2024'),
 * but its next line has lower case. The lengths are bounded, because a text of one line would exhaust the stack of the
 * expression.
 */
const fileInText = /^(begin [01]?[0-7]{3} [^\r\n]{1,255}[\r\n]{1,2}[ -`]{1,100}$|=ybegin )/m;

/** The first of these parts, or of the mails in them, for which a mail is refused. */
async function unsafePart(parts: readonly MailPart[], depth = 1): Promise<UnsafePart | undefined> {
  for (const { name, names, mediaType, isText, read } of parts) {
    const bytes = await read();
    const unsafe = await unsafeAttachment({ names, bytes, isText: isText && names.length === 0 });
    if (unsafe !== undefined) return { refusal: unsafe, attachment: name };
    if (isText && fileInText.test(latin1.decode(bytes))) return tooComplex;
    if (!/^message\/(rfc822|global)$/.test(mediaType) && !names.some((one) => documentExtension(one) === 'eml'))
      continue;
    const nested = depth < maxDepth ? readParts(bytes) : undefined;
    const within = nested === undefined ? tooComplex : await unsafePart(nested, depth + 1);
    if (within !== undefined) return within;
  }
  return undefined;
}

const tooComplex: UnsafePart = { refusal: 'unpacks_too_large' };
const latin1 = new TextDecoder('latin1');
