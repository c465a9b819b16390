import { sampleRows } from '../../testing/sampleLedger';
import type { LedgerRow } from './Ledger';
import { rowsByDebtor } from './rowsByDebtor';

const idsOf = (...said: Partial<LedgerRow>[]) =>
  rowsByDebtor(sampleRows(...said)).map(({ debts }) => debts.map(({ id }) => id).join());

const nameless = { debtor: '', number: '', creditedInvoice: 'F1', invoice: '' };

test('a credit note without a debtor joins the debtor of the invoice that it names; an invoice does not', () => {
  expect(idsOf({ invoice: 'F1' }, { ...nameless, amount: '-10' })).toEqual(['1,2']);
  expect(idsOf({ ...nameless, amount: '10' }, { invoice: 'F1' }, { ...nameless, amount: '-10' })).toEqual(['1', '2,3']);
});
