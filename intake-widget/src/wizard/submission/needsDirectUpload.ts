import { requestLimits } from '@incasso/contract/limits';
import { includedDocuments } from './checkedDocuments';
import type { WizardDocument } from './WizardDocument';

/** Room for the names, the kinds, the token and the boundaries of the multipart body. */
const overheadBytes = 16_000;

/** Whether documents and texts are too large for one call, so that the documents are stored first. */
export function needsDirectUpload(documents: readonly WizardDocument[], texts: readonly string[]): boolean {
  const documentBytes = includedDocuments(documents).reduce((sum, { size }) => sum + size, 0);
  const textBytes = new TextEncoder().encode(texts.join('')).length;
  return documentBytes + textBytes + overheadBytes > requestLimits.maxInlineBytes;
}
