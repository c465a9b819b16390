import * as v from 'valibot';
import { fieldFaults, type FieldFault } from './fieldFaults';
import type { IntakeAnswers, IntakeFieldName } from './intakeFields';
import { intakeAnswersSchema } from './intakeRequest';

/** Problems of the answers by the server's schema, in the wizard's order. */
export function intakeProblems(answers: IntakeAnswers): FieldFault[] {
  return fieldFaults(v.safeParse(intakeAnswersSchema, answers).issues);
}

/** The message that an answer is too long for its field; `undefined` if it fits. */
export function lengthProblem(name: IntakeFieldName, answer: string): string | undefined {
  const faults = fieldFaults(v.safeParse(intakeAnswersSchema.entries[name], answer).issues);
  return faults.find(({ code }) => code === 'too_long')?.error;
}
