import { isIban } from '@incasso/contract/bankAccount';
import { isCompanyNumber } from '@incasso/contract/companyNumber';
import type { IntakeAnswers, IntakeFieldName } from '@incasso/contract/intakeFields';
import parsePhoneNumber from 'libphonenumber-js/min';

/** Fields that the staff should look at twice (decision 3). A hint, never a reason to refuse: clients from abroad have other numbers. */
export function doubtfulFields(answers: IntakeAnswers): IntakeFieldName[] {
  const isRight = {
    vat_number: isCompanyNumber(answers.vat_number),
    phone: isPhoneNumber(answers.phone),
    bank_account: isIban(answers.bank_account),
  };
  return (['vat_number', 'phone', 'bank_account'] as const).filter((name) => !isRight[name]);
}

/** Belgian without a country code, any country with one. */
function isPhoneNumber(text: string): boolean {
  return parsePhoneNumber(text, 'BE')?.isValid() === true;
}
