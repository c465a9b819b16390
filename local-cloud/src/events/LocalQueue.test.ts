import type { SQSEvent } from 'aws-lambda';
import { LocalClock } from '../clock/LocalClock';
import { LocalQueue } from './LocalQueue';

type Answer = (event: SQSEvent) => unknown;

function queueWith(answers: Answer[], maxReceiveCount = 5) {
  const received: string[] = [];
  return new Promise<{ received: string[]; deadLetters: string[] }>((resolve) => {
    const deadLetters: string[] = [];
    const queue = new LocalQueue({
      clock: new LocalClock(),
      consume: async (event) => {
        received.push(`${event.Records[0]?.body ?? ''}#${event.Records[0]?.attributes.ApproximateReceiveCount ?? ''}`);
        const answer = answers.shift();
        if (answers.length === 0 && maxReceiveCount > received.length)
          setImmediate(() => resolve({ received, deadLetters }));
        return Promise.resolve(answer?.(event));
      },
      visibilityTimeoutMs: 1,
      maxReceiveCount,
      onDeadLetter: (body) => {
        deadLetters.push(body);
        resolve({ received, deadLetters });
      },
    });
    queue.send('a');
  });
}

const succeed: Answer = () => ({ batchItemFailures: [] });
const failItem: Answer = (event) => ({
  batchItemFailures: event.Records.map(({ messageId }) => ({ itemIdentifier: messageId })),
});
const crash: Answer = () => {
  throw new Error('the function failed');
};

test('a message that is consumed is delivered once', async () => {
  const outcome = await queueWith([succeed]);

  expect(outcome).toEqual({ received: ['a#1'], deadLetters: [] });
});

test('a message is delivered again after a crash and after a named failure', async () => {
  const outcome = await queueWith([crash, failItem, succeed]);

  expect(outcome).toEqual({ received: ['a#1', 'a#2', 'a#3'], deadLetters: [] });
});

test('the age of the oldest message leaves out those that were received three times', async () => {
  const clock = new LocalClock();
  const queue = new LocalQueue({
    clock,
    consume: () => Promise.reject(new Error('the function failed')),
    visibilityTimeoutMs: 360_000,
    maxReceiveCount: 5,
    onDeadLetter: () => undefined,
  });

  queue.send('a');
  await clock.advance(11 * 60_000);
  const afterTwo = queue.figures();
  await clock.advance(61_000);
  const afterThree = queue.figures();
  clock.close();

  expect(Math.round(afterTwo.oldestAgeSeconds)).toBe(660);
  expect(afterThree).toEqual({ visible: 0, oldestAgeSeconds: 0 });
});

test('a message that keeps failing becomes a dead letter', async () => {
  const outcome = await queueWith([failItem, failItem], 2);

  expect(outcome).toEqual({ received: ['a#1', 'a#2'], deadLetters: ['a'] });
});

test('five batches are delivered at once, and the rest when one of them is done', async () => {
  const finish: (() => void)[] = [];
  const queue = new LocalQueue({
    clock: new LocalClock(),
    consume: () => new Promise<void>((resolve) => finish.push(resolve)),
    visibilityTimeoutMs: 1,
    maxReceiveCount: 5,
    onDeadLetter: () => undefined,
  });
  const underWay = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return finish.length;
  };
  for (let count = 0; count < 7; count += 1) queue.send('a');

  expect(await underWay()).toBe(5);
  finish[0]?.();
  expect(await underWay()).toBe(6);

  queue.close();
  for (const end of finish) end();
});
