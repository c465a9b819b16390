import type { StoredDocument } from '../../../submissions/SubmissionRecord';

/** Without documents, the title over what we attach ourselves. */
export function documentsTitle(count: number): string {
  return count === 0 ? 'Bijlagen' : `Bijgevoegde documenten (${count})`;
}

/** The mail or e-invoice that a document came out of: `uit belofte.eml`. Empty if it was sent by itself. */
export function sourceInWords({ partOf }: StoredDocument, documents: readonly StoredDocument[]): string {
  const container = documents.find(({ sha256 }) => sha256 === partOf);
  return container === undefined ? '' : `uit ${container.name}`;
}

export const caseFileWords = 'Dossierbestand';
