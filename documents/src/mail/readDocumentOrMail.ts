import type { DocumentCaution } from '@incasso/contract/documents/documentRefusals';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { checkDocument, type DocumentToCheck } from '../checkDocument';
import { canOpenAsPdf } from '../pdf/startsAsPdf';
import { readDocument, type DocumentReading } from '../readDocument';
import { readMail, type Mail } from './readMail';

type Document = Pick<DocumentToCheck, 'name' | 'bytes'>;

export type DocumentOrMailReading = DocumentReading & {
  readonly mail?: Mail;
};

/**
 * Checks a document or a mail. A mail is accepted if it begins with the header of one, whatever is attached to it: the
 * staff opens it from the store, where the malware scan reads it. `filesWithin` gives the files to check by themselves.
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
  const caution = cautionOf(mail);
  return { ok: true, invoice: undefined, kind: 'correspondence', mail, ...(caution !== undefined && { caution }) };
}

/**
 * Why we cannot see the content of a mail: it is encrypted, signed as one part, or in a file that only Outlook opens.
 */
function cautionOf({ parts }: Mail): DocumentCaution | undefined {
  const has = (type: RegExp, name: RegExp) => parts.some((part) => type.test(part.mediaType) || name.test(part.name));
  if (has(/^application\/((x-)?pkcs7-mime|pgp-encrypted)$/, /\.p7m$/i)) return 'sealed';
  return has(/^application\/(vnd\.)?ms-tnef$/, /^winmail\.dat$/i) ? 'in_winmail' : undefined;
}
