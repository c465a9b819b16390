import { kindOfName, type DocumentKind } from '@incasso/contract/documents/documentKinds';
import { readDocumentLabels } from '@incasso/contract/documents/documentLabels';
import { cleanFileName } from '../cleaning/cleanFileName';
import type { IntakeRecord } from './SubmissionRecord';

/**
 * What each document of a case is, in their order: an invoice where it was read as an e-invoice, else what the visitor
 * said, else what its name says.
 */
export function kindsOfDocuments({
  answers,
  documents,
  claims,
}: Pick<IntakeRecord, 'answers' | 'documents' | 'claims'>): DocumentKind[] {
  const read = new Set(claims.map(({ sha256 }) => sha256));
  const labels = readDocumentLabels(answers.documents_info).map(({ name, kind }) => ({
    name: cleanFileName(name),
    kind,
  }));
  return documents.map(({ name, sha256 }) => {
    const place = labels.findIndex((label) => label.name === name);
    // Of two documents with one name, each has a line of its own.
    const [label] = place === -1 ? [] : labels.splice(place, 1);
    return read.has(sha256) ? 'invoice' : (label?.kind ?? kindOfName(name) ?? 'other');
  });
}
