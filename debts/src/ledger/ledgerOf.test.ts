import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import type { CaseKind } from '../fees/caseKinds';
import { day, rowOfInvoice, sampleLedger, sampleRow, sums } from '../../testing/sampleLedger';
import type { DebtorLedger, Ledger, LedgerEntry, LedgerRow, Sums, Totals } from './Ledger';
import type { EntryReason, TotalName } from './reasons';

const none: Totals = { due: sums(), disputed: sums(), notDue: sums(), perhapsTwice: sums(), mayHaveLapsed: sums() };
const provisionalFrom = '2026-07-01';

/** The ledger of one debtor in euro */
function ledger(
  { entries, totals: own }: { readonly entries: readonly LedgerEntry[]; readonly totals: Totals },
  debtor: Partial<DebtorLedger>,
  changes: Partial<Ledger>,
): Ledger {
  const totals = [{ currency: 'EUR', totals: own }];
  return {
    day,
    debtors: [
      {
        ...{ debtor: 'Staalvoorbeeld NV', kind: 'company', reasons: [], entries, totals },
        lacks: ['obligation', 'evidence'],
        ...debtor,
      },
    ],
    totals,
    counts: { invoices: entries.length, creditNotes: 0, debtors: 1 },
    caseKinds: ['undisputed'],
    clientLacks: [],
    ...changes,
  };
}

function invoice(row: LedgerRow, amount: string, said: Partial<LedgerEntry>): LedgerEntry {
  const money = { amount, currency: 'EUR' };
  return { row, kind: 'invoice', money, credited: '0.00', total: 'due', reasons: [], ...sums(), ...said };
}

type Said = {
  readonly sums: Sums;
  readonly total?: TotalName;
  readonly reasons?: readonly EntryReason[];
  readonly debtor?: Partial<DebtorLedger>;
  readonly provisionalFrom?: string;
  readonly caseKinds?: readonly CaseKind[];
};

/** The ledger of one invoice without credit notes */
function ofOne(
  row: LedgerRow,
  { sums: own, total = 'due', reasons = [], debtor = {}, caseKinds = ['undisputed'], ...provisional }: Said,
): Ledger {
  const entries = [invoice(row, own.open, { total, reasons, ...own, ...provisional })];
  return ledger({ entries, totals: { ...none, [total]: own } }, debtor, { caseKinds, ...provisional });
}

const abroad = rowOfInvoice(
  sampleInvoice({
    dueDate: '2026-02-14',
    buyer: {
      ...{ legalName: 'Lyonnaise Exemple SARL', identifiers: [], contact: {}, vatNumber: 'FR40303265045' },
      address: { street: '12 rue Exemple', postalCode: '69001', city: 'Lyon', country: 'FR' },
      legalIdentifier: { value: '30326504500019', scheme: '0009' },
    },
  }),
);
const partPaid = rowOfInvoice(
  sampleInvoice({
    number: 'V1',
    amounts: { taxExclusive: '1000.00', tax: '210.00', prepaid: '210.00', payable: '1000.00' },
  }),
);
const second = sampleRow({ id: '2', invoice: 'V2', amount: '500', dueDate: '2026-04-30' });
const third = sampleRow({ id: '3', invoice: 'V3', amount: '605,50', dueDate: '2026-06-30' });
const exceeded = [
  sampleRow({ id: '1', invoice: 'F1', amount: '1.250,50' }),
  sampleRow({ id: '2', invoice: 'F2', amount: '4.000' }),
  sampleRow({ id: '3', invoice: 'CN1', amount: '-6.000', dueDate: '' }),
] as const;

const cases: [string, readonly LedgerRow[], (row: LedgerRow) => Ledger][] = [
  [
    'an undisputed invoice of 650',
    [sampleRow({ amount: '650', dueDate: '2026-08-28' })],
    (row) => ofOne(row, { sums: sums('650.00', '17.39', '40.00', '707.39'), provisionalFrom: '2026-08-29' }),
  ],
  [
    'a disputed one of 12,500: claimed, in a total of its own',
    [sampleRow({ amount: '12.500', dueDate: '2026-02-28', isDisputed: true })],
    (row) =>
      ofOne(row, {
        sums: sums('12500.00', '985.28', '40.00', '13525.28'),
        total: 'disputed',
        caseKinds: ['disputed'],
        reasons: [{ code: 'disputed' }],
        provisionalFrom,
      }),
  ],
  [
    'a consumer’s: only what is open',
    [sampleRow({ debtor: 'Jan Janssens', number: '', amount: '320', debtorIs: 'consumer' })],
    (row) =>
      ofOne(row, {
        sums: sums('320.00', '0.00', '0.00', '320.00'),
        debtor: { debtor: 'Jan Janssens', kind: 'consumer', reasons: [{ code: 'consumer' }] },
        caseKinds: ['consumer'],
      }),
  ],
  [
    'an authority’s, which has a company number too',
    [sampleRow({ debtor: 'Stad Verzonnen', amount: '4.000', dueDate: '2026-03-31', debtorIs: 'authority' })],
    (row) =>
      ofOne(row, {
        sums: sums('4000.00', '279.61', '40.00', '4319.61'),
        debtor: { debtor: 'Stad Verzonnen', kind: 'authority' },
        caseKinds: ['authority'],
        provisionalFrom,
      }),
  ],
  [
    'a bankrupt debtor’s: no column says so, so as another company’s',
    [sampleRow({ debtor: 'Verzonnen BV in faling', amount: '1.000', dueDate: '2026-02-14' })],
    (row) =>
      ofOne(row, {
        sums: sums('1000.00', '82.85', '40.00', '1122.85'),
        debtor: { debtor: 'Verzonnen BV in faling' },
        provisionalFrom,
      }),
  ],
  [
    'an e-invoice to Lyon: Belgian law may not apply',
    [abroad],
    (row) =>
      ofOne(row, {
        sums: sums('1210.00', '0.00', '0.00', '1210.00'),
        debtor: { debtor: 'Lyonnaise Exemple SARL', reasons: [{ code: 'abroad', country: 'FR' }], lacks: [] },
        caseKinds: ['abroad'],
      }),
  ],
  [
    'one of 80',
    [sampleRow({ amount: '80', dueDate: '2026-05-31' })],
    (row) => ofOne(row, { sums: sums('80.00', '4.19', '40.00', '124.19'), provisionalFrom }),
  ],
  [
    'one of 250,000 over six half-years',
    [sampleRow({ amount: '250.000', dueDate: '2024-03-31' })],
    (row) => ofOne(row, { sums: sums('250000.00', '74918.55', '40.00', '324958.55'), provisionalFrom }),
  ],
  [
    'one due on 31/01/2027',
    [sampleRow({ amount: '80', dueDate: '2027-01-31' })],
    (row) =>
      ofOne(row, {
        sums: sums('80.00'),
        total: 'notDue',
        reasons: [{ code: 'not_due', dueDay: '2027-01-31' }],
      }),
  ],
  [
    'one due in 2012',
    [sampleRow({ amount: '900', dueDate: '2012-05-31' })],
    (row) =>
      ofOne(row, {
        sums: sums('900.00'),
        total: 'mayHaveLapsed',
        reasons: [{ code: 'may_have_lapsed', dueDay: '2012-05-31' }],
      }),
  ],
  [
    'three, one of them paid in part',
    [partPaid, second, third],
    () => {
      const entries = [
        invoice(partPaid, '1000.00', { ...sums('1000.00', '82.85', '40.00', '1122.85'), provisionalFrom }),
        invoice(second, '500.00', { ...sums('500.00', '30.63', '40.00', '570.63'), provisionalFrom }),
        invoice(third, '605.50', { ...sums('605.50', '26.48', '40.00', '671.98'), provisionalFrom }),
      ];
      const totals = { ...none, due: sums('2105.50', '139.96', '120.00', '2365.46') };
      return ledger({ entries, totals }, {}, { provisionalFrom });
    },
  ],
  [
    'a credit note above the invoices: nothing is claimed, the client owes the rest',
    exceeded,
    () => {
      const [first, other, credit] = exceeded;
      const covered = (row: LedgerRow, amount: string) =>
        invoice(row, amount, { credited: amount, reasons: [{ code: 'nothing_open' }] });
      const note = invoice(credit, '-6000.00', { kind: 'creditNote', credited: '5250.50' });
      const entries = [covered(first, '1250.50'), covered(other, '4000.00'), note];
      return ledger(
        { entries, totals: none },
        { reasons: [{ code: 'credit_exceeds', amount: '749.50', currency: 'EUR' }], lacks: [] },
        { counts: { invoices: 2, creditNotes: 1, debtors: 0 }, caseKinds: [] },
      );
    },
  ],
];

test.each(cases)('who owes what of %s', (_case, rows, expected) => {
  const [first = sampleRow()] = rows;

  expect(sampleLedger(rows)).toEqual(expected(first));
});
