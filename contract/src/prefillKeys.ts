import type { IntakeAnswers } from './intakeFields';

/** Names under which the hero form leaves a prefill in the session storage (decision 18). */
export const prefillKeys = {
  contact_person: 'intake-name',
  email: 'intake-email',
} as const satisfies Partial<IntakeAnswers>;
