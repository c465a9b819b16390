import { readDocumentToken } from '../../document-links/documentToken';
import { accept, refuse, type Result } from '../../results/Result';
import { mayBeOpened, type MalwareScan } from '../../malware-scan/MalwareScan';
import type { DownloadLinks } from '../../storage/links';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import { readRecord } from '../../submissions/readRecord';

export type DocumentPorts = {
  readonly store: ObjectStore;
  readonly scan: MalwareScan;
  readonly links: DownloadLinks;
  /** The current key, and the one before it. */
  readonly keys: readonly string[];
  readonly now: () => Date;
};

/**
 * Where the document of a staff link can be read for a minute: an address. Refused when the link is not ours, over, or
 * the document may not be opened.
 */
export async function findDocument(
  token: string,
  { store, scan, links, keys, now }: DocumentPorts,
): Promise<Result<string>> {
  const read = readDocumentToken(token, { keys, now: now() });
  if (!read.ok) return read;
  const claim = read.value;
  const record = await readRecord(store, claim.submissionId);
  const documents = record?.kind === 'intake' ? record.documents : [];
  if (!documents.some(({ sha256 }) => sha256 === claim.sha256)) return refuse('link_expired', { reason: 'erased' });
  const verdict = await scan.verdictOn(claim);
  if (!mayBeOpened(verdict)) return refuse('link_expired', { reason: verdict });
  return accept(await links.linkTo(storageKeys.document(claim)));
}
