import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { sampleCreditNote, sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { claimLines } from '../claims/claimLines.text';
import { composeClaims } from '../claims/composeClaims';
import { answersOf } from './answersOf';
import { findDisagreements } from './findDisagreements';

const invoices = [sampleInvoice(), sampleInvoice({ number: '2026-0013', amounts: { payable: '60.50' } })];
const written = claimLines(composeClaims(invoices)).map(({ text }) => text);
const answers = { ...emptyIntakeAnswers(), ...answersOf(invoices), invoices_terms: written.join('\n') };

test('answers copied from the invoices agree, in any spelling', () => {
  expect(findDisagreements(answers, invoices)).toEqual([]);
  expect(
    findDisagreements(
      { ...answers, vat_number: 'BE0123456749', company_name: 'voorbeeld  interieur bv', phone: '' },
      invoices,
    ),
  ).toEqual([]);
});

test('another answer, a missing invoice and another amount are reported', () => {
  const changed = {
    ...answers,
    company_name: 'Iemand Anders BV',
    invoices_terms: 'Factuur 2026-0013: nog 50 euro',
  };

  expect(findDisagreements(changed, invoices)).toEqual([
    { kind: 'answer', field: 'company_name', answer: 'Iemand Anders BV', read: 'Voorbeeld Interieur BV' },
    { kind: 'unnamed_invoice', number: '2026-0012' },
    { kind: 'other_amount', number: '2026-0013' },
    { kind: 'unread_amount', amount: '50.00' },
  ]);
});

test('the account of a credit note, a direct debit or another payee is no other account than the visitor’s', () => {
  const paymentMeans = [{ code: '59', iban: 'BE71 0961 2345 6769' }];
  for (const other of [
    sampleCreditNote({ number: 'C1', paymentMeans }),
    sampleInvoice({ paymentMeans }),
    sampleInvoice({
      paymentMeans: [{ code: '30', iban: 'BE71 0961 2345 6769' }],
      payee: { name: 'Voorbeeldfactor NV' },
    }),
  ]) {
    const found = findDisagreements({ ...answers, invoices_terms: '' }, [other, ...invoices]);

    expect(found.filter(({ kind }) => kind === 'answer')).toEqual([]);
  }
});

test('what is not asked for agrees, whatever the sign in their file', () => {
  const documents = [
    ...invoices,
    sampleCreditNote({ number: 'C1', amounts: { payable: '-10.00' } }),
    sampleInvoice({ number: '3', amounts: { payable: '-20.00' } }),
    sampleInvoice({ number: '4', amounts: { payable: '-30.00' }, precedingInvoices: [{ number: '2026-0012' }] }),
  ];
  const lines = claimLines(composeClaims(documents)).map(({ text }) => text);

  expect(lines).toHaveLength(5);
  const text = [...lines, 'Factuur 4: € 30,00 minder'].join('\n');
  expect(findDisagreements({ ...answers, invoices_terms: text }, documents)).toEqual([]);
});

test.each([
  ['Factuur 2026-0012: 1210 euro. Factuur 2026-0013: EUR 60,50', []],
  ['2026-0012 1.210,00\n2026-0013 60,5', []],
  ['2026-0012 € 1 210,00 en 2026-0013 60,50 €, samen 1270,50', []],
  ['2026-0012 1210,00 2026-0013 60,50, waarvan 99,95 met 21% op 14/02/2026', ['99.95']],
])('amounts are recognised in any format: %s', (text, unread) => {
  const found = findDisagreements({ ...answers, invoices_terms: text }, invoices);

  expect(found).toEqual(unread.map((amount) => ({ kind: 'unread_amount', amount })));
});
