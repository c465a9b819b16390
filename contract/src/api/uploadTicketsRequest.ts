import * as v from 'valibot';
import { draftKeySchema } from './draft';
import { documentReceiptSchema, submissionIdSchema } from '../forms/intakeRequest';

/** Request for upload links: one per document that is not stored yet. Sizes in bytes. */
export const uploadTicketsRequestSchema = v.strictObject({
  submissionId: submissionIdSchema,
  /** The case of an addition. Absent: the submission is no addition. */
  caseId: v.exactOptional(submissionIdSchema),
  /** The draft key with which the intake is sent: the submission id alone gives no access to the uploads. */
  draftKey: v.exactOptional(draftKeySchema),
  recaptchaToken: v.string(),
  documents: v.pipe(v.array(documentReceiptSchema), v.minLength(1)),
});

export type UploadTicketsRequest = v.InferOutput<typeof uploadTicketsRequestSchema>;
