import { fieldProblems, fieldProblemWords } from '@incasso/contract/fieldProblems';
import {
  intakeFieldNames,
  intakeFields,
  isIntakeFieldName,
  type IntakeFieldName,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import { intakeProblems } from '@incasso/contract/intakeProblems';
import { messages } from '@incasso/contract/messages';
import type { WizardContext, WizardProblems } from './WizardContext';

/** What keeps a wizard from being submitted. */
export function submissionProblems({ answers, agreeToTerms }: WizardContext): WizardProblems {
  const problems: WizardProblems = {};
  for (const [name, code] of Object.entries(intakeProblems(answers))) {
    if (isIntakeFieldName(name)) problems[name] = fieldProblemWords(code, intakeFields[name].maxLength);
  }
  if (!agreeToTerms) problems.agreeToTerms = messages.termsNotAccepted;
  return problems;
}

/** The problem of each named field: that it is required. */
export function requiredProblems(names: readonly IntakeFieldName[]): WizardProblems {
  return Object.fromEntries(names.map((name) => [name, fieldProblems.required]));
}

/** The step of the first problem; the last step when there is none in an earlier one. */
export function stepOfProblems(problems: WizardProblems): IntakeStep {
  const first = intakeFieldNames.find((name) => problems[name] !== undefined);
  return first === undefined ? 3 : intakeFields[first].step;
}

/** What the visitor is told about problems: of the fields first, then of the terms. */
export function problemMessages({ agreeToTerms, ...fields }: WizardProblems): string[] {
  const words = Object.values(fields);
  const ofFields = words.includes(fieldProblems.required) ? messages.requiredFieldsMissing : words[0];
  return [ofFields, agreeToTerms].filter((message) => message !== undefined);
}
