import { sampleDebt } from '../../testing/sampleDebt';
import { knownTest } from './knownTest';

const typed = sampleDebt({ id: '2', debtor: 'Garage Voorbeeld', number: '', invoice: '', amount: '€ 605,00' });
const isKnown = knownTest([sampleDebt(), typed]);

test.each([
  ['of the table', sampleDebt(), true],
  ['under a name without its legal form', sampleDebt({ debtor: 'STAALVOORBEELD', number: '' }), true],
  ['with a balance of an invoice in the table', sampleDebt({ amount: '€ 605,00' }), true],
  ['of another debtor with that number', sampleDebt({ debtor: 'Bakkerij', number: '' }), false],
  ['of another number', sampleDebt({ invoice: '2026-13' }), false],
  ['of a typed row without a number', { ...typed, invoice: '50' }, true],
  ['of that debtor with another amount', { ...typed, invoice: '50', amount: '€ 1,00' }, false],
])('tells whether the table has an invoice %s', (_, values, known) => {
  expect(isKnown(values)).toBe(known);
});
