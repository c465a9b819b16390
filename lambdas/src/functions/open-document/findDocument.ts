import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { readDocumentToken } from '../../staff-links/documentToken';
import { accept, refuse, type Result } from '../../Result';
import { mayBeOpened, type MalwareScan } from '../../malware-scan/MalwareScan';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import { caseFileWords } from '../notify-staff/mails/documentWords';
import { documentsOf, readRecord } from '../../submissions/readRecord';

export type DocumentPorts = {
  readonly store: ObjectStore;
  readonly scan: MalwareScan;
  readonly keys: readonly string[];
  readonly now: () => Date;
};

/** The target of a staff link. Size in bytes. */
export type FoundDocument = {
  readonly reference: string;
  /** What the file is, in Dutch */
  readonly sort: string;
  readonly name: string;
  readonly size: number;
  readonly key: string;
};

/** Finds the file of a staff link. Refused when the link is forged or expired, or the document may not be opened. */
export async function findDocument(
  token: string,
  { store, scan, keys, now }: DocumentPorts,
): Promise<Result<FoundDocument>> {
  const read = readDocumentToken(token, { keys, now: now() });
  if (!read.ok) return read;
  const { sha256, ...submission } = read.value;
  const erased = refuse('link_expired', { reason: 'erased' });
  const record = await readRecord(store, submission);
  if (record === undefined) return erased;
  const { reference } = record;
  if (sha256 === undefined) {
    const key = storageKeys.caseFile(record.submissionId);
    const size = await store.sizeOf(key);
    return size === undefined ? erased : accept({ reference, sort: caseFileWords, name: 'case.json', size, key });
  }
  const found = documentsOf(record).find((document) => document.sha256 === sha256);
  if (found === undefined) return erased;
  const linked = { ...submission, sha256 };
  const verdict = await scan.verdictOn(linked);
  if (!mayBeOpened(verdict)) return refuse('link_expired', { reason: verdict });
  const { kind, name, size } = found;
  return accept({ reference, sort: documentKinds[kind], name, size, key: storageKeys.document(linked) });
}
