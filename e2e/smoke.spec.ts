import { runSmokeChecks } from '@incasso/infra/operate/smoke/runSmokeChecks';
import { expect, test } from './src/test';

test('the operators’ smoke test passes on the local cloud', async ({ baseURL }) => {
  const results = await runSmokeChecks(baseURL ?? '');

  expect(results.filter(({ fault }) => fault !== undefined)).toEqual([]);
  expect(results.length).toBeGreaterThan(10);
});
