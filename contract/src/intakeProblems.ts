import * as v from 'valibot';
import { fieldFaults, type FieldFault } from './fieldFaults';
import type { IntakeAnswers, IntakeFieldName } from './intakeFields';
import { intakeAnswersSchema } from './intakeRequest';

/** What is wrong with the answers by the schema that the server applies, in the wizard's order. */
export function intakeProblems(answers: IntakeAnswers): FieldFault[] {
  return fieldFaults(v.safeParse(intakeAnswersSchema, answers).issues);
}

/** That an answer is too long for its field, in words. */
export function lengthProblem(name: IntakeFieldName, answer: string): string | undefined {
  const faults = fieldFaults(v.safeParse(intakeAnswersSchema.entries[name], answer).issues);
  return faults.find(({ code }) => code === 'too_long')?.error;
}
