import { smoke } from '@incasso/infra/operate/smoke';
import { expect, test } from './src/test';

test('the operators’ smoke test passes on the local cloud', async ({ baseURL }) => {
  expect(await smoke(baseURL ?? '')).toEqual([]);
});
