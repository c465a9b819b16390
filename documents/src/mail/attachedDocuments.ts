import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { readChosenDocument } from '../readChosenDocument';
import { unpackZip, type FoundDocument } from '../zip/unpackZip';
import { readDocumentOrMail } from './readDocumentOrMail';
import type { Mail, MailPart } from './readMail';

/**
 * The attachments of a mail that the intake accepts as documents, HEIC photos, and the documents in an attached zip;
 * without inline images.
 */
export async function attachedDocuments({ parts }: Mail): Promise<FoundDocument[]> {
  const found: FoundDocument[] = [];
  for (const part of parts) {
    if (!part.isText && !part.isInText) found.push(...(await documentsIn(part)));
  }
  return found;
}

async function documentsIn({ name, read }: MailPart): Promise<FoundDocument[]> {
  const bytes = await read();
  if (/\.zip$/i.test(name)) return (await unpackZip(bytes)) ?? [];
  const document = { name, bytes };
  const isMail = documentExtension(name) === 'eml';
  const { name: foundName, reading } = isMail
    ? { name, reading: await readDocumentOrMail(document) }
    : await readChosenDocument(document);
  return reading.ok || reading.refusal === 'heic_photo' ? [{ name: foundName, bytes }] : [];
}
