import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { debtsCsv } from './debtsCsv';

const textOf = (...debts: Parameters<typeof sampleDebt>[0][]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(debtsCsv(debts.map((debt) => sampleDebt(debt))));
const cellOf = (debtor: string) =>
  textOf({ debtor })
    .split('\r\n')[1]
    ?.split(';0')[0]
    ?.replace(/;;1250,00.*/, '');

test('the file has one row for each debt, with the columns of the table, as Excel in Belgium opens it', () => {
  expect(
    textOf(
      { debtorIs: 'consumer' },
      { isDisputed: true, amount: '-USD 1.000,50', number: '', invoice: 'CN-1', creditedInvoice: '2026-12' },
    ),
  ).toBe(
    [
      '\u{feff}Debiteur;Debiteur is;Bedrag;Munt;De debiteur betwist deze factuur;KBO-nummer van de debiteur;Adres van de debiteur;E-mail van de debiteur;Factuurnummer;Factuurdatum;Vervaldag;Creditnota op factuur',
      "Staalvoorbeeld NV;consument;1250,00;EUR;nee;'0999.999.922;Staalvoorbeeldweg 4, 9000 Gent;boekhouding@staal.example;'2026-12;01/02/2026;01/03/2026;",
      "Staalvoorbeeld NV;;-1000,50;USD;ja;;Staalvoorbeeldweg 4, 9000 Gent;boekhouding@staal.example;CN-1;01/02/2026;01/03/2026;'2026-12",
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+32 56 00', "'+32 56 00"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['00012', "'00012"],
  ['1E5', "'1E5"],
  ['a;b', '"a;b"'],
  ['de "Zon"', '"de ""Zon"""'],
  ['Staal = goed', 'Staal = goed'],
])('a text that a spreadsheet would run or change stays text: %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test('an amount that cannot be read stays as it was typed', () => {
  expect(textOf({ amount: 'ongeveer 500' })).toContain('Staalvoorbeeld NV;;ongeveer 500;;nee;');
});
