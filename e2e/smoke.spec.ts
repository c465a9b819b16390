import { runSmokeChecks } from '@incasso/infra/smoke/runSmokeChecks';
import { expect, test } from './src/test';

test('the smoke test that operators run on a deployed stage finds the local cloud sound', async ({ baseURL }) => {
  const results = await runSmokeChecks(baseURL ?? '');

  expect(results.filter(({ fault }) => fault !== undefined)).toEqual([]);
  expect(results.length).toBeGreaterThan(10);
});
