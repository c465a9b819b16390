import { cleanAnswer, mapFields, type IntakeAnswers } from '@incasso/contract/intakeFields';

/** The answers, with found ones filled into empty fields. */
export function fillEmpty(answers: IntakeAnswers, found: Partial<IntakeAnswers>): IntakeAnswers {
  return mapFields((name) =>
    cleanAnswer(name, answers[name]) === '' ? (found[name] ?? answers[name]) : answers[name],
  );
}
