import { contactMessageSchema } from '@incasso/contract/contactMessage';
import { intakeFieldNames } from '@incasso/contract/intakeFields';
import { keptAnswersSchema, sha256Schema, submissionIdSchema } from '@incasso/contract/intakeRequest';
import { referencePattern } from '@incasso/contract/reference';
import * as v from 'valibot';
import { claimSchema } from './Claim';
import { suspicions } from './suspicionsOf';

/** A document of a submission; its bytes lie under `documents/{submissionId}/{sha256}`. Size in bytes. */
const storedDocumentSchema = v.object({
  name: v.string(),
  size: v.number(),
  sha256: sha256Schema,
  mediaType: v.string(),
});

export type StoredDocument = v.InferOutput<typeof storedDocumentSchema>;

const everySubmission = {
  version: v.literal(1),
  submissionId: submissionIdSchema,
  /** The call that stored it. Its outbox entry is the one that counts, whatever racing calls left behind. */
  attempt: v.pipe(v.string(), v.uuid()),
  /** What visitor and staff call it by. */
  reference: v.pipe(v.string(), v.regex(referencePattern)),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Name of the partner whose page it came from. Absent: the firm's own site. */
  partner: v.exactOptional(v.string()),
  /** Why it looks like a machine's. Empty for nearly all. */
  suspicions: v.optional(v.array(v.picklist(suspicions)), []),
  /** SHA-256 of the content: tells a repeat from another submission under the same id. */
  digest: sha256Schema,
};

/** The record of an intake request. */
const intakeRecordSchema = v.object({
  ...everySubmission,
  kind: v.literal('intake'),
  answers: keptAnswersSchema,
  /** Fields whose check digits do not add up or that are no phone number (decision 3). */
  doubtful: v.array(v.picklist(intakeFieldNames)),
  documents: v.array(storedDocumentSchema),
  /** What the e-invoices among the documents say. Records from before they were read have none. */
  claims: v.optional(v.array(claimSchema), []),
});

/** The record of a message of the contact form. */
const contactRecordSchema = v.object({
  ...everySubmission,
  kind: v.literal('contact'),
  message: contactMessageSchema,
});

/** What `submissions/{submissionId}.json` holds. */
export const submissionRecordSchema = v.variant('kind', [intakeRecordSchema, contactRecordSchema]);

export type IntakeRecord = v.InferOutput<typeof intakeRecordSchema>;
export type ContactRecord = v.InferOutput<typeof contactRecordSchema>;
export type SubmissionRecord = v.InferOutput<typeof submissionRecordSchema>;
