import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { altchaChallengeSchema, altchaTokenSchema } from '@incasso/contract/altcha';
import { botChallengeSchema, type BotChallenge } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { BotCheckError } from './BotCheckTokens';
import { solveAltcha } from './solveAltcha';

const secret = 'a secret of the test';
const expiresAt = Math.floor(Date.now() / 1000) + 600;

async function newChallenge(): Promise<BotChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter: 20,
    deriveKey,
    expiresAt,
    data: { action: 'intake_form' },
    hmacSignatureSecret: secret,
  });
  return v.parse(botChallengeSchema, challenge);
}

type Work = { counterStart: number; counterStep: number; controller: AbortController };

/** A fake worker that runs its script here, and dispatches the event that `work` resolves to. */
function workerOf(work: (order: Work) => Promise<Event>): Worker {
  const worker = new EventTarget();
  const controller = new AbortController();
  return Object.assign(worker, {
    postMessage: (message: unknown) => {
      const order = v.safeParse(workSchema, message);
      if (order.success) void work({ ...order.output, controller }).then((event) => worker.dispatchEvent(event));
    },
    terminate: () => controller.abort(),
    onmessage: null,
    onmessageerror: null,
    onerror: null,
  });
}

afterEach(() => jest.useRealTimers());

const answering = (data: unknown) => () => workerOf(() => Promise.resolve(new MessageEvent('message', { data })));

test('returns a solution that the server accepts', async () => {
  const challenge = await newChallenge();
  const { parameters } = v.parse(altchaChallengeSchema, challenge);
  const createWorker = () =>
    workerOf(async (order) => {
      const solution = await solveChallenge({ challenge: { parameters }, deriveKey, ...order });
      return new MessageEvent('message', { data: solution });
    });

  const token = await solveAltcha(challenge, createWorker);

  expect(token.length).toBeLessThan(requestLimits.maxBotTokenBytes);
  const { verified } = await verifySolution({
    ...v.parse(altchaTokenSchema, JSON.parse(atob(token))),
    deriveKey,
    hmacSignatureSecret: secret,
  });
  expect(verified).toBe(true);
});

test('reports a missing script if the worker’s script does not load', async () => {
  const createWorker = () => workerOf(() => Promise.resolve(new Event('error')));

  await expect(solveAltcha(await newChallenge(), createWorker)).rejects.toEqual(new BotCheckError('script_missing'));
});

test('rejects as unsolved if a worker fails or gives up', async () => {
  await expect(solveAltcha(await newChallenge(), answering({ error: 'no' }))).rejects.toEqual(
    new BotCheckError('unsolved'),
  );
  await expect(solveAltcha(await newChallenge(), answering(null))).rejects.toEqual(new BotCheckError('unsolved'));
});

test('terminates a worker after a minute if its script never loads', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const endings: jest.SpyInstance[] = [];
  const createWorker = () => {
    const worker = workerOf(() => new Promise(() => undefined));
    endings.push(jest.spyOn(worker, 'terminate'));
    return worker;
  };
  const challenge = await newChallenge();

  const token = expect(solveAltcha(challenge, createWorker)).rejects.toEqual(new BotCheckError('unsolved'));
  await jest.advanceTimersByTimeAsync(60_000);

  await token;
  expect(endings).toHaveLength(2);
  for (const ending of endings) expect(ending).toHaveBeenCalled();
});

test('rejects a challenge of another algorithm', async () => {
  const challenge = { parameters: { algorithm: 'MD5' }, signature: '' };

  await expect(solveAltcha(challenge, answering(null))).rejects.toEqual(new BotCheckError('unsolved'));
});

const workSchema = v.looseObject({ type: v.literal('work'), counterStart: v.number(), counterStep: v.number() });
