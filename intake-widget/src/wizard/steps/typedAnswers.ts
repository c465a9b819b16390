import { intakeFieldNames, type IntakeAnswers } from '@incasso/contract/intakeFields';

/** The form's values, which the visitor may have typed before hydration. */
export function typedAnswers(form: HTMLFormElement): Partial<IntakeAnswers> {
  const values = new FormData(form);
  const answers: Partial<IntakeAnswers> = {};
  for (const name of intakeFieldNames) {
    const value = values.get(name);
    if (typeof value === 'string') answers[name] = value;
  }
  return answers;
}
