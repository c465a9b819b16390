import { addDays } from '@incasso/contract/isoDate';
import { costsOf } from '@incasso/debts/costsOf';
import { sampleDebt } from '../pages/services/sampleDebt';
import { sampleWords } from './sampleInvoice.content';

test('on any day of twenty years the client keeps the sum that Home names', () => {
  const days = Array.from({ length: 20 * 52 }, (_, week) => addDays('2017-01-01', week * 7));

  const results = days.map((today) => costsOf({ kind: 'undisputed', ...sampleDebt(today) }).result);

  expect(results.filter((result) => !result.startsWith(sampleWords.kept))).toEqual([]);
});
