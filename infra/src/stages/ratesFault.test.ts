import { findStage } from './findStage';
import { ratesFault } from './ratesFault';
import { stages } from './stages';

const prod = findStage(stages, 'prod');
const rates = { '2026-1': '10.50' } as const;

test('a stage is not deployed while the rate of the running half-year is missing, and says which and where', () => {
  const fault = ratesFault(prod, '2026-07-01', rates);

  expect(fault).toContain('Stage "prod"');
  expect(fault).toContain('half-year 2026-2');
  expect(fault).toContain('interestRates.content.ts');
});

test('a stage is deployed with the rate, or where it may show samples', () => {
  expect(ratesFault(prod, '2026-06-30', rates)).toBeUndefined();
  expect(ratesFault({ ...prod, showsSamples: true }, '2026-07-01', rates)).toBeUndefined();
});
