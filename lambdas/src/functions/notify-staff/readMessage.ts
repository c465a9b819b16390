import * as v from 'valibot';
import { parseAttemptKey, submissionOfKey, type StoredSubmission } from '../../storage/storageKeys';
import type { LeftEntry } from './retryEntry';

const storedSchema = v.object({
  'detail-type': v.literal('Object Created'),
  detail: v.object({ object: v.object({ key: v.string() }) }),
});

const scannedSchema = v.object({
  'detail-type': v.literal('GuardDuty Malware Protection Object Scan Result'),
  detail: v.object({ s3ObjectDetails: v.object({ objectKey: v.string() }) }),
});

const leftOver = 'Outbox Entry Left Over';

const leftSchema = v.object({
  'detail-type': v.literal(leftOver),
  detail: v.object({
    key: v.string(),
    writtenAt: v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((time) => new Date(time)),
    ),
    knownFailures: v.exactOptional(v.number()),
  }),
});

const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('detail-type', [storedSchema, scannedSchema, leftSchema]),
);

export type MessageSubject = LeftEntry | (StoredSubmission & { readonly key?: never });

/** Reads a queue message; `undefined` when its subject is unknown. */
export function readMessage(body: string): MessageSubject | undefined {
  const parsed = v.safeParse(messageSchema, body);
  if (!parsed.success) return undefined;
  const { detail } = parsed.output;
  if ('key' in detail) {
    const attempt = parseAttemptKey(detail.key);
    return attempt === undefined ? undefined : { ...attempt, ...detail };
  }
  return submissionOfKey('object' in detail ? detail.object.key : detail.s3ObjectDetails.objectKey);
}

export function messageOn({
  key,
  writtenAt,
  knownFailures,
}: Pick<LeftEntry, 'key' | 'writtenAt' | 'knownFailures'>): string {
  return JSON.stringify({ 'detail-type': leftOver, detail: { key, writtenAt, knownFailures } });
}
