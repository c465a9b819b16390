import fc from 'fast-check';
import { formatDate } from '@incasso/contract/isoDate';
import { writeMoney } from '../money/money';
import { blankValues } from './Debt';
import { cleanDebtText } from './debtFields';
import { readPastedDebts } from './readPastedDebts';

const header = 'Debiteur\tFactuurnummer\tVervaldag\tBedrag';

test('takes each line below the header as typed, with its number as it is', () => {
  const text = [
    header,
    'Staalvoorbeeld NV\tINV-0041\t15/10/2026\t1.210,00',
    'Staalvoorbeeld NV\tCN-0003\t\t-121,00\t',
    '',
    'Garage Voorbeeld\t00050\t31-10-2026\t€ 605,50',
  ].join('\r\n');

  expect(readPastedDebts(text)).toEqual({
    faults: [],
    rows: [
      {
        ...blankValues,
        debtor: 'Staalvoorbeeld NV',
        invoice: 'INV-0041',
        dueDate: '2026-10-15',
        amount: '€ 1.210,00',
      },
      { ...blankValues, debtor: 'Staalvoorbeeld NV', invoice: 'CN-0003', amount: '-€ 121,00' },
      { ...blankValues, debtor: 'Garage Voorbeeld', invoice: '00050', dueDate: '2026-10-31', amount: '€ 605,50' },
    ],
  });
});

test.each([
  ['no debtor', '\t51\t31/10/2026\t100,00', [['debtor', '']]],
  ['a debtor that is too long', `${'x'.repeat(201)}\t\t\t1`, [['debtor', 'x'.repeat(201)]]],
  ['no amount', 'Garage\t51\t31/10/2026\t', [['amount', '']]],
  ['an amount in words', 'Garage\t51\t31/10/2026\tduizend', [['amount', 'duizend']]],
  ['an amount that reads in two ways', 'Garage\t51\t\t605,500', [['amount', '605,500']]],
  ['a day that is none', 'Garage\t50\t31/02/2026\t605,50', [['dueDate', '31/02/2026']]],
  ['the month first', 'Garage\t50\t10/31/2026\t605,50', [['dueDate', '10/31/2026']]],
  [
    'two faults',
    '\t50\tmorgen\t605,50',
    [
      ['debtor', ''],
      ['dueDate', 'morgen'],
    ],
  ],
  ['three columns', 'Garage\t50\t605,50', [['columns', 'Garage\t50\t605,50']]],
  ['five columns', 'Garage\t50\t\t605,50\t0', [['columns', 'Garage\t50\t\t605,50\t0']]],
  ['spaces for tabs', 'Garage 50 605,50', [['columns', 'Garage 50 605,50']]],
  ['a total', 'Totaal\t\t\t605,50', [['total', 'Totaal']]],
])('names a line with %s, also as the first', (_what, line, wrong) => {
  expect(readPastedDebts(line).faults).toEqual([{ line: 1, wrong }]);
  expect(readPastedDebts(`${header}\n\n${line}`).faults).toEqual([{ line: 3, wrong }]);
});

test('a debtor whose name begins with ‘totaal’ is one', () => {
  expect(readPastedDebts('Totaal Renovatie BV\t\t\t605,50').rows).toHaveLength(1);
});

test('property: any table of rows, printed with tabs, comes back as the same rows', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 60 });
  const invoice = line.map((text) => cleanDebtText('invoice', text));
  const row = fc.record({
    debtor: line.map((text) => cleanDebtText('debtor', `${text} BV`)),
    invoice,
    dueDate: fc.oneof(
      fc.constant(''),
      fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    ),
    amount: fc.record({
      amount: fc.integer({ min: -1e12, max: 1e12 }).map((cents) => (cents / 100).toFixed(2)),
      currency: fc.constantFrom('EUR', 'USD'),
    }),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), fc.boolean(), (table, hasHeader) => {
      const rows = table.map(({ dueDate, amount, ...texts }) => {
        const day = dueDate === '' ? '' : dueDate.toISOString().slice(0, 10);
        return { ...blankValues, ...texts, dueDate: day, amount: writeMoney(amount) };
      });
      const lines = rows.map(({ debtor, invoice: number, dueDate, amount }) =>
        [debtor, number, dueDate && formatDate(dueDate), amount].join('\t'),
      );

      expect(readPastedDebts([...(hasHeader ? [header] : []), ...lines].join('\n'))).toEqual({ rows, faults: [] });
    }),
  );
});
