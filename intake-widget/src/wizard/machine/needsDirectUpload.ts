import { requestLimits } from '@incasso/contract/limits';
import { includedDocuments } from './judgedDocuments';
import type { WizardContext } from './WizardContext';

/** Room for the names, the kinds, the token and the boundaries of the multipart body. */
const overheadBytes = 16_000;

/** Whether the submission is too large for one call, so that its documents are stored first. */
export function needsDirectUpload({ answers, documents }: Pick<WizardContext, 'answers' | 'documents'>): boolean {
  const documentBytes = includedDocuments(documents).reduce((sum, { size }) => sum + size, 0);
  const textBytes = new TextEncoder().encode(Object.values(answers).join('')).length;
  return documentBytes + textBytes + overheadBytes > requestLimits.maxInlineBytes;
}
