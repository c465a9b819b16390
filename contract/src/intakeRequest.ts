import * as v from 'valibot';
import { intakeFields, isRequired, type IntakeFieldName } from './intakeFields';

/** Shape of a text field of the intake: trimmed, at most its length, filled when required. */
function textField(name: IntakeFieldName) {
  const bounded = v.pipe(v.string(), v.trim(), v.maxLength(intakeFields[name].maxLength, 'too_long'));
  return isRequired(name) ? v.pipe(bounded, v.nonEmpty('required')) : bounded;
}

/** The e-mail check of browsers (HTML standard), so that what `<input type="email">` lets pass the server accepts. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.rfcEmail('invalid_email'));

/**
 * The text fields of an intake request (specification, section 7). Every issue's message is a code of
 * `fieldProblems`; unknown names are dropped.
 */
export const intakeAnswersSchema = v.object({
  company_name: textField('company_name'),
  vat_number: textField('vat_number'),
  address: textField('address'),
  contact_person: textField('contact_person'),
  phone: textField('phone'),
  email: v.pipe(emailAddress, v.maxLength(intakeFields.email.maxLength, 'too_long')),
  bank_account: textField('bank_account'),
  documents_info: textField('documents_info'),
  invoices_terms: textField('invoices_terms'),
  partial_payments: textField('partial_payments'),
});

/** Id of a submission: a UUID made once in the browser and kept with the draft (decision 12). */
export const submissionIdSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** SHA-256 of a document's bytes, in lower-case hexadecimal. */
export const sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A document that the browser uploaded directly, as the text of a `documents` part tells of it. Size in bytes. */
export const documentReceiptSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: sha256Schema,
});

export type DocumentReceipt = v.InferOutput<typeof documentReceiptSchema>;
