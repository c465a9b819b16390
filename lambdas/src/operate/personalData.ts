import { httpStatusOf } from '../aws/storageFault';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import { documentsOf } from '../submissions/readRecord';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { readRecords } from './findRecords';

/** Letters that Unicode does not take apart into one with an accent. */
const plainLetters = new Map(
  Object.entries({ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' }),
);

/** A text for searching: letters and digits alone, without accents and case. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[^a-z0-9]/g, (letter) => plainLetters.get(letter) ?? letter);
}

/**
 * The references of all submissions in which a name, an address or another text occurs: as a visitor wrote it, or as
 * it was read from an e-invoice.
 */
export async function findReferences(
  store: ObjectStore,
  text: string,
): Promise<{ readonly references: readonly string[]; readonly unreadable: readonly string[] }> {
  const { records, unreadable } = await readRecords(store, storagePrefixes.submissions);
  const wanted = foldText(text);
  const found = records.filter((record) => textsOf(record).some((each) => foldText(each).includes(wanted)));
  return { references: [...new Set(found.map(({ reference }) => reference))].sort(), unreadable };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

export type SaveFile = (path: string, bytes: Uint8Array) => Promise<void>;

export type Exported = {
  readonly files: number;
  /** The number of documents that nobody may open: the scan did not find them clean. */
  readonly notOpened: number;
  /** Keys of objects that the operator's disk did not take. */
  readonly notSaved: readonly string[];
};

/** Saves all that is stored of submissions: their records, case files and documents. */
export async function exportSubmissions(
  store: ObjectStore,
  records: readonly SubmissionRecord[],
  save: SaveFile,
): Promise<Exported> {
  let files = 0;
  let notOpened = 0;
  const notSaved: string[] = [];
  async function copy(key: string, path: string): Promise<void> {
    const object = await store.read(key).catch((error: unknown) => {
      if (httpStatusOf(error) !== 403) throw error;
      notOpened += 1;
    });
    if (!object) return;
    await save(path, object.bytes).then(
      () => (files += 1),
      () => notSaved.push(key),
    );
  }
  for (const record of records) {
    const { submissionId } = record;
    await copy(storageKeys.record(record), `${submissionId}/record.json`);
    if (record.kind === 'intake') await copy(storageKeys.caseFile(submissionId), `${submissionId}/case.json`);
    // Two documents may have the same name.
    for (const [index, { sha256, name }] of documentsOf(record).entries())
      await copy(storageKeys.document({ ...record, sha256 }), `${submissionId}/${index + 1} ${fileName(name)}`);
  }
  return { files, notOpened, notSaved };
}

/** Most disks take names of 255 bytes: of other scripts, fewer letters than of ours. Windows refuses some signs. */
function fileName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w{1,10})?$/s.exec(name.replaceAll(/[\p{C}/\\:*?"<>|]/gu, '_')) ?? [];
  const letters = Array.from(stem);
  while (Buffer.byteLength(letters.join('')) > 200) letters.pop();
  return letters.join('') + ending;
}
