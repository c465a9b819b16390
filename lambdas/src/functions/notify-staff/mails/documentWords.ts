import type { StoredDocument } from '../../../submissions/SubmissionRecord';

export function documentsTitle(count: number): string {
  return `Bijgevoegde documenten (${count})`;
}

/** The mail or e-invoice that a document came out of: `uit belofte.eml`. Empty if it was sent by itself. */
export function sourceInWords({ partOf }: StoredDocument, documents: readonly StoredDocument[]): string {
  const container = documents.find(({ sha256 }) => sha256 === partOf);
  return container === undefined ? '' : `uit ${container.name}`;
}

export const noDocuments = { label: 'Geen', value: 'Er werden geen documenten toegevoegd.' } as const;

export const caseFileWords = 'Dossierbestand';
