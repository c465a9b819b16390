import { emptyIntakeAnswers, requiredIntakeFields } from './intakeFields';
import { intakeProblems } from './intakeProblems';

const complete = {
  ...emptyIntakeAnswers(),
  company_name: 'Voorbeeld BV',
  vat_number: '0123.456.749',
  address: 'Voorbeeldstraat 1, 8500 Kortrijk',
  contact_person: 'An Voorbeeld',
  phone: '+32 56 00 00 01',
  email: 'an@bedrijf.example',
  bank_account: 'BE68 5390 0754 7034',
};

test('complete answers have no problem', () => {
  expect(intakeProblems(complete)).toEqual({});
});

test('empty answers lack each required field, in the wizard’s order', () => {
  const problems = intakeProblems(emptyIntakeAnswers());

  expect(Object.entries(problems)).toEqual(requiredIntakeFields.map((name) => [name, 'required']));
});

test('a field has one problem, in the words of the contract', () => {
  const problems = intakeProblems({ ...complete, email: 'an', address: 'x'.repeat(201), phone: ' ' });

  expect(problems).toEqual({ address: 'too_long', phone: 'required', email: 'invalid_email' });
});
