import { checkDocumentSet } from '@incasso/contract/documents/checkDocumentSet';
import type { DocumentVerdict, UnreadDocument, WizardDocument, WizardRefusal } from './WizardDocument';

export type CheckedDocument = UnreadDocument & {
  readonly sha256: string | undefined;
  readonly refusal: WizardRefusal | undefined;
  readonly attachment: DocumentVerdict['attachment'];
  readonly mail: DocumentVerdict['mail'];
  /** Whether it is still being read. */
  readonly isPending: boolean;
};

/** The documents with the verdict on each: by itself, and beside those before it that are accepted. */
export function checkedDocuments(documents: readonly WizardDocument[]): CheckedDocument[] {
  const candidates = documents.filter(({ verdict }) => verdict?.refusal === undefined);
  const facts = candidates.map(({ id, name, size, verdict }) => ({ name, size, sha256: verdict?.sha256 ?? id }));
  const besideOthers = checkDocumentSet(facts);
  return documents.map((document) => {
    const { verdict, ...facts } = document;
    const refusal = verdict?.refusal ?? besideOthers[candidates.indexOf(document)];
    const { sha256, attachment, mail } = verdict ?? {};
    const isPending = verdict === undefined && refusal === undefined;
    return { ...facts, sha256, refusal, attachment, mail, isPending };
  });
}

/** The documents that are still being read. */
export function pendingDocuments(documents: readonly WizardDocument[]): CheckedDocument[] {
  return checkedDocuments(documents).filter(({ isPending }) => isPending);
}

/**
 * Whether one of these documents turned out not to go along: who pressed to send before it was read would not know. A
 * duplicate goes along already.
 */
export function isLeftOut(documents: readonly WizardDocument[], ids: readonly string[]): boolean {
  return checkedDocuments(documents).some(
    ({ id, refusal }) => ids.includes(id) && refusal !== undefined && refusal !== 'duplicate',
  );
}

/** The documents that go along, in the visitor's order. */
export function includedDocuments(documents: readonly WizardDocument[]): CheckedDocument[] {
  return checkedDocuments(documents).filter(({ refusal }) => refusal === undefined);
}
