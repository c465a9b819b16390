import type { UnreadDocument, WizardDocument } from './WizardContext';

/** The documents with others that are still to be read; those that are there already stay as they are. */
export function addDocuments(documents: readonly WizardDocument[], added: readonly UnreadDocument[]): WizardDocument[] {
  const known = new Set(documents.map(({ id }) => id));
  const others = added.filter(({ id }) => !known.has(id));
  return [...documents, ...others.map((document) => ({ ...document, verdict: undefined }))];
}
