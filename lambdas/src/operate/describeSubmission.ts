import { scanVerdictTag } from '../malware-scan/scanVerdicts';
import type { ObjectStore } from '../storage/ObjectStore';
import { ifReadable, readJson } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { outboxEntrySchema } from '../submissions/OutboxEntry';
import { documentsOf } from '../submissions/readRecord';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';

/** The part of a record for operators: ids, times, sizes and states, never a visitor's text */
export async function describeSubmission(store: ObjectStore, submission: SubmissionRecord) {
  const { submissionId, reference, kind, receivedAt, partner } = submission;
  const documents = documentsOf(submission);
  const isWaiting = await hasMailsDue(store, submission);
  const isDead = (await store.sizeOf(storageKeys.deadLetter(submission))) !== undefined;
  return {
    reference,
    submissionId,
    kind,
    ...(submission.kind === 'addition' && { caseId: submission.caseId, hasNote: submission.note !== '' }),
    receivedAt,
    partner,
    caseFile: await caseFileOf(store, submission),
    mails: isDead ? 'given up' : isWaiting ? 'waiting' : 'sent',
    documents: await Promise.all(
      documents.map(async ({ size, sha256, mediaType }) => {
        // Reads tags, not the object: the bucket's policy denies a document that is not scanned as clean.
        const tags = await store.readTags(storageKeys.document({ ...submission, sha256 }));
        return { size, sha256, mediaType, isStored: tags !== undefined, scan: tags?.[scanVerdictTag] ?? 'no verdict' };
      }),
    ),
  };
}

/** An entry that cannot be read counts as due. */
async function hasMailsDue(store: ObjectStore, submission: SubmissionRecord): Promise<boolean> {
  const key = storageKeys.outboxEntry(submission);
  if ((await store.sizeOf(storageKeys.heldConfirmation(submission))) !== undefined) return true;
  if ((await store.sizeOf(key)) === undefined) return false;
  const entry = await ifReadable(readJson(store, key, outboxEntrySchema));
  return entry === undefined || entry.value.due.length > 0;
}

/** A case gets its file just before its mail to the staff. */
async function caseFileOf(store: ObjectStore, { kind, submissionId }: SubmissionRecord) {
  if (kind !== 'intake') return undefined;
  return (await store.sizeOf(storageKeys.caseFile(submissionId))) === undefined ? 'none yet' : 'stored';
}
