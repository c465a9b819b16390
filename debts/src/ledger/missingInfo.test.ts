import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import { sampleDebt } from '../../testing/sampleDebt';
import { blankValues } from '../row/Debt';
import { missingInfo, missingInfoInWords, type GivenToCase, type MissingInfo } from './missingInfo';

const all: MissingInfo[] = ['documents', 'debtor', 'amount'];
const blank = sampleDebt(blankValues);

type Given = Partial<IntakeAnswers> & Partial<Omit<GivenToCase, 'answers'>>;

const cases: [string, Given, MissingInfo[]][] = [
  ['nothing', {}, all],
  ['an invoice', { kinds: ['invoice'] }, []],
  ['an invoice among others', { kinds: ['terms', undefined, 'invoice'] }, []],
  ['a document of no kind', { kinds: [undefined] }, ['debtor', 'amount']],
  ['a reminder and terms', { kinds: ['reminder', 'terms'] }, ['debtor', 'amount']],
  ['a row with a debtor and an amount', { debts: [sampleDebt()] }, ['documents']],
  ['a row with a debtor', { debts: [{ ...blank, debtor: 'Jansen' }] }, ['documents', 'amount']],
  ['a row with the debtor’s number', { debts: [{ ...blank, number: '0999.999.922' }] }, ['documents', 'amount']],
  ['a row with an amount', { debts: [{ ...blank, amount: 'ongeveer 500' }] }, ['documents', 'debtor']],
  ['a row with an invoice number alone', { debts: [{ ...blank, invoice: '12' }] }, all],
  ['words in a text, whatever they say', { partial_payments: 'Hij betaalt niet.' }, ['documents']],
  ['blanks in a text', { invoices_terms: ' \n' }, all],
  ['words in a later note', { notes: ['Jansen, 750 euro'] }, ['documents']],
];

test.each(cases)('what a case with %s lacks', (_case, { debts = [], kinds = [], notes = [], ...answers }, missing) => {
  expect(missingInfo({ answers: sampleAnswers(answers), debts, kinds, notes })).toEqual(missing);
});

test('missing information is one phrase', () => {
  expect(missingInfoInWords([])).toBe('');
  expect(missingInfoInWords(['debtor'])).toBe('wie de debiteur is');
  expect(missingInfoInWords(all)).toBe('documenten, wie de debiteur is en hoeveel er openstaat');
});
