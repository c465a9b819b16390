import { validAnswers } from '../../testing/fixtures';
import { doubtfulFields } from './doubtfulFields';

test('valid numbers raise no doubt in any notation', () => {
  const answers = validAnswers({
    vat_number: 'BE 1000.000.021',
    phone: '056/36.00.00',
    bank_account: 'be68539007547034',
  });

  expect(doubtfulFields(answers)).toEqual([]);
});

test('a foreign phone number with its country code raises no doubt', () => {
  expect(doubtfulFields(validAnswers({ phone: '+31 20 624 1111' }))).toEqual([]);
});

test('fields with wrong check digits or no phone number are doubtful, in the wizard’s order', () => {
  const answers = validAnswers({ vat_number: '0123.456.748', phone: '123', bank_account: 'BE68 5390 0754 7035' });

  expect(doubtfulFields(answers)).toEqual(['vat_number', 'phone', 'bank_account']);
});
