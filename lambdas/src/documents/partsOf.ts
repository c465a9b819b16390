import type { DocumentOrMailReading } from '@incasso/documents/readDocumentOrMail';
import { readEmbeddedDocument } from '@incasso/documents/readEmbeddedDocument';
import { sha256Of } from '../submissions/digestOf';

/**
 * The SHA-256 of each file in a document: of the attachments of a mail, and of the files in an e-invoice. What is in a
 * zip is left out: inflating it would take time that the size of the document does not bound.
 */
export async function partsOf(reading: Extract<DocumentOrMailReading, { ok: true }>): Promise<string[]> {
  const hashes: string[] = [];
  for (const { isText, isInText, read } of reading.mail?.parts ?? []) {
    if (!isText && !isInText) hashes.push(sha256Of(await read()));
  }
  for (const embedded of reading.invoice?.embeddedDocuments ?? []) {
    const bytes = readEmbeddedDocument(embedded);
    if (bytes !== undefined) hashes.push(sha256Of(bytes));
  }
  return hashes;
}
