import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import { readDocumentToken } from '../../staff-links/documentToken';
import { accept, refuse, type Result } from '../../http/result/Result';
import { mayBeOpened, type MalwareScan } from '../../malware-scan/MalwareScan';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import { documentsOf, readRecords } from '../../submissions/readRecords';

export type DocumentPorts = {
  readonly store: ObjectStore;
  readonly scan: MalwareScan;
  /** The current key, and the one before it. */
  readonly keys: readonly string[];
  readonly now: () => Date;
};

/** The document that a staff link is about. Size in bytes. */
export type FoundDocument = {
  readonly reference: string;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly size: number;
  /** Under which it is stored. */
  readonly key: string;
};

/** The document of a staff link. Refused when the link is not ours, over, or the document may not be opened. */
export async function findDocument(
  token: string,
  { store, scan, keys, now }: DocumentPorts,
): Promise<Result<FoundDocument>> {
  const read = readDocumentToken(token, { keys, now: now() });
  if (!read.ok) return read;
  const linked = read.value;
  const records = await readRecords(store, linked.submissionId);
  const documents = records.flatMap(documentsOf);
  const found = documents.find(({ sha256 }) => sha256 === linked.sha256);
  const [first] = records;
  if (found === undefined || first === undefined) return refuse('link_expired', { reason: 'erased' });
  const verdict = await scan.verdictOn(linked);
  if (!mayBeOpened(verdict)) return refuse('link_expired', { reason: verdict });
  const { kind, name, size } = found;
  return accept({ reference: first.reference, kind, name, size, key: storageKeys.document(linked) });
}
