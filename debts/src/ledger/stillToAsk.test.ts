import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { options, rowOfInvoice, sampleRow, sampleRows } from '../../testing/sampleLedger';
import type { LedgerRow } from './Ledger';
import { ledgerOf } from './ledgerOf';
import { stillToAsk, type CaseDocument } from './stillToAsk';

const answers = sampleAnswers();
const nameOnly = { number: '', address: '', dueDate: '2026-03-01' };

function asked(rows: readonly LedgerRow[], documents: readonly CaseDocument[] = []) {
  return stillToAsk(ledgerOf(rows, options), {
    ...{ answers, documents },
    debts: rows,
    invoices: [{ sha256: 'a'.repeat(64) }],
  });
}

/** What is lacking of the only debtor */
function lacksOf(...rows: LedgerRow[]) {
  return asked(rows).ofDebtors.map(({ lacks }) => lacks.join(' '));
}

test('what a case lacks, by debtor', () => {
  const rows = sampleRows(
    { ...nameOnly, debtor: 'Garage Peeters BV' },
    { ...nameOnly, debtor: 'Stad Verzonnen', debtorIs: 'authority', amount: 'veel' },
    { ...nameOnly, debtor: 'Bouw Nova NV', amount: '-10' },
  );

  expect(asked(rows)).toEqual({
    ofCase: ['documents'],
    ofClient: [],
    ofDebtors: [
      { debtor: 'Garage Peeters BV', lacks: ['kind', 'number', 'address', 'obligation', 'evidence'] },
      { debtor: 'Stad Verzonnen', lacks: ['address', 'amount', 'obligation', 'evidence'] },
    ],
  });
});

test.each<[string, LedgerRow[], string[]]>([
  ['an e-invoice', [rowOfInvoice()], []],
  ['an e-invoice without lines', [rowOfInvoice(sampleInvoice({ lines: [] }))], ['obligation']],
  ['an e-invoice whose number the visitor removed', [{ ...rowOfInvoice(), number: '' }], []],
  ['a company without a number', [sampleRow({ number: '', debtorIs: 'company' })], ['number obligation evidence']],
  ['a consumer without a number', [sampleRow({ number: '', debtorIs: 'consumer' })], ['obligation evidence']],
  ['a company abroad', [sampleRow({ number: 'FR40303265045' })], ['obligation evidence']],
  ['a number without a name', [sampleRow({ debtor: '' })], ['name obligation evidence']],
  ['an invoice without a due day', [sampleRow({ dueDate: '' })], ['due_day obligation evidence']],
  [
    'a row that has the address, beside one that has not',
    sampleRows({ address: '' }, { invoice: '2' }),
    ['obligation evidence'],
  ],
  ['an invoice that a credit note covers', sampleRows({ number: '' }, { number: '', amount: '-2000' }), []],
  [
    'an invoice that may be the e-invoice',
    [rowOfInvoice(), sampleRow({ id: '2', invoice: '2026-0012', amount: '9999' })],
    [],
  ],
])('what the first letter lacks of %s', (_what, rows, expected) => {
  expect(lacksOf(...rows)).toEqual(expected);
});

test('the client’s own number and address are asked for too', () => {
  const client = { vat_number: 'NL123456789B01', address: ' ' };

  expect(ledgerOf([], { ...options, client }).clientLacks).toEqual(['number', 'address']);
});

test.each<[string, CaseDocument[], boolean]>([
  ['terms and a reminder', [{ kind: 'terms' }, { kind: 'reminder' }], true],
  ['the e-invoice of another row', [{ kind: 'invoice', sha256: 'a'.repeat(64) }], true],
  ['a picture of that e-invoice', [{ kind: 'invoice', sha256: 'b', partOf: 'a'.repeat(64) }], true],
  ['a PDF', [{ kind: 'invoice', sha256: 'b' }], false],
  ['a document of no kind', [{ sha256: 'b' }], false],
])('evidence of a typed row, beside %s', (_what, documents, isAsked) => {
  const rows = [rowOfInvoice(), sampleRow({ id: '2', invoice: 'T-7' })];

  expect(asked(rows, documents).ofDebtors.flatMap(({ lacks }) => lacks)).toEqual(
    isAsked ? ['obligation', 'evidence'] : [],
  );
});
