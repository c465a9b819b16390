import * as v from 'valibot';
import { cleanCode, cleanLine, cleanText } from './cleanText';
import { fieldLimits } from './limits';
import { textSchema } from './textSchema';

/** A message of the contact form. Every issue's message is a code of `fieldProblems`. */
export const contactMessageSchema = v.object({
  name: textSchema({ clean: cleanLine, maxLength: fieldLimits.line, isRequired: true }),
  email: textSchema({ clean: cleanCode, maxLength: fieldLimits.email, isRequired: true, isEmail: true }),
  company: v.optional(textSchema({ clean: cleanLine, maxLength: fieldLimits.line }), ''),
  phone: v.optional(textSchema({ clean: cleanCode, maxLength: fieldLimits.line }), ''),
  message: textSchema({ clean: cleanText, maxLength: fieldLimits.text, isRequired: true }),
});

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

/** Labels for visitors and staff, in the form's order. */
export const contactFieldLabels = {
  name: 'Naam',
  email: 'E-mail',
  company: 'Bedrijf',
  phone: 'Telefoon',
  message: 'Bericht',
} as const satisfies Record<keyof ContactMessage, string>;
