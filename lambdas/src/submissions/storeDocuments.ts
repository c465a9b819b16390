import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import { fileNamesOf } from './fileNames';
import type { StoredDocument } from './SubmissionRecord';
import { uploadsFolder, type Uploader } from './uploadsFolder';

/** A document with its bytes, or one that the browser uploaded before. Without a kind until one is chosen or read. */
export type DocumentSource = Omit<StoredDocument, 'kind'> & {
  readonly kind?: DocumentKind | undefined;
  readonly bytes?: Uint8Array;
};

type Target = Uploader & { readonly reference: string };

export function factsOf(documents: readonly DocumentSource[]): StoredDocument[] {
  return documents.map(({ kind = 'other', bytes: _bytes, ...facts }) => ({ kind, ...facts }));
}

export function uploadKey(uploader: Uploader, sha256: string): string {
  return storageKeys.upload({ folder: uploadsFolder(uploader), sha256 });
}

/** Stores the bytes of documents; uploaded ones must exist. */
export async function storeDocuments(
  store: ObjectStore,
  target: Target,
  documents: readonly DocumentSource[],
): Promise<void> {
  const names = fileNamesOf({ reference: target.reference, documents: factsOf(documents) });
  const named = documents.map((document, index) => ({ ...document, downloadName: names[index] ?? document.name }));
  await Promise.all(onceEach(named).map((document) => storeDocument(store, target, document)));
}

type NamedDocument = DocumentSource & { readonly downloadName: string };

/** A document with several names is stored once, under the first. */
function onceEach(documents: readonly NamedDocument[]): NamedDocument[] {
  const byHash = new Map(documents.toReversed().map((document) => [document.sha256, document]));
  return [...byHash.values()];
}

async function storeDocument(
  store: ObjectStore,
  target: Target,
  { downloadName, sha256, mediaType, bytes }: NamedDocument,
): Promise<void> {
  const key = storageKeys.document({ ...target, sha256 });
  const kind = { contentType: mediaType, downloadName };
  if (bytes !== undefined) {
    await store.create(key, { bytes, ...kind, sha256 });
  } else if ((await store.copy(uploadKey(target, sha256), key, kind)) === 'missing') {
    throw new Error('an uploaded document disappeared between its check and its storing');
  }
}
