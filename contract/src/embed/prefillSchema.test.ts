import * as v from 'valibot';
import { prefillSchema } from './prefillSchema';

test('accepts texts and numbers for known fields, trimmed', () => {
  const given = { company_name: ' Voorbeeld BV ', vat_number: 123456749, email: '' };

  expect(v.parse(prefillSchema, given)).toEqual({ company_name: 'Voorbeeld BV', vat_number: '123456749' });
});

test.each([{ bank_account: 'BE68 5390 0754 7034' }, { agreeToTerms: 'true' }, { phone: {} }, { address: '\u200b' }])(
  'drops %j',
  (given) => {
    expect(v.parse(prefillSchema, given)).toEqual({});
  },
);
