import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { checkDocument, type DocumentToCheck } from '../checkDocument';
import { readDocument, type DocumentReading } from '../readDocument';
import { readMail, type Mail } from './readMail';
import { unsafeAttachment } from './unsafeAttachment';

type Document = Pick<DocumentToCheck, 'name' | 'bytes' | 'inflate'>;

export type DocumentOrMailReading = DocumentReading & {
  /** The mail, if the document is an accepted one. */
  readonly mail?: Mail;
};

/** Nested mails below this depth are left to the malware scan. */
const maxDepth = 5;

/**
 * Checks a document or a mail. A mail is accepted if it has the header of one and no attachment, also of a nested mail,
 * is executable.
 */
export async function readDocumentOrMail(document: Document): Promise<DocumentOrMailReading> {
  return documentExtension(document.name) === 'eml' ? readMailDocument(document) : readDocument(document);
}

async function readMailDocument(document: Document, depth = 1): Promise<DocumentOrMailReading> {
  const refusal = await checkDocument({ ...document, isMail: true });
  if (refusal !== undefined) return { ok: false, refusal };
  // A file that some programs open as a PDF is not accepted as a mail.
  const isPdfToo = new TextDecoder('latin1').decode(document.bytes.subarray(0, 1024)).includes('%PDF-');
  const mail = isPdfToo ? 'not_mail' : await readMail(document.bytes);
  if (mail === 'not_mail') return { ok: false, refusal: 'content_mismatch' };
  if (mail === 'too_complex') return { ok: false, refusal: 'unpacks_too_large' };
  for (const { name, mediaType, read } of mail.attachments) {
    const attached = { name, bytes: await read(), inflate: document.inflate };
    const unsafe = await unsafeAttachment(attached);
    if (unsafe !== undefined) return { ok: false, refusal: unsafe, attachment: name };
    if (mediaType !== 'message/rfc822' && documentExtension(name) !== 'eml') continue;
    const within = depth < maxDepth ? await readMailDocument({ ...attached, name: 'mail.eml' }, depth + 1) : undefined;
    if (within?.ok === false && within.attachment !== undefined) return within;
  }
  return { ok: true, invoice: undefined, mail };
}
