import { otherSubmissionId, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { refuse } from '../Result';
import { maxTokenUses, spendAgain, spendToken } from './spendToken';

const tokenId = 'token';

test('of twenty concurrent requests of one submission, only as many pass as a token has uses', async () => {
  const store = new MemoryStore();

  const results = await Promise.all(
    Array.from({ length: 20 }, () => spendToken(store, { tokenId, spendOn: submissionId })),
  );

  expect(results.filter(({ ok }) => ok)).toHaveLength(maxTokenUses);
});

test('a token spent before uses were counted passes for its submission only', async () => {
  const store = new MemoryStore();
  await store.write(`bot-tokens/${tokenId}`, { bytes: submissionId, contentType: 'text/plain' });

  expect(await spendToken(store, { tokenId, spendOn: otherSubmissionId })).toEqual(
    refuse('bot_check_failed', { reason: 'spent' }),
  );
  expect(await spendToken(store, { tokenId, spendOn: submissionId })).toMatchObject({ ok: true });
});

test('an unspent token is unknown', async () => {
  expect(await spendAgain(new MemoryStore(), { tokenId, spendOn: submissionId })).toBeUndefined();
});
