import fc from 'fast-check';
import { keysOf, otherSubmissionId, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { hmacKey, solve, tokenOf, type Solved } from '../../testing/solvedToken';
import { tryInputs } from '@incasso/contract/testing/tryInputs';
import { accept, refuse } from '../Result';
import { altchaBotCheck } from './altchaBotCheck';

const formerKey = 'sleutel van voor een rotatie';
let solved: Solved;

beforeAll(async () => {
  solved = await solve('intake_form');
});

function start() {
  const store = new MemoryStore();
  const botCheck = altchaBotCheck({ keys: keysOf(hmacKey, formerKey), store });
  const check = (token: string, proof: { spendOn?: string; action?: 'intake_form' | 'contact_form' } = {}) =>
    botCheck.check({ token, action: 'intake_form', spendOn: submissionId, ...proof });
  return { store, check };
}

test('a solved challenge passes and is spent on its submission', async () => {
  const { store, check } = start();

  expect(await check(tokenOf(solved))).toEqual(accept(undefined));
  expect(store.keys).toEqual([`bot-tokens/${solved.challenge.signature}`]);
});

test('a challenge from before a rotation of the key passes; one of a key before that does not', async () => {
  const { check } = start();

  expect(await check(tokenOf(await solve('intake_form', { key: formerKey })))).toEqual(accept(undefined));
  expect(await check(tokenOf(await solve('intake_form', { key: 'sleutel van lang geleden' })))).toEqual(
    refuse('bot_check_failed', { reason: 'not_ours' }),
  );
});

test('the same submission may use a token again, another one may not', async () => {
  const { check } = start();
  await check(tokenOf(solved));

  expect(await check(tokenOf(solved))).toEqual(accept(undefined));
  expect(await check(tokenOf(solved), { spendOn: otherSubmissionId })).toEqual(
    refuse('bot_check_failed', { reason: 'spent' }),
  );
});

describe('a spent token is refused for another submission though it has', () => {
  test.each<[string, (given: Solved) => unknown]>([
    ['the JSON in another order', ({ challenge, solution }) => ({ solution, challenge: { ...challenge } })],
    [
      'the parameters in another order',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: Object.fromEntries(Object.entries(challenge.parameters).reverse()) },
        solution,
      }),
    ],
    ['more in it', (given) => ({ ...given, extra: 1, solution: { ...given.solution, extra: 1 } })],
  ])('%s', async (_case, change) => {
    const { check } = start();
    await check(tokenOf(solved));

    expect(await check(tokenOf(change(solved)), { spendOn: otherSubmissionId })).toEqual(
      refuse('bot_check_failed', { reason: 'spent' }),
    );
  });
});

describe('a token is refused without spending anything', () => {
  test.each<[string, (given: Solved) => unknown, string]>([
    [
      'another counter',
      (given) => ({ ...given, solution: { ...given.solution, counter: given.solution.counter + 1 } }),
      'not_solved',
    ],
    ['no work done', (given) => ({ ...given, solution: { counter: 0, derivedKey: '00' } }), 'not_solved'],
    ['less work asked', (given) => withParameter(given, { name: 'cost', value: 1 }), 'not_ours'],
    ['more time given', (given) => withParameter(given, { name: 'expiresAt', value: 99_999_999_999 }), 'not_ours'],
    [
      'another action',
      (given) => withParameter(given, { name: 'data', value: { action: 'contact_form' } }),
      'not_ours',
    ],
    [
      'no signature',
      ({ challenge: { parameters }, solution }) => ({ challenge: { parameters }, solution }),
      'malformed',
    ],
    ['a signature in capitals', (given) => withSignature(given, given.challenge.signature.toUpperCase()), 'malformed'],
    ['a path for a signature', (given) => withSignature(given, '../submissions/x'), 'malformed'],
    ['no challenge', ({ solution }) => ({ solution }), 'malformed'],
    ['another shape', () => [1, 2], 'malformed'],
  ])('%s', async (_case, change, reason) => {
    const { store, check } = start();

    expect(await check(tokenOf(change(solved)))).toEqual(refuse('bot_check_failed', { reason }));
    expect(store.keys).toEqual([]);
  });

  test.each<[string, () => Solved | Promise<Solved>, string]>([
    ['of another form', () => solve('contact_form'), 'other_action'],
    ['whose time is over', () => solve('intake_form', { now: new Date(Date.now() - 3_600_000) }), 'expired'],
    ['that another key has signed', () => solve('intake_form', { key: 'sleutel van een ander' }), 'not_ours'],
    ['that is larger than any', () => ({ ...solved, padding: 'x'.repeat(5000) }), 'malformed'],
  ])('%s', async (_case, make, reason) => {
    const { store, check } = start();

    expect(await check(tokenOf(await make()))).toEqual(refuse('bot_check_failed', { reason }));
    expect(store.keys).toEqual([]);
  });

  test('random texts', async () => {
    const { store, check } = start();
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(1, 1_000_000_000, 2 ** 31 - 1));
    const inputs = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.json().map((json) => tokenOf(json)),
      // A changed challenge is no longer signed by us and must not be derived: a cost of a billion would take minutes.
      fc
        .record({
          name: fc.constantFrom('cost', 'nonce', 'salt', 'keyLength', 'keyPrefix', 'expiresAt', 'data'),
          value,
        })
        .map((change) => tokenOf(withParameter(solved, change))),
    );
    await tryInputs({ inputs, count: 300 }, async (token) => {
      expect(await check(token)).toMatchObject({ ok: false });
    });
    expect(store.keys).toEqual([]);
  });
});

function withParameter({ challenge, solution }: Solved, { name, value }: { name: string; value: unknown }) {
  return { challenge: { ...challenge, parameters: { ...challenge.parameters, [name]: value } }, solution };
}

function withSignature({ challenge, solution }: Solved, signature: string) {
  return { challenge: { ...challenge, signature }, solution };
}
