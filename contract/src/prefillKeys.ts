import type { IntakeAnswers } from './intakeFields';

/** Session storage keys under which the hero form stores a prefill. */
export const prefillKeys = {
  contact_person: 'intake-name',
  email: 'intake-email',
} as const satisfies Partial<IntakeAnswers>;
