import {
  intakeFieldNames,
  isDoubtful,
  type IntakeAnswers,
  type IntakeFieldName,
  type ServerCheckedField,
} from '@incasso/contract/intakeFields';
import parsePhoneNumber from 'libphonenumber-js/min';

/** Checks that would add too much to the browser's first load */
const serverChecks: Record<ServerCheckedField, (answer: string) => boolean> = {
  phone: isPhoneNumber,
};

/** Fields that the staff should check. A hint, never a refusal: foreign clients have other numbers. */
export function doubtfulFields(answers: IntakeAnswers): IntakeFieldName[] {
  return intakeFieldNames.filter((name) =>
    isServerChecked(name) ? !serverChecks[name](answers[name]) : isDoubtful(name, answers[name]),
  );
}

function isServerChecked(name: IntakeFieldName): name is ServerCheckedField {
  return Object.hasOwn(serverChecks, name);
}

/** A number without a country code counts as Belgian. */
function isPhoneNumber(text: string): boolean {
  return parsePhoneNumber(text, 'BE')?.isValid() === true;
}
