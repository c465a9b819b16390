import type { SQSEvent } from 'aws-lambda';
import { LocalQueue } from './LocalQueue';

type Answer = (event: SQSEvent) => unknown;

function queueWith(answers: Answer[], maxReceives = 5) {
  const received: string[] = [];
  return new Promise<{ received: string[]; deadLetters: string[] }>((resolve) => {
    const deadLetters: string[] = [];
    const queue = new LocalQueue({
      consume: async (event) => {
        received.push(`${event.Records[0]?.body ?? ''}#${event.Records[0]?.attributes.ApproximateReceiveCount ?? ''}`);
        const answer = answers.shift();
        if (answers.length === 0 && maxReceives > received.length)
          setImmediate(() => resolve({ received, deadLetters }));
        return Promise.resolve(answer?.(event));
      },
      maxConcurrency: 5,
      visibilityTimeoutMs: 1,
      maxReceives,
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

test('delivers a consumed message once', async () => {
  expect(await queueWith([succeed])).toEqual({ received: ['a#1'], deadLetters: [] });
});

test('redelivers a message after a crash and after a reported failure', async () => {
  expect(await queueWith([crash, failItem, succeed])).toEqual({ received: ['a#1', 'a#2', 'a#3'], deadLetters: [] });
});

test('moves a message to the dead-letter queue after repeated failures', async () => {
  expect(await queueWith([failItem, failItem], 2)).toEqual({ received: ['a#1', 'a#2'], deadLetters: ['a'] });
});

test('delivers five messages concurrently, and the next when one is done', async () => {
  const finish: (() => void)[] = [];
  const queue = new LocalQueue({
    consume: () => new Promise<void>((resolve) => finish.push(resolve)),
    maxConcurrency: 5,
    visibilityTimeoutMs: 1,
    maxReceives: 5,
    onDeadLetter: () => undefined,
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  for (let count = 0; count < 7; count += 1) queue.send('a');

  expect(finish).toHaveLength(5);
  finish[0]?.();
  await settled();
  expect(finish).toHaveLength(6);

  queue.close();
  for (const end of finish) end();
});
