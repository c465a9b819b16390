import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { submissionIdOfKey } from '../../storage/storageKeys';
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
    submissionId: submissionIdSchema,
    attempt: v.pipe(v.string(), v.uuid()),
    writtenAt: v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((time) => new Date(time)),
    ),
  }),
});

const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('detail-type', [storedSchema, scannedSchema, leftSchema]),
);

/** The subject of a message of the queue: a submission, or an outbox entry of it. */
export type MessageSubject = LeftEntry | { readonly submissionId: string; readonly attempt?: undefined };

/** Reads a message of the queue; `undefined` when its subject is none of ours. */
export function readMessage(body: string): MessageSubject | undefined {
  const parsed = v.safeParse(messageSchema, body);
  if (!parsed.success) return undefined;
  const { detail } = parsed.output;
  if ('attempt' in detail) return detail;
  const submissionId = submissionIdOfKey('object' in detail ? detail.object.key : detail.s3ObjectDetails.objectKey);
  return submissionId === undefined ? undefined : { submissionId };
}

/** The message about an outbox entry that was left over. */
export function messageOn(entry: LeftEntry): string {
  return JSON.stringify({ 'detail-type': leftOver, detail: entry });
}
