import { checkDocumentSet } from '@incasso/contract/documents/checkDocumentSet';
import type { DocumentVerdict, UnreadDocument, WizardDocument, WizardRefusal } from './WizardDocument';

export type CheckedDocument = UnreadDocument & {
  readonly sha256: string | undefined;
  readonly refusal: WizardRefusal | undefined;
  readonly caution: DocumentVerdict['caution'];
  readonly within: DocumentVerdict['within'];
  readonly mail: DocumentVerdict['mail'];
  readonly isPending: boolean;
};

/** The documents, each with the verdict on itself and against the accepted documents before it. */
export function checkedDocuments(documents: readonly WizardDocument[]): CheckedDocument[] {
  const candidates = documents.filter(({ verdict }) => verdict?.refusal === undefined);
  const facts = candidates.map(({ id, name, size, verdict }) => ({ name, size, sha256: verdict?.sha256 ?? id }));
  const besideOthers = checkDocumentSet(facts);
  return documents.map((document) => {
    const { verdict, ...facts } = document;
    const refusal = verdict?.refusal ?? besideOthers[candidates.indexOf(document)];
    const { sha256, caution, within, mail } = verdict ?? {};
    const isPending = verdict === undefined && refusal === undefined;
    return { ...facts, sha256, refusal, caution, within, mail, isPending };
  });
}

export function pendingDocuments(documents: readonly WizardDocument[]): CheckedDocument[] {
  return checkedDocuments(documents).filter(({ isPending }) => isPending);
}

/**
 * Whether one of these documents was refused after reading: the visitor who pressed send before that would not know. A
 * duplicate does not count: its twin is sent.
 */
export function isLeftOut(documents: readonly WizardDocument[], ids: readonly string[]): boolean {
  return checkedDocuments(documents).some(
    ({ id, refusal }) => ids.includes(id) && refusal !== undefined && refusal !== 'duplicate',
  );
}

export function includedDocuments(documents: readonly WizardDocument[]): CheckedDocument[] {
  return checkedDocuments(documents).filter(({ refusal }) => refusal === undefined);
}
