import { scanVerdictTag } from '../malware-scan/scanVerdicts';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import type { AnyRecord } from '../submissions/readAdditions';

/**
 * What an operator may know of a submission, or of what was added to one: when, through whom, with what, and how far it
 * is. Not what the visitor wrote.
 */
export async function describeSubmission(store: ObjectStore, submission: AnyRecord) {
  const { submissionId, reference, kind, receivedAt, partner } = submission;
  const documents = submission.kind === 'contact' ? [] : submission.documents;
  const isWaiting = (await store.sizeOf(storageKeys.outboxEntry(submission))) !== undefined;
  const isDead = (await store.sizeOf(storageKeys.deadLetter(submission))) !== undefined;
  return {
    reference,
    submissionId,
    kind,
    ...(submission.kind === 'addition' && { number: submission.number, hasNote: submission.note !== '' }),
    receivedAt,
    partner,
    caseFile: await caseFileOf(store, submission),
    mails: isDead ? 'given up' : isWaiting ? 'waiting' : 'sent',
    documents: await Promise.all(
      documents.map(async ({ size, sha256, mediaType }) => {
        // Its tags may be read where the object itself may not: before the scan has found it clean.
        const tags = await store.readTags(storageKeys.document({ submissionId, sha256 }));
        return { size, sha256, mediaType, isStored: tags !== undefined, scan: tags?.[scanVerdictTag] ?? 'no verdict' };
      }),
    ),
  };
}

/** A message of the contact form is no case. A case has its file from when the staff is told of it. */
async function caseFileOf(store: ObjectStore, { kind, submissionId }: AnyRecord) {
  if (kind === 'contact') return undefined;
  return (await store.sizeOf(storageKeys.caseFile(submissionId))) === undefined ? 'none yet' : 'stored';
}
