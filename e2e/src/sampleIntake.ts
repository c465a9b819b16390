import { fieldsOfStep, intakeFields, type IntakeStep } from '@incasso/contract/intakeFields';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';

/** The text fields of a valid request, recognisable as samples. */
export function sampleIntake(company: string): Record<string, string> {
  return { ...sampleAnswers({ company_name: company }), [intakeParts.agreeToTerms]: 'true' };
}

type LabelledAnswer = readonly [label: string, value: string];

/** The answers of a step. A test finds its own submission by `company`. */
export function sampleStep(step: IntakeStep, company: string): LabelledAnswer[] {
  const answers = sampleAnswers({ company_name: company });
  return fieldsOfStep(step).map((name) => [intakeFields[name].label, answers[name]]);
}
