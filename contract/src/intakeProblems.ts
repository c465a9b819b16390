import * as v from 'valibot';
import { isFieldProblem, type FieldProblem } from './fieldProblems';
import { intakeFieldNames, type IntakeAnswers, type IntakeFieldName } from './intakeFields';
import { intakeAnswersSchema } from './intakeRequest';

/** The problems of the answers, by field, in the wizard's order. Empty when they may be submitted. */
export type IntakeProblems = Partial<Record<IntakeFieldName, FieldProblem>>;

/** Validates the answers by the schema that the server applies. The first problem of a field counts. */
export function intakeProblems(answers: IntakeAnswers): IntakeProblems {
  const { issues = [] } = v.safeParse(intakeAnswersSchema, answers);
  const problems: IntakeProblems = {};
  for (const name of intakeFieldNames) {
    const code = issues.find((issue) => v.getDotPath(issue) === name)?.message;
    if (code !== undefined && isFieldProblem(code)) problems[name] = code;
  }
  return problems;
}
