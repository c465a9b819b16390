import { documentExtension } from '@incasso/contract/documents/documentTypes';
import type { Inflate } from '../bytes/Inflate';
import { readChosenDocument } from '../readChosenDocument';
import { unpackZip, type FoundDocument } from '../zip/unpackZip';
import { readDocumentOrMail } from './readDocumentOrMail';
import type { Mail, MailPart } from './readMail';

/**
 * The attachments of a mail that the intake accepts as documents, HEIC photos, and the documents in an attached zip;
 * without inline images.
 */
export async function attachedDocuments({ parts }: Mail, inflate: Inflate | undefined): Promise<FoundDocument[]> {
  const found: FoundDocument[] = [];
  for (const part of parts) {
    if (!part.isText && !part.isInText) found.push(...(await documentsIn(part, inflate)));
  }
  return found;
}

async function documentsIn({ name, read }: MailPart, inflate: Inflate | undefined): Promise<FoundDocument[]> {
  const bytes = await read();
  if (/\.zip$/i.test(name)) return (inflate && (await unpackZip(bytes, inflate))) ?? [];
  const document = { name, bytes, inflate };
  const isMail = documentExtension(name) === 'eml';
  const { name: foundName, reading } = isMail
    ? { name, reading: await readDocumentOrMail(document) }
    : await readChosenDocument(document);
  return reading.ok || reading.refusal === 'heic_photo' ? [{ name: foundName, bytes }] : [];
}
