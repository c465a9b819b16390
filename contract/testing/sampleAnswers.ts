import { intakeFields, type IntakeAnswers } from '../src/forms/intakeFields';
import { sampleFields } from './sampleFields';

/** Valid answers to the required fields only, recognisably samples. */
export function sampleAnswers(changes: Partial<IntakeAnswers> = {}): IntakeAnswers {
  return {
    ...sampleFields(intakeFields),
    company_name: 'Voorbeeld BV',
    vat_number: '0123.456.749',
    address: 'Voorbeeldstraat 1, 8500 Kortrijk',
    contact_person: 'An Voorbeeld',
    email: 'an@bedrijf.example',
    bank_account: 'BE68 5390 0754 7034',
    ...changes,
  };
}
