import { accept, refuse, type Result } from '../Result';
import type { SubmissionRecord } from './SubmissionRecord';

/** The record of a request, or of an equal earlier one */
export type Stored<Record extends SubmissionRecord = SubmissionRecord> = {
  readonly record: Record;
  readonly isRepeat: boolean;
};

type Sent = { readonly digest: string; readonly draftKeyHash?: string };

/** Compares a request with the record under its id: it is a repeat, or its content differs and it is refused. */
export function compareWithExisting(existing: SubmissionRecord, { digest, draftKeyHash }: Sent): Result<Stored> {
  if (digest === existing.digest) return accept({ record: existing, isRepeat: true });
  // Only the draft that sent the case learns its reference: the client's link contains the id too.
  const isOfSameDraft =
    existing.kind === 'intake' && draftKeyHash !== undefined && draftKeyHash === existing.draftKeyHash;
  if (!isOfSameDraft) return refuse('submission_conflict', { reason: 'another_draft' });
  const { reference, receivedAt } = existing;
  return refuse('submission_conflict', { reason: 'changed', arrived: { reference, receivedAt } });
}
