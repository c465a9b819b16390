import type { IntakeAnswers } from './intakeFields';

/** Keys in the session storage under which the hero form leaves a prefill. */
export const prefillKeys = {
  contact_person: 'intake-name',
  email: 'intake-email',
} as const satisfies Partial<IntakeAnswers>;
