import { intakeFieldNames, type IntakeAnswers } from '@incasso/contract/intakeFields';

/** What stands in the form's fields, as the visitor may have typed it before the page came to life. */
export function typedAnswers(form: HTMLFormElement): Partial<IntakeAnswers> {
  const values = new FormData(form);
  const answers: Partial<IntakeAnswers> = {};
  for (const name of intakeFieldNames) {
    const value = values.get(name);
    if (typeof value === 'string') answers[name] = value;
  }
  return answers;
}
