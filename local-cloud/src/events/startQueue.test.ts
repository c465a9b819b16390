import { sqsClient, sqsQueue } from '@incasso/lambdas/aws/sqsQueue';
import type { RunningServer } from '../http/startServer';
import { startQueue } from './startQueue';

const region = 'eu-central-1';
const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
let server: RunningServer;
let messages: string[];

beforeEach(async () => {
  messages = [];
  server = await startQueue({ port: 0, onMessage: (body) => messages.push(body) });
});

afterEach(() => server.close());

const queue = () =>
  sqsQueue({
    client: sqsClient({ endpoint: server.url, region, credentials, maxAttempts: 1 }),
    url: `${server.url}/000000000000/notify`,
  });

test('accepts any number of messages from the SDK, unchanged', async () => {
  const bodies = Array.from({ length: 25 }, (_, number) => `één bericht, nummer ${number}`);

  await queue().send(bodies);

  expect(messages.toSorted()).toEqual(bodies.toSorted());
});
