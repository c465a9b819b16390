import { retryRule } from '@incasso/contract/api';
import { submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { refuse } from '../Result';
import { maxTokenUses, spendAgain, spendToken } from './spendToken';

const tokenId = 'token';

test('of twenty concurrent requests of one submission, as many pass as a browser may send, each counted twice', async () => {
  const store = new MemoryStore();
  const spend = () => spendToken(store, { tokenId, spendOn: submissionId });

  const results = await Promise.all(Array.from({ length: 20 }, spend));

  expect(results.filter(({ ok }) => ok)).toHaveLength(maxTokenUses);
  expect(maxTokenUses).toBeGreaterThanOrEqual(2 * (1 + retryRule.maxRetries));
  expect(await spend()).toEqual(refuse('bot_check_failed', { reason: 'used_up' }));
});

test('one of ten submissions that race with one token passes, and then no other', async () => {
  const store = new MemoryStore();
  const ids = Array.from({ length: 10 }, (_, index) => `${index}0000000-0000-4000-8000-000000000000`);

  const results = await Promise.all(ids.map((spendOn) => spendToken(store, { tokenId, spendOn })));

  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await spendToken(store, { tokenId, spendOn: submissionId })).toEqual(
    refuse('bot_check_failed', { reason: 'spent' }),
  );
});

test('an unspent token is unknown', async () => {
  expect(await spendAgain(new MemoryStore(), { tokenId, spendOn: submissionId })).toBeUndefined();
});
