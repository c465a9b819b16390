import { contactMessageSchema, type ContactMessage } from '@incasso/contract/contactMessage';
import { fieldProblemWords, isFieldProblem } from '@incasso/contract/fieldProblems';
import * as v from 'valibot';

/** Problems in words, by field. */
export type MessageErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>;

/** Validates the form by the contract: a message, or its problems. */
export function checkMessage(data: FormData): {
  readonly message: ContactMessage | undefined;
  readonly errors: MessageErrors;
} {
  const parsed = v.safeParse(contactMessageSchema, Object.fromEntries(data));
  if (parsed.success) return { message: parsed.output, errors: {} };
  const entries = parsed.issues.map(({ path, message, requirement }): [string, string] => [
    String(path?.[0].key),
    isFieldProblem(message) ? fieldProblemWords(message, requirement) : message,
  ]);
  return { message: undefined, errors: Object.fromEntries(entries) };
}
