import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import { prefillKeys } from '@incasso/contract/embed/prefillFields';

/** What the hero form left in the browser session. Empty where storage is closed. */
export function readStoredPrefill(): Partial<IntakeAnswers> {
  try {
    return {
      contact_person: sessionStorage.getItem(prefillKeys.contact_person) ?? '',
      email: sessionStorage.getItem(prefillKeys.email) ?? '',
    };
  } catch {
    return {};
  }
}

export function forgetPrefill(): void {
  try {
    for (const key of Object.values(prefillKeys)) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps its storage closed holds no prefill either.
  }
}
