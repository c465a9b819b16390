import type { Debt } from '@incasso/debts/Debt';
import { typedCase } from '../../testing/twelveCases';
import { ledgerOfRecord } from '../submissions/ledgerOfRecord';
import { debtsCsv } from './debtsCsv';

function textOf(...debts: Partial<Debt>[]): string {
  const record = typedCase(...debts);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(debtsCsv(ledgerOfRecord(record, record)));
}

/** The cell of the debtor of the only row */
const cellOf = (debtor: string) =>
  textOf({ debtor, dueDate: '2027-01-31', amount: '1250' })
    .split('\r\n')[1]
    ?.replace(/;;1250,00;.*/s, '');

test('the file has one row for each debt, with the columns of the table and the ledger, as Excel in Belgium opens it', () => {
  expect(
    textOf(
      { debtorIs: 'consumer', invoice: 'F-1', dueDate: '2026-02-28', amount: '12.500', isDisputed: true },
      { amount: '-USD 1.000,50', debtor: 'Bis', number: '', invoice: 'CN-1', creditedInvoice: '2026-12', dueDate: '' },
    ),
  ).toMatchSnapshot();
});

test.each([
  ['=1+1', "'=1+1"],
  ['+32 56 00', "'+32 56 00"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['Bis,=1+1', "Bis,'=1+1"],
  ['Bis, -1', "Bis,' -1"],
  ['Bis,1', 'Bis,1'],
  ['00012', 'nr. 00012'],
  ['2026-12', 'nr. 2026-12'],
  ['1E5', 'nr. 1E5'],
  ['a;b', '"a;b"'],
  ['de "Zon"', '"de ""Zon"""'],
  ['Staal = goed', 'Staal = goed'],
  ["'t Voorbeeld", "'t Voorbeeld"],
])('a text that a spreadsheet would run or change stays text: %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test('an amount that cannot be read stays as it was typed, without sums', () => {
  expect(textOf({ amount: 'ongeveer 500' })).toContain('Staalvoorbeeld NV;;ongeveer 500;;nee;');
  expect(textOf({ amount: '605,500' })).toMatch(/;\? 605,500;;.*;;;\r\n$/);
});
