import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { checkDocument, type DocumentToCheck } from '../checkDocument';
import { readDocument, type DocumentReading } from '../readDocument';
import { readMail, type Mail } from './readMail';
import { unsafePart } from './unsafePart';

type Document = Pick<DocumentToCheck, 'name' | 'bytes'>;

export type DocumentOrMailReading = DocumentReading & {
  /** The mail, if the document is an accepted one. */
  readonly mail?: Mail;
};

/**
 * Checks a document or a mail. A mail is accepted if it has the header of one and if no part, also of a nested mail, is
 * executable.
 */
export async function readDocumentOrMail(document: Document): Promise<DocumentOrMailReading> {
  return documentExtension(document.name) === 'eml' ? readMailDocument(document) : readDocument(document);
}

async function readMailDocument(document: Document): Promise<DocumentOrMailReading> {
  const refusal = await checkDocument({ ...document, isMail: true });
  if (refusal !== undefined) return { ok: false, refusal };
  // A file that some programs open as a PDF is not accepted as a mail.
  const isPdfToo = new TextDecoder('latin1').decode(document.bytes.subarray(0, 1024)).includes('%PDF-');
  const mail = isPdfToo ? 'not_mail' : await readMail(document.bytes);
  if (mail === 'not_mail') return { ok: false, refusal: 'content_mismatch' };
  if (mail === 'too_complex') return { ok: false, refusal: 'unpacks_too_large' };
  const unsafe = await unsafePart(mail.parts);
  if (unsafe !== undefined) return { ok: false, ...unsafe };
  return { ok: true, invoice: undefined, mail };
}
