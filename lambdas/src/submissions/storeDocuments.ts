import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import type { StoredDocument } from './SubmissionRecord';

/** Where the bytes of a document are: here, or uploaded by the browser before. */
export type DocumentSource = StoredDocument & { readonly bytes?: Uint8Array };

/** What is kept of documents in a record. */
export function factsOf(documents: readonly DocumentSource[]): StoredDocument[] {
  return documents.map(({ kind, name, size, sha256, mediaType }) => ({ kind, name, size, sha256, mediaType }));
}

export type DocumentsOwner = {
  /** The submission that they belong to. */
  readonly submissionId: string;
  /** The names to save them under, in their order. */
  readonly names: readonly string[];
  /** The id under which the browser uploaded them. */
  readonly uploadedUnder: string;
};

type NamedDocument = DocumentSource & { readonly downloadName: string };

/** Stores the bytes of documents for good; those that were uploaded must be there. */
export async function storeDocuments(
  store: ObjectStore,
  owner: DocumentsOwner,
  documents: readonly DocumentSource[],
): Promise<void> {
  const named = documents.map((document, place) => ({
    ...document,
    downloadName: owner.names[place] ?? document.name,
  }));
  await Promise.all(onceEach(named).map((document) => storeDocument(store, owner, document)));
}

/** A document that was handed in under several names is stored once, under the first. */
function onceEach(documents: readonly NamedDocument[]): NamedDocument[] {
  const byHash = new Map(documents.toReversed().map((document) => [document.sha256, document]));
  return [...byHash.values()].reverse();
}

async function storeDocument(
  store: ObjectStore,
  { submissionId, uploadedUnder }: DocumentsOwner,
  { downloadName, sha256, mediaType, bytes }: NamedDocument,
): Promise<void> {
  const key = storageKeys.document({ submissionId, sha256 });
  const kind = { contentType: mediaType, downloadName };
  if (bytes !== undefined) {
    await store.create(key, { bytes, ...kind, sha256 });
  } else if ((await store.copy(storageKeys.upload({ submissionId: uploadedUnder, sha256 }), key, kind)) === 'missing') {
    throw new Error('an uploaded document disappeared between its check and its storing');
  }
}
