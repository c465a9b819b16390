/** The text fields of a request that passes, recognisably samples. */
export function sampleIntake(company: string): Record<string, string> {
  return {
    company_name: company,
    vat_number: '0123.456.749',
    address: 'Voorbeeldstraat 1, 8500 Kortrijk',
    contact_person: 'An Voorbeeld',
    phone: '+32 56 00 00 01',
    email: 'an@bedrijf.example',
    bank_account: 'BE68 5390 0754 7034',
    documents_info: '',
    invoices_terms: '',
    partial_payments: '',
    agreeToTerms: 'true',
  };
}
