import { checkDocumentSet } from '@incasso/contract/documents/checkDocumentSet';
import { additionLimits, changeLimits } from '@incasso/contract/limits';
import { refuseDocuments } from '../http/result/refuseDocuments';
import { accept, refuse, type Result } from '../http/result/Result';
import type { AdditionRecord } from './LaterRecord';
import type { AnyRecord } from './readRecords';

/** The record of a request, or of an equal earlier one, and the first record under the same id */
export type Stored = { readonly record: AnyRecord; readonly first: AnyRecord; readonly isRepeat: boolean };

/** The identity of a submission's content */
type SentSubmission = {
  readonly kind: 'intake' | 'contact';
  readonly digest: string;
  readonly draftKeyHash?: string;
  readonly revision?: number;
};

/** The identity of an addition */
type SentAddition = Pick<AdditionRecord, 'kind' | 'additionId' | 'digest' | 'documents'>;

/**
 * Compares a request with the existing records of its id, in commit order: it is a repeat of one, it is refused, or it
 * gets the next number (`undefined`).
 */
export function compareWithExisting(
  existing: readonly AnyRecord[],
  sent: SentSubmission | SentAddition,
): Result<Stored> | undefined {
  return sent.kind === 'addition' ? compareAddition(existing, sent) : compareSubmission(existing, sent);
}

function compareSubmission(
  existing: readonly AnyRecord[],
  { digest, draftKeyHash, revision = 1 }: SentSubmission,
): Result<Stored> | undefined {
  const versions = existing.filter((record) => record.kind !== 'addition');
  const [first] = versions;
  const latest = versions.at(-1);
  if (first === undefined || latest === undefined) return undefined;
  const repeat = (record: AnyRecord) => accept({ record, first, isRepeat: true });
  const conflict = (reason: string) => refuse('submission_conflict', { reason });

  const isOfSameDraft = draftKeyHash !== undefined && first.kind !== 'contact' && first.draftKeyHash === draftKeyHash;
  if (!isOfSameDraft) return digest === first.digest ? repeat(first) : conflict('another_draft');
  const same = versions.find((record) => record.kind !== 'contact' && record.revision === revision);
  if (same !== undefined) return digest === same.digest ? repeat(same) : conflict('same_revision');
  if (latest.kind !== 'contact' && revision < latest.revision) return conflict('earlier_revision');
  if (digest === latest.digest) return repeat(latest);
  return versions.length > changeLimits.maxCount ? conflict('too_many_changes') : undefined;
}

function compareAddition(
  existing: readonly AnyRecord[],
  { additionId, digest, documents }: SentAddition,
): Result<Stored> | undefined {
  const [first] = existing;
  if (first?.kind !== 'intake') return refuse('link_revoked', { reason: 'erased' });
  const additions = existing.filter((record) => record.kind === 'addition');
  const same = additions.find((addition) => addition.additionId === additionId);
  if (same !== undefined) {
    return same.digest === digest ? accept({ record: same, first, isRepeat: true }) : refuse('submission_conflict');
  }
  if (additions.length >= additionLimits.maxCount) return refuse('case_full');
  // Documents of other additions count towards the limits but are no duplicates: the same one may be added again.
  const others = additions
    .flatMap((addition) => addition.documents)
    .map((document, index) => ({ ...document, sha256: `${index} ${document.sha256}` }));
  const room = refuseDocuments(documents, checkDocumentSet([...others, ...documents]).slice(others.length));
  return room.ok ? undefined : room;
}
