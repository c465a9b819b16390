import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import { prefillKeys } from '@incasso/contract/embed/prefillFields';

/** Reads what the home page's form stored in this browser session. Empty if storage is blocked. */
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
    // If storage is blocked, there is no prefill either.
  }
}
