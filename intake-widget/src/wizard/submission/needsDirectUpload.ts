import { requestLimits } from '@incasso/contract/limits';
import { includedDocuments } from './checkedDocuments';
import type { WizardDocument } from './WizardDocument';

/** Headroom for the other multipart parts: names, kinds, token and boundaries. */
const overheadBytes = 16_000;

/** Whether documents and texts exceed the size limit of one call, so that the documents are uploaded first. */
export function needsDirectUpload(documents: readonly WizardDocument[], texts: readonly string[]): boolean {
  const documentBytes = includedDocuments(documents).reduce((sum, { size }) => sum + size, 0);
  const textBytes = new TextEncoder().encode(texts.join('')).length;
  return documentBytes + textBytes + overheadBytes > requestLimits.maxInlineBytes;
}
