import { documentExtension } from '@incasso/contract/documents/documentTypes';
import type { Inflate } from '../bytes/Inflate';
import type { FoundDocument } from '../zip/unpackZip';
import { readDocumentOrMail } from './readDocumentOrMail';
import type { Mail } from './readMail';

/** The attachments of a mail that the intake accepts as documents, without inline images. */
export async function attachedDocuments({ attachments }: Mail, inflate: Inflate | undefined): Promise<FoundDocument[]> {
  const found: FoundDocument[] = [];
  for (const { name, isInText, read } of attachments) {
    if (isInText || documentExtension(name) === undefined) continue;
    const bytes = await read();
    if ((await readDocumentOrMail({ name, bytes, inflate })).ok) found.push({ name, bytes });
  }
  return found;
}
