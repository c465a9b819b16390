import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { SubmissionState } from './SubmissionState';
import type { DocumentVerdict, UnreadDocument, WizardDocument } from './WizardDocument';

/** What happens to the documents of a form. */
export type DocumentEvent =
  | { readonly type: 'documents.added'; readonly documents: readonly UnreadDocument[] }
  | { readonly type: 'document.labelled'; readonly id: string; readonly kind: DocumentKind | undefined }
  | { readonly type: 'document.removed'; readonly id: string }
  /** Two documents change places. */
  | { readonly type: 'documents.swapped'; readonly ids: readonly [string, string] }
  | DocumentChecked;

/** The document check read a document. */
export type DocumentChecked = {
  readonly type: 'document.checked';
  readonly id: string;
  readonly verdict: DocumentVerdict;
};

/** What the document check is asked; it reads each document once and answers with `document.checked`. */
export type CheckCommand = { readonly type: 'check'; readonly documents: readonly UnreadDocument[] };

/** No event of another kind has a type that begins with `document.` or `documents.`. */
export function isDocumentEvent(event: { readonly type: string }): event is DocumentEvent {
  return /^documents?\./.test(event.type);
}

type Documents = Pick<SubmissionState, 'documents' | 'mayHaveArrived'>;

/** The documents after an event. Changed content must not be sent as a repeat; a verdict changes nothing of it. */
export function changeDocuments({ documents, mayHaveArrived }: Documents, event: DocumentEvent): Documents {
  switch (event.type) {
    case 'documents.added': {
      const all = addDocuments(documents, event.documents);
      return { documents: all, mayHaveArrived: mayHaveArrived && all.length === documents.length };
    }
    case 'document.labelled':
      return { documents: changeOne(documents, event.id, { kind: event.kind }), mayHaveArrived: false };
    case 'document.removed':
      return { documents: documents.filter(({ id }) => id !== event.id), mayHaveArrived: false };
    case 'documents.swapped':
      return { documents: swap(documents, event.ids), mayHaveArrived: false };
    case 'document.checked': {
      const { id, verdict } = event;
      return { documents: changeOne(documents, id, { ...verdict.replacement, verdict }), mayHaveArrived };
    }
  }
}

/** The documents with others that are still to be read; those that are there already stay as they are. */
export function addDocuments(documents: readonly WizardDocument[], added: readonly UnreadDocument[]): WizardDocument[] {
  const known = new Set(documents.map(({ id }) => id));
  const others = added.filter(({ id }) => !known.has(id));
  return [...documents, ...others.map((document) => ({ ...document, verdict: undefined }))];
}

/** The documents under the ids of their copies; one whose file was gone keeps its own. */
export function renameDocuments(
  documents: readonly WizardDocument[],
  ids: Readonly<Record<string, string>>,
): WizardDocument[] {
  return documents.map((document) => ({ ...document, id: ids[document.id] ?? document.id }));
}

function swap(documents: readonly WizardDocument[], ids: readonly [string, string]): WizardDocument[] {
  const [one, other] = ids.map((id) => documents.find((document) => document.id === id));
  if (one === undefined || other === undefined) return [...documents];
  return documents.map((document) => (document === one ? other : document === other ? one : document));
}

function changeOne(documents: readonly WizardDocument[], id: string, changes: Partial<WizardDocument>) {
  return documents.map((document) => (document.id === id ? { ...document, ...changes } : document));
}

/** Without the verdict: how a draft keeps a document, which is read again when it is restored. */
export function unreadOf({ id, name, size, kind }: WizardDocument): UnreadDocument {
  return { id, name, size, kind };
}

/** Asks the document check for the verdicts that are still missing. */
export function checkCommand({ documents }: Pick<SubmissionState, 'documents'>): CheckCommand {
  return { type: 'check', documents: documents.filter(({ verdict }) => verdict === undefined).map(unreadOf) };
}
