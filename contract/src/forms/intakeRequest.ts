import * as v from 'valibot';
import { documentLimits } from '../documents/documentLimits';
import { keptEntries, sentEntries } from './fieldSchemas';
import { intakeFields } from './intakeFields';

/** Names of an intake request's parts besides its text fields and its bot signals. */
export const intakeParts = {
  documents: 'documents',
  documentKinds: 'document_kinds',
  /** A JSON array of debts (`@incasso/debts/Debt`), one row per invoice. May be absent. */
  debts: 'debts',
  agreeToTerms: 'agreeToTerms',
  termsVersions: 'terms_versions',
  recaptchaToken: 'recaptchaToken',
  draftKey: 'draftKey',
  /** A partner's own reference for the case. Ignored without a partner's key, or when it is too long. */
  partnerReference: 'partner_reference',
} as const;

/** The text fields of an intake request. Unknown names are dropped. */
export const intakeAnswersSchema = v.object(sentEntries(intakeFields));

export const keptAnswersSchema = v.object(keptEntries(intakeFields));

/** Id of a submission: a UUID created once in the browser and kept with the draft. */
export const submissionIdSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** SHA-256 of a document's bytes, in lower-case hexadecimal. */
export const sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * A document that the browser uploads directly: in the request for its link, and later as the text of a `documents`
 * part. Size in bytes.
 */
export const documentReceiptSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(documentLimits.maxSentNameLength)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: sha256Schema,
});

export type DocumentReceipt = v.InferOutput<typeof documentReceiptSchema>;
