import {
  formatAnswer,
  intakeFieldNames,
  type IntakeAnswers,
  type IntakeFieldName,
} from '@incasso/contract/intakeFields';
import type { WizardContext, WizardProblems } from './WizardContext';

/** The wizard with another answer, which takes the problem of that field away. */
export function withAnswer(context: WizardContext, name: IntakeFieldName, value: string): Partial<WizardContext> {
  return {
    answers: { ...context.answers, [name]: value },
    problems: withoutProblem(context.problems, name),
    isArrivalUnknown: false,
  };
}

/** The wizard with the answer as people write it: numbers with valid check digits in groups, anything else as it is. */
export function withFormatted({ answers }: WizardContext, name: IntakeFieldName): Partial<WizardContext> {
  return { answers: { ...answers, [name]: formatAnswer(name, answers[name]) } };
}

/** The wizard with the terms agreed to or not, which takes their problem away. */
export function withTerms({ problems }: WizardContext, isAgreed: boolean): Partial<WizardContext> {
  return { agreeToTerms: isAgreed, problems: withoutProblem(problems, 'agreeToTerms') };
}

/** The answers, with those found elsewhere in the place of empty ones. */
export function withFound(answers: IntakeAnswers, found: Partial<IntakeAnswers>): IntakeAnswers {
  const filled = { ...answers };
  for (const name of intakeFieldNames) if (filled[name].trim() === '') filled[name] = found[name] ?? filled[name];
  return filled;
}

function withoutProblem(problems: WizardProblems, name: keyof WizardProblems): WizardProblems {
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== name));
}
