import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { storedDocument, storedIntake, validAnswers } from '../../testing/fixtures';
import { missingInfoOfCase } from './missingInfoOfCase';

const empty = storedIntake({ answers: validAnswers({ documents_info: '', invoices_terms: '' }) });

test.each([
  ['an empty case', empty, ['documents', 'debtor', 'amount']],
  ['one with a contract', { ...empty, documents: [storedDocument('contract.pdf')] }, ['debtor', 'amount']],
  ['one with an invoice', { ...empty, documents: [storedDocument('factuur.pdf', { kind: 'invoice' })] }, []],
  ['one with a row without an amount', { ...empty, debts: [sampleDebt({ amount: '' })] }, ['documents', 'amount']],
])('%s lacks what its documents and rows do not say', (_case, record, missing) => {
  expect(missingInfoOfCase(record)).toEqual(missing);
});
