import * as v from 'valibot';
import { intakeField, isRequired, mapFields, type IntakeFieldName } from './intakeFields';
import { documentLimits } from './limits';

/** Names of the parts of an intake request beside its text fields and its bot signals. */
export const intakeParts = {
  documents: 'documents',
  documentKinds: 'document_kinds',
  agreeToTerms: 'agreeToTerms',
  recaptchaToken: 'recaptchaToken',
  draftKey: 'draftKey',
  revision: 'revision',
} as const;

/** The e-mail check of browsers (HTML standard): the server accepts what `<input type="email">` accepts. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.rfcEmail('invalid_email'));

/** Shape of a text field of the intake: trimmed, filled when required, of its type, at most its length. */
function textField(name: IntakeFieldName): v.GenericSchema<string, string> {
  const { maxLength, input } = intakeField(name);
  const text = v.pipe(v.string(), v.trim());
  const filled = isRequired(name) ? v.pipe(text, v.nonEmpty('required')) : text;
  const isTyped = (answer: string) => input?.type !== 'email' || answer === '' || v.is(emailAddress, answer);
  return v.pipe(filled, v.check(isTyped, 'invalid_email'), v.maxLength(maxLength, 'too_long'));
}

/**
 * The text fields of an intake request. Every issue's message is a code of `fieldProblems`; unknown names are dropped.
 */
export const intakeAnswersSchema = v.object(mapFields(textField));

/** Stored answers. A field that was added to the form since is empty, a removed one is dropped. */
export const keptAnswersSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((kept) => mapFields((name) => kept[name] ?? '')),
);

/** Id of a submission: a UUID made once in the browser and kept with the draft. */
export const submissionIdSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** SHA-256 of a document's bytes, in lower-case hexadecimal. */
export const sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * A document that the browser uploads directly: in the request for its link, and then as the text of a `documents`
 * part. Size in bytes.
 */
export const documentReceiptSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(documentLimits.maxSentNameLength)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: sha256Schema,
});

export type DocumentReceipt = v.InferOutput<typeof documentReceiptSchema>;
