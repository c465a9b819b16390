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
import { additionText } from './addition.text';
import { includedDocuments } from './judgedDocuments';
import type { WizardContext, WizardProblems } from './WizardContext';

/** What keeps a wizard from being submitted. */
export function submissionProblems(context: WizardContext): WizardProblems {
  if (context.isAddition) return additionProblems(context);
  const { answers, agreeToTerms } = context;
  const problems: WizardProblems = {};
  for (const [name, code] of Object.entries(intakeProblems(answers))) {
    if (isIntakeFieldName(name)) problems[name] = fieldProblemWords(code, intakeFields[name].maxLength);
  }
  if (!agreeToTerms) problems.agreeToTerms = messages.termsNotAccepted;
  return problems;
}

/** An addition is a note, or documents, or both. */
function additionProblems({ answers, documents }: WizardContext): WizardProblems {
  const isEmpty = answers.documents_info.trim() === '' && includedDocuments(documents).length === 0;
  return isEmpty ? { documents_info: fieldProblems.nothing_added } : {};
}

/** What the visitor is told when it was received. */
export function successMessage({ isAddition }: Pick<WizardContext, 'isAddition'>): string {
  return isAddition ? additionText.received : messages.intakeSucceeded;
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

/** What the visitor is told about problems: of the fields first, then of the terms (specification, section 8). */
export function problemMessages({ agreeToTerms, ...fields }: WizardProblems): string[] {
  const words = Object.values(fields);
  const ofFields = words.includes(fieldProblems.required) ? messages.requiredFieldsMissing : words[0];
  return [ofFields, agreeToTerms].filter((message) => message !== undefined);
}
