import { contactMessageSchema, type ContactMessage } from '@incasso/contract/contactMessage';
import { fieldFaults } from '@incasso/contract/fieldFaults';
import * as v from 'valibot';

export type MessageErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>;

/** Validates the form by the contract's schema. Returns a message, or the errors. */
export function checkMessage(values: unknown): {
  readonly message: ContactMessage | undefined;
  readonly errors: MessageErrors;
} {
  const parsed = v.safeParse(contactMessageSchema, values);
  if (parsed.success) return { message: parsed.output, errors: {} };
  const entries = fieldFaults(parsed.issues).map(({ field, error }): [string, string] => [field, error]);
  return { message: undefined, errors: Object.fromEntries(entries) };
}
