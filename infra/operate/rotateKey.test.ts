import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { findStage } from '../src/stages/findStage';
import { stages } from '../src/stages/stages';
import { rotateKey } from './rotateKey';

const stage = findStage(stages, 'dev');
const fileOf = (address: unknown) => readFileSync(v.parse(v.string(), address).replace('file://', ''), 'utf8');

/** A fake of Secrets Manager and CloudFront. The command is interrupted at the call in `breaks`. */
function startAws({ sent = 'one', previous = 'zero' } = {}) {
  const state = {
    current: 'one',
    previous,
    sent,
    accepted: [previous, 'one'],
    onTheWay: '',
    since: new Date('2026-01-01'),
  };
  let today = new Date('2026-11-01T09:00:00Z');
  let breaks = { at: '', after: 0 };
  const refusedAt: string[] = [];
  const header = () => ({ HeaderName: 'x-origin-verify', HeaderValue: state.sent });
  const aws = (command: string, options: Readonly<Record<string, unknown>> = {}): Promise<unknown> => {
    if (command === breaks.at && breaks.after-- === 0) return Promise.reject(new Error('interrupted'));
    if (command === 'cloudfront wait distribution-deployed') state.onTheWay = '';
    if (command === 'secretsmanager put-secret-value')
      Object.assign(state, { previous: state.current, current: fileOf(options['secret-string']), since: today });
    if (command === 'cloudfront update-distribution') {
      const config = fileOf(options['distribution-config']);
      expect(JSON.parse(config)).toMatchObject({ Comment: 'kept' });
      expect(options['if-match']).toBe('E1');
      state.onTheWay = state.sent;
      state.sent = /"HeaderValue":"(.*?)"/.exec(config)?.[1] ?? '';
    }
    // Until their cache expires, functions accept what they read before.
    for (const sent of [state.sent, state.onTheWay].filter(Boolean))
      if (!state.accepted.includes(sent) || ![state.current, state.previous].includes(sent)) refusedAt.push(command);
    const answers: Record<string, unknown> = {
      'secretsmanager get-secret-value': { SecretString: state.current, CreatedDate: state.since.toISOString() },
      'secretsmanager describe-secret': {
        VersionIdsToStages: { b: ['AWSCURRENT'], ...(state.previous !== '' && { a: ['AWSPREVIOUS'] }) },
      },
      'cloudformation describe-stacks': {
        Stacks: [{ StackStatus: 'UPDATE_COMPLETE', Outputs: [{ OutputKey: 'DistributionId', OutputValue: 'D1' }] }],
      },
      'cloudfront get-distribution-config': {
        ETag: 'E1',
        DistributionConfig: {
          Comment: 'kept',
          Origins: {
            Quantity: 2,
            Items: [{ CustomHeaders: { Quantity: 0 } }, { CustomHeaders: { Quantity: 1, Items: [header()] } }],
          },
        },
      },
    };
    return Promise.resolve(answers[command]);
  };
  let made = 1;
  const rotate = (key: 'origin' | 'links' | 'bot-check', hasLeaked = false) =>
    rotateKey(
      { stage, key, hasLeaked },
      {
        aws,
        newKey: () => ['two', 'three'][made++ - 1] ?? '',
        now: () => today,
        pause: (ms) => {
          expect(ms).toBeGreaterThan(5 * 60_000);
          return Promise.resolve((state.accepted = [state.current, state.previous]));
        },
        print: () => undefined,
      },
    );
  const breakAt = (at: string, after: number) => (breaks = { at, after });
  const wait = (days: number) => (today = new Date(today.getTime() + days * 86_400_000));
  return { state, refusedAt, rotate, breakAt, wait };
}

test('a rotation gives a key a new value and keeps the former one as its previous version', async () => {
  const { state, rotate } = startAws();

  await rotate('links');

  expect(state).toMatchObject({ current: 'two', previous: 'one', sent: 'one' });
});

test('a rotation after a leak leaves no version with the former value', async () => {
  const { state, rotate } = startAws();

  await rotate('links', true);

  expect(state).toMatchObject({ current: 'two', previous: 'two' });
});

test.each([false, true])('no call is refused while the origin’s key is rotated (leaked: %s)', async (hasLeaked) => {
  const { state, refusedAt, rotate } = startAws();

  await rotate('origin', hasLeaked);

  expect(state).toMatchObject({ current: 'two', previous: hasLeaked ? 'two' : 'one', sent: 'two' });
  expect(refusedAt).toEqual([]);
});

test.each([
  ['secretsmanager put-secret-value', 0],
  ['cloudfront update-distribution', 0],
  ['cloudfront wait distribution-deployed', 1],
  ['secretsmanager put-secret-value', 1],
])('a rotation interrupted at %s (%d) is completed by the next, and no call is refused', async (call, after) => {
  const { state, refusedAt, rotate, breakAt } = startAws();
  breakAt(call, after);
  await expect(rotate('origin', true)).rejects.toThrow('interrupted');

  await rotate('origin', true);

  expect(state.previous).toBe(state.current);
  expect(state.sent).toBe(state.current);
  expect(state.current).not.toBe('one');
  expect(refusedAt).toEqual([]);
});

test('if CloudFront sends another value than the current one, a rotation only sends the current one', async () => {
  const { state, rotate } = startAws({ sent: 'of nobody' });

  await rotate('origin');

  expect(state).toMatchObject({ current: 'one', sent: 'one' });
});

test.each([
  ['links', 29, 31],
  ['bot-check', 0.01, 0.02],
] as const)('a second rotation of %s within the life of what it signed changes nothing', async (key, early, late) => {
  const { state, rotate, wait } = startAws();
  await rotate(key);
  wait(early);

  await rotate(key);
  expect(state).toMatchObject({ current: 'two', previous: 'one' });

  wait(late - early);
  await rotate(key);
  expect(state).toMatchObject({ current: 'three', previous: 'two' });
});

test('a leaked key is rotated however young it is', async () => {
  const { state, rotate } = startAws();
  await rotate('links');

  await rotate('links', true);

  expect(state).toMatchObject({ current: 'three', previous: 'three' });
});

test('the first rotation of a new stage is never too early', async () => {
  const { state, rotate } = startAws({ previous: '' });
  state.since = new Date('2026-11-01T08:00:00Z');

  await rotate('links');

  expect(state).toMatchObject({ current: 'two', previous: 'one' });
});
