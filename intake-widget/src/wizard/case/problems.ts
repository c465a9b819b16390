import { fieldProblems } from '@incasso/contract/fieldProblems';
import {
  intakeFieldNames,
  intakeFields,
  isIntakeFieldName,
  type IntakeAnswers,
  type IntakeFieldName,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import { intakeProblems, lengthProblem } from '@incasso/contract/intakeProblems';
import { messages } from '@incasso/contract/messages';
import { maxDebts, sentDebts } from '@incasso/debts/Debt';
import { debtField, debtTextNames } from '@incasso/debts/debtFields';
import { isTooLong } from '@incasso/contract/FieldSpec';
import type { WizardFailure } from '../submission/SubmissionState';
import type { WizardContext, WizardProblems } from './WizardContext';

const tooManyDebts = `Een aanvraag telt hoogstens ${String(maxDebts)} facturen. Voeg voor de andere een Excel-bestand toe aan uw documenten.`;

export function submissionProblems({ answers, debts, agreeToTerms }: WizardContext): WizardProblems {
  const problems: WizardProblems = {};
  for (const { field, error } of intakeProblems(answers)) if (isIntakeFieldName(field)) problems[field] = error;
  if (sentDebts(debts).some((debt) => debtTextNames.some((name) => isTooLong(debtField(name), debt[name]))))
    problems.debts = fieldProblems.too_long;
  if (sentDebts(debts).length > maxDebts) problems.debts = tooManyDebts;
  if (!agreeToTerms) problems.agreeToTerms = messages.termsNotAccepted;
  return problems;
}

/**
 * The named fields whose text is too long. Shown immediately: a visitor who pastes a text should not learn only at the
 * end that it does not fit.
 */
export function lengthProblems(answers: IntakeAnswers, names = intakeFieldNames): WizardProblems {
  const problems: WizardProblems = {};
  for (const name of names) {
    const problem = lengthProblem(name, answers[name]);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

export function requiredProblems(names: readonly IntakeFieldName[]): WizardProblems {
  return Object.fromEntries(names.map((name) => [name, fieldProblems.required]));
}

/** The step of the first problem; the last step if there is none. */
export function stepOfProblems(problems: WizardProblems): IntakeStep {
  const first = intakeFieldNames.find((name) => problems[name] !== undefined);
  return first === undefined ? 3 : intakeFields[first].step;
}

/** The error messages of the problems at one step, by default the first that has any. */
export function problemMessages(problems: WizardProblems, step = stepOfProblems(problems)): string[] {
  const names = intakeFieldNames.filter((name) => intakeFields[name].step === step);
  const words = [...names.map((name) => problems[name]), step === 3 ? problems.debts : undefined];
  const ofFields = words.includes(fieldProblems.required) ? messages.requiredFieldsMissing : words.find(Boolean);
  return [ofFields, step === 3 ? problems.agreeToTerms : undefined].filter((message) => message !== undefined);
}

export function refusedFields(failure: WizardFailure): WizardProblems {
  if (failure.kind !== 'refused') return {};
  const problems: WizardProblems = {};
  for (const { field, error } of failure.fields) if (isIntakeFieldName(field)) problems[field] = error;
  if (failure.code === 'terms_not_accepted') problems.agreeToTerms = messages.termsNotAccepted;
  return problems;
}

export function withoutProblem(problems: WizardProblems, name: keyof WizardProblems): WizardProblems {
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== name));
}
