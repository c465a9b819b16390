import { httpStatusOf } from '../aws/storageFault';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import { documentsOf } from '../submissions/readRecord';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { readRecords } from './findRecords';

/**
 * The references of all submissions in which a name, an address or another text occurs: as a visitor wrote it, or as
 * it was read from an e-invoice. Spelling counts, but neither case nor accents nor spaces.
 */
export async function findReferences(store: ObjectStore, text: string): Promise<string[]> {
  const records = await readRecords(store, storagePrefixes.submissions);
  const wanted = folded(text);
  const found = records.filter((record) => textsOf(record).some((each) => folded(each).includes(wanted)));
  return [...new Set(found.map(({ reference }) => reference))].sort();
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

export type SaveFile = (path: string, bytes: Uint8Array) => Promise<void>;

/** The number of files that were saved, and of documents that nobody may open: the scan did not find them clean. */
export type Exported = { readonly files: number; readonly notOpened: number };

/** Saves all that is stored of submissions: their records, case files and documents. */
export async function exportSubmissions(
  store: ObjectStore,
  records: readonly SubmissionRecord[],
  save: SaveFile,
): Promise<Exported> {
  const exported = { files: 0, notOpened: 0 };
  async function copy(key: string, path: string): Promise<void> {
    try {
      const object = await store.read(key);
      if (object === undefined) return;
      await save(path, object.bytes);
      exported.files += 1;
    } catch (error) {
      if (httpStatusOf(error) !== 403) throw error;
      exported.notOpened += 1;
    }
  }
  for (const record of records) {
    const { submissionId } = record;
    await copy(storageKeys.record(record), `${submissionId}/record.json`);
    if (record.kind === 'intake') await copy(storageKeys.caseFile(submissionId), `${submissionId}/case.json`);
    // Two documents may have the same name.
    for (const { sha256, name } of documentsOf(record))
      await copy(storageKeys.document({ ...record, sha256 }), `${submissionId}/${sha256.slice(0, 8)} ${name}`);
  }
  return exported;
}
