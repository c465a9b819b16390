import { storagePrefixes } from './storagePrefixes';

type Attempt = { readonly submissionId: string; readonly attempt: string };
type NumberedOf = { readonly submissionId: string; readonly number: number };
type DocumentOf = { readonly submissionId: string; readonly sha256: string };
type UploadOf = { readonly folder: string; readonly sha256: string };

/** The keys of all objects in the bucket. */
export const storageKeys = {
  record: (submissionId: string) => `${storagePrefixes.submissions}${submissionId}.json`,
  /** The case file after so many changed versions and additions; 0: the case without any */
  caseFile: ({ submissionId, number }: NumberedOf) => `${storagePrefixes.cases}${submissionId}/${number}.json`,
  /** Later records of a case are numbered from 1, in commit order. */
  laterRecord: ({ submissionId, number }: NumberedOf) => `${storagePrefixes.submissions}${submissionId}/${number}.json`,
  outboxEntry: ({ submissionId, attempt }: Attempt) => `${storagePrefixes.outbox}${submissionId}/${attempt}.json`,
  heldConfirmation: ({ receivedAt, submissionId, attempt }: Attempt & { readonly receivedAt: string }) =>
    `${storagePrefixes.held}${receivedAt}/${submissionId}/${attempt}.json`,
  deadLetter: ({ submissionId, attempt }: Attempt) => `${storagePrefixes.deadLetters}${submissionId}/${attempt}.json`,
  document: ({ submissionId, sha256 }: DocumentOf) => `${storagePrefixes.documents}${submissionId}/${sha256}`,
  tombstone: (submissionId: string) => `${storagePrefixes.erased}${submissionId}`,
  uploadGrants: (folder: string) => `${storagePrefixes.uploads}${folder}/grants.json`,
  confirmationsTo: (hashOfInbox: string) => `${storagePrefixes.confirmations}${hashOfInbox}.json`,
  confirmationsToAll: `${storagePrefixes.confirmations}all.json`,
  upload: ({ folder, sha256 }: UploadOf) => `${storagePrefixes.uploads}${folder}/${sha256}`,
  /** The cached verdict on an upload under names of one type */
  verdict: ({ upload, type }: { readonly upload: string; readonly type: string }) => `${upload}.${type}.json`,
} as const;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const recordKey = new RegExp(`^${storagePrefixes.submissions}(${uuid})(?:/\\d{1,2})?\\.json$`);
const { outbox, deadLetters, held } = storagePrefixes;
const attemptKey = new RegExp(`^(?:${outbox}|${deadLetters}|${held}[^/]+/)(${uuid})/(${uuid})\\.json$`);
const documentKey = new RegExp(`^${storagePrefixes.documents}(${uuid})/[0-9a-f]{64}$`);

/** The submission of a record's or document's key */
export function submissionIdOfKey(key: string): string | undefined {
  return recordKey.exec(key)?.[1] ?? documentKey.exec(key)?.[1];
}

/** The submission and the attempt of an outbox entry's, held confirmation's or dead letter's key */
export function parseAttemptKey(key: string): Attempt | undefined {
  const [, submissionId, attempt] = attemptKey.exec(key) ?? [];
  return submissionId === undefined || attempt === undefined ? undefined : { submissionId, attempt };
}
