import * as v from 'valibot';
import { submissionIdOfKey } from '../../storage/storageKeys';

const storedSchema = v.object({
  'detail-type': v.literal('Object Created'),
  detail: v.object({ object: v.object({ key: v.string() }) }),
});

const scannedSchema = v.object({
  'detail-type': v.literal('GuardDuty Malware Protection Object Scan Result'),
  detail: v.object({ s3ObjectDetails: v.object({ objectKey: v.string() }) }),
});

const eventSchema = v.pipe(v.string(), v.parseJson(), v.variant('detail-type', [storedSchema, scannedSchema]));

/** The submission that a message of the queue is about; `undefined` when it is about none. */
export function submissionIdOfEvent(messageBody: string): string | undefined {
  const parsed = v.safeParse(eventSchema, messageBody);
  if (!parsed.success) return undefined;
  const { detail } = parsed.output;
  return submissionIdOfKey('object' in detail ? detail.object.key : detail.s3ObjectDetails.objectKey);
}
