import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { storedAddition, storedChange, storedDocument, storedIntake, validAnswers } from '../../testing/fixtures';
import { missingInfoOfCase } from './missingInfoOfCase';

const first = storedIntake({ answers: validAnswers({ documents_info: '', invoices_terms: '' }) });
const contract = storedDocument('contract.pdf');
const invoice = storedDocument('factuur.pdf', { sha256: 'b'.repeat(64) });

test('an empty case lacks documents, debtor and amount', () => {
  expect(missingInfoOfCase({ first, later: [] })).toEqual(['documents', 'debtor', 'amount']);
});

test.each([
  ['a document that is no invoice', storedAddition({ note: '', documents: [contract] }), ['debtor', 'amount']],
  ['an invoice', storedAddition({ note: '', documents: [invoice] }), []],
  ['a note', storedAddition({ note: 'ACME BV betaalt € 1.250 niet.', documents: [] }), ['documents']],
])('after an addition of %s it lacks what is still missing', (_case, addition, missing) => {
  expect(missingInfoOfCase({ first, later: [addition] })).toEqual(missing);
});

test('an addition’s e-invoice gives debtor and amount, whatever the kind of its document', () => {
  const addition = storedAddition({ note: '', invoices: [{ sha256: 'b'.repeat(64), invoice: sampleInvoice() }] });

  expect(missingInfoOfCase({ first, later: [addition] })).toEqual(['documents']);
});

test('rows give debtor and amount', () => {
  expect(missingInfoOfCase({ first: { ...first, debts: [sampleDebt({ amount: '' })] }, later: [] })).toEqual([
    'documents',
    'amount',
  ]);
});

test('for a changed case the latest version counts', () => {
  const change = storedChange({
    answers: validAnswers({ invoices_terms: 'ACME BV betaalt € 1.250 niet.' }),
    documents: [contract],
  });

  expect(missingInfoOfCase({ first, later: [change] })).toEqual([]);
});
