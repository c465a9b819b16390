import { sampleDebt } from '../../testing/sampleDebt';
import type { DebtValues } from './debtFields';
import { isSameDebtor, sameness } from './sameness';

const debtor = (name: string, number = '') => ({ debtor: name, number });

test.each([
  ['Bakkerij Janssens', 'Bakkerij Janssens BV'],
  ['ACME B.V.B.A.', 'acme nv'],
  ['NV Staal-Voorbeeld', 'Staalvoorbeeld'],
  ['Café Één', 'cafe een sprl'],
  ['ACME', 'ACME Group NV'],
  ['!!!', '!!!'],
])('%j and %j are one debtor', (one, other) => {
  expect([isSameDebtor(debtor(one), debtor(other)), isSameDebtor(debtor(other), debtor(one))]).toEqual([true, true]);
});

test.each([
  ['Jan', 'Janssens'],
  ['Garage Willems', 'Garage Peeters'],
  ['Staal Gent', 'Voorbeeld Staal Gent'],
  ['!!!', '???'],
  ['NV', 'BV'],
])('%j and %j are two debtors', (one, other) => {
  expect([isSameDebtor(debtor(one), debtor(other)), isSameDebtor(debtor(other), debtor(one))]).toEqual([false, false]);
});

test('numbers decide if both debtors have one; debtors with nothing in common are left undecided', () => {
  const one = debtor('ACME', '0123.456.749');

  expect(isSameDebtor(one, debtor('Anders', 'BE 0123456749'))).toBe(true);
  expect(isSameDebtor(one, debtor('ACME', '0999.999.922'))).toBe(false);
  expect(isSameDebtor(one, debtor('ACME'))).toBe(true);
  expect(isSameDebtor(debtor('', '0123.456.749'), debtor('ACME'))).toBeUndefined();
});

const invoice = { invoice: 'INV-2026/041', issueDate: '2026-02-01', dueDate: '2026-03-01', amount: '€ 1.250,00' };

test.each<[string, Partial<DebtValues>, ReturnType<typeof sameness>]>([
  ['nothing', {}, 'one'],
  ['letter case and blanks in the number', { invoice: ' inv-2026/041 ' }, 'one'],
  ['the spelling of the debtor', { debtor: 'STAALVOORBEELD', number: '' }, 'one'],
  ['a missing due day', { dueDate: '' }, 'one'],
  ['missing days', { issueDate: '', dueDate: '' }, 'one'],
  ['a due day of a few days later', { dueDate: '2026-03-04' }, 'perhaps'],
  ['an unreadable due day', { dueDate: 'bij ontvangst' }, 'perhaps'],
  ['an issue day of the same year', { issueDate: '2026-05-01' }, 'perhaps'],
  ['an issue day of another year', { issueDate: '2025-12-31' }, 'two'],
  ['a due day of another year', { issueDate: '', dueDate: '2025-03-01' }, 'two'],
  ['a due day across a year’s end', { issueDate: '', dueDate: '2025-12-30' }, 'perhaps'],
  ['another amount', { amount: '€ 40,00' }, 'perhaps'],
  ['another currency', { amount: 'USD 1.250,00' }, 'perhaps'],
  ['no amount', { amount: '' }, 'perhaps'],
  ['an amount below zero', { amount: '-€ 1.250,00' }, 'two'],
  ['another debtor', { number: '', debtor: 'Garage Voorbeeld' }, 'perhaps'],
  ['no debtor', { number: '', debtor: '' }, 'perhaps'],
  ['signs in the number', { invoice: 'INV 2026 041' }, 'perhaps'],
  ['a number without the letters', { invoice: '2026-041' }, 'perhaps'],
  ['a number without the year', { invoice: 'INV-41' }, 'perhaps'],
  ['a number with other zeros, without letters and year', { invoice: '00041' }, 'perhaps'],
  ['a number with other letters', { invoice: 'VF-2026/041' }, 'two'],
  ['a number with another year', { invoice: 'INV-2025/041', issueDate: '' }, 'two'],
  ['another number', { invoice: 'INV-2026/0412' }, 'two'],
  ['no number', { invoice: '' }, 'perhaps'],
  ['no number and another amount', { invoice: '', amount: '€ 40,00' }, 'two'],
  ['no number and no amount', { invoice: '', amount: '' }, 'two'],
  ['no number and another debtor', { invoice: '', number: '', debtor: 'Garage Voorbeeld' }, 'two'],
])('two rows that differ by %s, as in %j: %s', (_what, changes, same) => {
  const [one, other] = [sampleDebt(invoice), sampleDebt({ ...invoice, ...changes })];

  expect([sameness(one, other), sameness(other, one)]).toEqual([same, same]);
});

test.each([
  ['2026', 'INV-2026', 'perhaps'],
  ['000', '0', 'perhaps'],
  ['2026-1', '2027-1', 'two'],
  ['!', '!', 'one'],
  ['!', '?', 'two'],
])('the numbers %j and %j are of %s', (number, otherNumber, same) => {
  expect(sameness(sampleDebt({ invoice: number }), sampleDebt({ invoice: otherNumber }))).toBe(same);
});
