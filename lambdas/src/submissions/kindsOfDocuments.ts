import { kindOfName, type DocumentKind } from '@incasso/contract/documents/documentKinds';
import { readDocumentLabels } from '@incasso/contract/documents/documentLabels';
import { cleanFileName } from '../cleaning/cleanFileName';
import type { AdditionRecord } from './AdditionRecord';
import type { IntakeRecord } from './SubmissionRecord';

type Documents = Pick<IntakeRecord, 'documents' | 'claims'>;

/** Documents, and what was said of them. */
export type DocumentFacts = Documents & (Pick<IntakeRecord, 'answers'> | Pick<AdditionRecord, 'note'>);

/** A record that has documents: a case, or what was added to one. */
export type DocumentsRecord = DocumentFacts & Pick<IntakeRecord, 'reference'>;

/**
 * What each document of a case, or of an addition, is, in their order: an invoice where it was read as an e-invoice,
 * else what the visitor said, else what its name says.
 */
export function kindsOfDocuments(record: DocumentFacts): DocumentKind[] {
  const { documents, claims } = record;
  const said = 'note' in record ? record.note : record.answers.documents_info;
  const read = new Set(claims.map(({ sha256 }) => sha256));
  const labels = readDocumentLabels(said).map(({ name, kind }) => ({
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
