import type { SQSEvent } from 'aws-lambda';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { submissionId } from '../../../testing/fixtures';
import { startSecrets } from '../../../testing/startSecrets';
import { storageKeys } from '../../storage/storageKeys';

const environment = {
  RELEASE: 'test',
  DOCUMENTS_BUCKET: 'documents',
  S3_PATH_STYLE: 'true',
  LINK_SECRET_ID: 'links',
  MAIL_SENDER: 'dossiers@kantoor.example',
  STAFF_RECIPIENTS: 'advocaten@kantoor.example',
  API_BASE_URL: 'https://www.kantoor.example',
  MALWARE_SCAN: 'none',
  NOTIFY_QUEUE_URL: 'http://localhost/queue',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
};

const former = { ...process.env };
const asked: string[] = [];
let store: Server;
let secrets: Awaited<ReturnType<typeof startSecrets>>;

beforeAll(async () => {
  store = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const address = store.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  secrets = await startSecrets({ links: { AWSCURRENT: 'sleutel van documentlinks' } });
  Object.assign(process.env, environment, secrets.environment, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${String(port)}`,
  });
});

afterAll(() => {
  process.env = former;
  secrets.close();
  store.closeAllConnections();
  store.close();
});

test("when the function's time has run out, remaining work makes no call to the store", async () => {
  const { handler } = await import('./handler');
  const detail = { object: { key: storageKeys.record({ submissionId }) } };
  const body = JSON.stringify({ 'detail-type': 'Object Created', detail });
  const event: Pick<SQSEvent, 'Records'> = { Records: [{ ...emptyMessage, messageId: 'message', body }] };
  const within = (ms: number) => ({ getRemainingTimeInMillis: () => ms });

  expect(await handler(event, within(0))).toEqual({ batchItemFailures: [{ itemIdentifier: 'message' }] });
  expect(asked).toEqual([]);

  await handler(event, within(60_000));
  expect(asked).not.toEqual([]);
});

const emptyMessage = {
  receiptHandle: '',
  attributes: { ApproximateReceiveCount: '1', SentTimestamp: '', SenderId: '', ApproximateFirstReceiveTimestamp: '' },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: '',
  awsRegion: '',
};
