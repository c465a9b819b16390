import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import { checkedDocuments } from './checkedDocuments';
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
  /** Documents inside a mail or an e-invoice, which are added after it, or inside a zip, which they replace. */
  readonly found?: readonly UnreadDocument[];
};

/** Input of the document check, which reads each document once and answers with `document.checked`. */
export type CheckCommand = { readonly type: 'check'; readonly documents: readonly UnreadDocument[] };

/** Only document events have a type that begins with `document.` or `documents.`. */
export function isDocumentEvent(event: { readonly type: string }): event is DocumentEvent {
  return /^documents?\./.test(event.type);
}

type Documents = Pick<SubmissionState, 'documents' | 'mayHaveArrived'>;

/**
 * The documents after an event. Changed content must not be sent as a retry; a verdict changes nothing of what may have
 * arrived.
 */
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
      const checked = changeOne(documents, id, { ...verdict.replacement, verdict });
      // A submission that may have arrived must be sent again unchanged.
      const added = mayHaveArrived ? checked : addFound(withKind(checked, event), event);
      return { documents: withoutRedundant(added), mayHaveArrived };
    }
  }
}

/** Gives a document the kind that its content says, unless the visitor chose one. */
function withKind(documents: readonly WizardDocument[], { id, verdict }: DocumentChecked): WizardDocument[] {
  return documents.map((document) =>
    document.id === id ? { ...document, kind: document.kind ?? verdict.kind } : document,
  );
}

/**
 * Adds the documents found inside another. Those that no longer fit stay inside their mail or e-invoice; a zip, which
 * is not sent itself and so has no checksum, leaves all of its own.
 */
function addFound(documents: readonly WizardDocument[], { id, verdict, found }: DocumentChecked): WizardDocument[] {
  const index = documents.findIndex((document) => document.id === id);
  const container = documents[index];
  if (container === undefined || found === undefined) return [...documents];
  const unread = found.map((document) => ({ ...document, verdict: undefined }));
  const before = documents.slice(0, index);
  const after = documents.slice(index + 1);
  if (verdict.sha256 === undefined) return [...before, ...unread, ...after];
  const withParts = (parts: readonly WizardDocument[]) => [
    ...before,
    { ...container, leftWithin: unread.length - parts.length },
    ...parts,
    ...after,
  ];
  const refusals = (all: readonly WizardDocument[]) => checkedDocuments(all).filter(({ refusal }) => refusal).length;
  const parts: WizardDocument[] = [];
  for (const part of unread) if (refusals(withParts([...parts, part])) === refusals(withParts(parts))) parts.push(part);
  return withParts(parts);
}

/** Omits parts of others that are refused or already among the documents: they stay inside their mail or e-invoice. */
function withoutRedundant(documents: readonly WizardDocument[]): WizardDocument[] {
  return documents.filter(({ id, partOf, verdict }, index) => {
    const isPart = documents.some((other) => other.id === partOf);
    const isSame = (other: WizardDocument) =>
      other.id !== id && other.verdict?.sha256 !== undefined && other.verdict.sha256 === verdict?.sha256;
    if (!isPart) return true;
    if (verdict?.refusal !== undefined) return false;
    return !documents.some((other, at) => isSame(other) && (at < index || other.partOf === undefined));
  });
}

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
  const renamed = (id: string) => ids[id] ?? id;
  return documents.map((document) => ({
    ...document,
    id: renamed(document.id),
    ...(document.partOf !== undefined && { partOf: renamed(document.partOf) }),
  }));
}

function changeOne(documents: readonly WizardDocument[], id: string, changes: Partial<WizardDocument>) {
  return documents.map((document) => (document.id === id ? { ...document, ...changes } : document));
}

/** Drops the verdict: a draft stores a document without it and reads it again on restore. */
export function unreadOf({ verdict: _verdict, ...document }: WizardDocument): UnreadDocument {
  return document;
}

export function checkCommand({ documents }: Pick<SubmissionState, 'documents'>): CheckCommand {
  return { type: 'check', documents: documents.filter(({ verdict }) => verdict === undefined).map(unreadOf) };
}
