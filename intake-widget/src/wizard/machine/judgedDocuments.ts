import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import { judgeDocumentSet } from '@incasso/contract/documents/judgeDocumentSet';
import type { DocumentVerdict, UnreadDocument, WizardDocument, WizardRefusal } from './WizardContext';

export type JudgedDocument = UnreadDocument & {
  readonly sha256: string | undefined;
  readonly refusal: WizardRefusal | undefined;
  /** Whether it is still being read. */
  readonly isPending: boolean;
};

/** The documents with others that are still to be read; those that are there already stay as they are. */
export function withAdded(documents: readonly WizardDocument[], added: readonly UnreadDocument[]): WizardDocument[] {
  const known = new Set(documents.map(({ id }) => id));
  const others = added.filter(({ id }) => !known.has(id));
  return [...documents, ...others.map((document) => ({ ...document, verdict: undefined }))];
}

/** The documents without one of them. */
export function without(documents: readonly WizardDocument[], removedId: string): WizardDocument[] {
  return documents.filter(({ id }) => id !== removedId);
}

/** The documents with what reading one of them found. */
export function withVerdict(
  documents: readonly WizardDocument[],
  id: string,
  verdict: DocumentVerdict,
): WizardDocument[] {
  return documents.map((document) => (document.id === id ? { ...document, verdict } : document));
}

/** The documents with what the visitor says that one of them is. */
export function withKind(
  documents: readonly WizardDocument[],
  id: string,
  kind: DocumentKind | undefined,
): WizardDocument[] {
  return documents.map((document) => (document.id === id ? { ...document, kind } : document));
}

/** The documents with the verdict on each: by itself, and beside those before it that are accepted. */
export function judgedDocuments(documents: readonly WizardDocument[]): JudgedDocument[] {
  const candidates = documents.filter(({ verdict }) => verdict?.refusal === undefined);
  const facts = candidates.map(({ id, name, size, verdict }) => ({ name, size, sha256: verdict?.sha256 ?? id }));
  const besideOthers = judgeDocumentSet(facts);
  return documents.map((document) => {
    const { verdict, ...facts } = document;
    const refusal = verdict?.refusal ?? besideOthers[candidates.indexOf(document)];
    return { ...facts, sha256: verdict?.sha256, refusal, isPending: verdict === undefined && refusal === undefined };
  });
}

/** The documents that go along, in the visitor's order. */
export function acceptedDocuments(documents: readonly WizardDocument[]): JudgedDocument[] {
  return judgedDocuments(documents).filter(({ refusal }) => refusal === undefined);
}
