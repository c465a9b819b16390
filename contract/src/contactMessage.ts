import * as v from 'valibot';
import { emailAddress } from './intakeRequest';
import { fieldLimits } from './limits';

const line = v.pipe(v.string(), v.trim(), v.maxLength(fieldLimits.line, 'too_long'));

/** A message of the contact form. Every issue's message is a code of `fieldProblems`. */
export const contactMessageSchema = v.object({
  name: v.pipe(line, v.nonEmpty('required')),
  email: v.pipe(emailAddress, v.maxLength(fieldLimits.email, 'too_long')),
  company: v.optional(line, ''),
  phone: v.optional(line, ''),
  message: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(fieldLimits.text, 'too_long')),
});

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

/** Labels that the visitor and the staff read, in the form's order. */
export const contactFieldLabels = {
  name: 'Naam',
  email: 'E-mail',
  company: 'Bedrijf',
  phone: 'Telefoon',
  message: 'Bericht',
} as const satisfies Record<keyof ContactMessage, string>;
