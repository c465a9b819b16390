import { storagePrefixes } from './storagePrefixes';

/**
 * A submission and where it is stored: a case or a message below its own id, an addition below the id of its case. So
 * the keys of all that belongs to a case begin with its id.
 */
export type StoredSubmission = {
  readonly submissionId: string;
  /** The case of an addition. Absent: the submission is a case or a message. */
  readonly caseId?: string;
};

type Attempt = StoredSubmission & { readonly attempt: string };
type DocumentOf = StoredSubmission & { readonly sha256: string };
type UploadOf = { readonly folder: string; readonly sha256: string };

export function folderOf({ submissionId, caseId }: StoredSubmission): string {
  return caseId === undefined ? submissionId : `${caseId}/${submissionId}`;
}

export const storageKeys = {
  record: (submission: StoredSubmission) => `${storagePrefixes.submissions}${folderOf(submission)}.json`,
  caseFile: (submissionId: string) => `${storagePrefixes.cases}${submissionId}.json`,
  outboxEntry: (entry: Attempt) => `${storagePrefixes.outbox}${folderOf(entry)}/${entry.attempt}.json`,
  heldConfirmation: ({ receivedAt, ...entry }: Attempt & { readonly receivedAt: string }) =>
    `${storagePrefixes.held}${receivedAt}/${folderOf(entry)}/${entry.attempt}.json`,
  deadLetter: (entry: Attempt) => `${storagePrefixes.deadLetters}${folderOf(entry)}/${entry.attempt}.json`,
  document: ({ sha256, ...submission }: DocumentOf) => `${storagePrefixes.documents}${folderOf(submission)}/${sha256}`,
  /** An erased case refuses additions too. */
  tombstone: ({ submissionId, caseId = submissionId }: StoredSubmission) => `${storagePrefixes.erased}${caseId}`,
  uploadGrants: (folder: string) => `${storagePrefixes.uploads}${folder}/grants.json`,
  confirmationsTo: (kind: 'intake' | 'addition', hashOfInbox: string) =>
    `${storagePrefixes.confirmations}${kind}/${hashOfInbox}.json`,
  confirmationsToAll: `${storagePrefixes.confirmations}all.json`,
  upload: ({ folder, sha256 }: UploadOf) => `${storagePrefixes.uploads}${folder}/${sha256}`,
  /** The cached verdict on an upload under names of one type */
  verdict: ({ upload, type }: { readonly upload: string; readonly type: string }) => `${upload}.${type}.json`,
} as const;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const folder = `(?:(${uuid})/)?(${uuid})`;
const { submissions, documents, outbox, deadLetters, held } = storagePrefixes;
const recordKey = new RegExp(`^${submissions}${folder}\\.json$`);
const documentKey = new RegExp(`^${documents}${folder}/[0-9a-f]{64}$`);
const attemptKey = new RegExp(`^(?:${outbox}|${deadLetters}|${held}[^/]+/)${folder}/(${uuid})\\.json$`);

export function submissionOfKey(key: string): StoredSubmission | undefined {
  return submissionOf(recordKey.exec(key) ?? documentKey.exec(key));
}

/** The submission and the attempt of an outbox entry's, held confirmation's or dead letter's key */
export function parseAttemptKey(key: string): Attempt | undefined {
  const match = attemptKey.exec(key);
  const submission = submissionOf(match);
  const attempt = match?.[3];
  return submission === undefined || attempt === undefined ? undefined : { ...submission, attempt };
}

function submissionOf(match: RegExpExecArray | null): StoredSubmission | undefined {
  const [, caseId, submissionId] = match ?? [];
  if (submissionId === undefined) return undefined;
  return { submissionId, ...(caseId !== undefined && { caseId }) };
}
