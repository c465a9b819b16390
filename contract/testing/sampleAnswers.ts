import type { IntakeAnswers } from '../src/intakeFields';

/** Valid answers, recognisably samples: of the required fields alone. */
export function sampleAnswers(changes: Partial<IntakeAnswers> = {}): IntakeAnswers {
  return {
    company_name: 'Voorbeeld BV',
    vat_number: '0123.456.749',
    address: 'Voorbeeldstraat 1, 8500 Kortrijk',
    contact_person: 'An Voorbeeld',
    phone: '+32 56 00 00 01',
    email: 'an@bedrijf.example',
    bank_account: 'BE68 5390 0754 7034',
    documents_info: '',
    invoices_terms: '',
    partial_payments: '',
    ...changes,
  };
}
