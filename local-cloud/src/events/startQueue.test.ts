import { sqsClient, sqsQueue } from '@incasso/lambdas/aws/sqsQueue';
import type { RunningServer } from '../http/startServer';
import { startQueue } from './startQueue';

const region = 'eu-central-1';
const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
let server: RunningServer;
let messages: string[];

beforeEach(async () => {
  messages = [];
  server = await startQueue({ port: 0, region, credentials, onMessage: (body) => messages.push(body) });
});

afterEach(() => server.close());

const queueOf = (key = credentials) =>
  sqsQueue({
    client: sqsClient({ endpoint: server.url, region, credentials: key, maxAttempts: 1 }),
    url: `${server.url}/000000000000/notify`,
  });

test('accepts any number of messages from the SDK, unchanged', async () => {
  const bodies = Array.from({ length: 25 }, (_, number) => `één bericht, nummer ${number}`);

  await queueOf().send(bodies);

  expect(messages.toSorted()).toEqual(bodies.toSorted());
});

test('refuses a wrong secret', async () => {
  await expect(queueOf({ ...credentials, secretAccessKey: 'wrong' }).send(['a'])).rejects.toThrow();

  expect(messages).toEqual([]);
});
