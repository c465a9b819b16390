import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { SubmissionState } from './SubmissionState';
import type { DocumentVerdict, UnreadDocument, WizardDocument } from './WizardDocument';

/** Events about a form's documents. */
export type DocumentEvent =
  | { readonly type: 'documents.added'; readonly documents: readonly UnreadDocument[] }
  | { readonly type: 'document.labelled'; readonly id: string; readonly kind: DocumentKind | undefined }
  | { readonly type: 'document.removed'; readonly id: string }
  | DocumentChecked;

/** The document check has read a document. */
export type DocumentChecked = {
  readonly type: 'document.checked';
  readonly id: string;
  readonly verdict: DocumentVerdict;
};

/** Input of the document check, which reads each document once and answers with `document.checked`. */
export type CheckCommand = { readonly type: 'check'; readonly documents: readonly UnreadDocument[] };

/** Only document events have a type that begins with `document.` or `documents.`. */
export function isDocumentEvent(event: { readonly type: string }): event is DocumentEvent {
  return /^documents?\./.test(event.type);
}

type Documents = Pick<SubmissionState, 'documents' | 'mayHaveArrived'>;

/** The documents after an event. Changed content must not be sent as a retry; a verdict does not change the content. */
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
    case 'document.checked': {
      const { id, verdict } = event;
      return { documents: changeOne(documents, id, { ...verdict.replacement, verdict }), mayHaveArrived };
    }
  }
}

/** Adds unread documents; existing ones stay unchanged. */
export function addDocuments(documents: readonly WizardDocument[], added: readonly UnreadDocument[]): WizardDocument[] {
  const known = new Set(documents.map(({ id }) => id));
  const others = added.filter(({ id }) => !known.has(id));
  return [...documents, ...others.map((document) => ({ ...document, verdict: undefined }))];
}

/** The documents under the ids of their copies; a document whose file is gone keeps its id. */
export function renameDocuments(
  documents: readonly WizardDocument[],
  ids: Readonly<Record<string, string>>,
): WizardDocument[] {
  return documents.map((document) => ({ ...document, id: ids[document.id] ?? document.id }));
}

function changeOne(documents: readonly WizardDocument[], id: string, changes: Partial<WizardDocument>) {
  return documents.map((document) => (document.id === id ? { ...document, ...changes } : document));
}

/** Drops the verdict: a draft stores a document without it and reads it again on restore. */
export function unreadOf({ id, name, size, kind }: WizardDocument): UnreadDocument {
  return { id, name, size, kind };
}

/** Asks the document check for the missing verdicts. */
export function checkCommand({ documents }: Pick<SubmissionState, 'documents'>): CheckCommand {
  return { type: 'check', documents: documents.filter(({ verdict }) => verdict === undefined).map(unreadOf) };
}
