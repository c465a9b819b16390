import { smokeFaults } from '@incasso/infra/operate/smokeFaults';
import { expect, test } from './src/test';

test('the operators’ smoke test passes on the local cloud', async ({ baseURL }) => {
  expect(await smokeFaults(baseURL ?? '')).toEqual([]);
});
