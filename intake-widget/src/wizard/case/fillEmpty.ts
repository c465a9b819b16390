import { cleanAnswer, mapFields, type IntakeAnswers } from '@incasso/contract/intakeFields';

/** The answers, with those found elsewhere in the place of empty ones. */
export function fillEmpty(answers: IntakeAnswers, found: Partial<IntakeAnswers>): IntakeAnswers {
  return mapFields((name) =>
    cleanAnswer(name, answers[name]) === '' ? (found[name] ?? answers[name]) : answers[name],
  );
}
