import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { setTimeout as pause } from 'node:timers/promises';
import { callTime } from '../storage/callTime';
import { StorageUnavailable } from '../storage/ObjectStore';
import { s3Client } from './s3Client';
import { s3ObjectStore } from './s3ObjectStore';

/** A fake S3 that answers the real SDK by the test's script. */
type Script = {
  answers: { status: number; headers?: Record<string, string>; body?: string }[];
  asked: IncomingMessage[];
};

let server: Server;
let script: Script;
let client: ReturnType<typeof s3Client>;
let store: ReturnType<typeof s3ObjectStore>;

const errorBody = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>x</Message></Error>`;
const failure = (status: number, code: string) => ({ status, body: errorBody(code) });
const body = { bytes: '{}', contentType: 'application/json' };
const invoice = { contentType: 'application/pdf', downloadName: 'K7QM-3TXB factuur (één).pdf' };

beforeEach(async () => {
  script = { answers: [], asked: [] };
  server = createServer((request, response) => {
    void buffer(request).then(() => {
      script.asked.push(request);
      const { status, headers, body: text } = script.answers.shift() ?? { status: 200, headers: { etag: '"e"' } };
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  client = s3Client(
    { S3_PATH_STYLE: true },
    {
      endpoint: `http://127.0.0.1:${address.port}`,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      maxAttempts: 2,
    },
  );
  store = s3ObjectStore({ client, bucket: 'documents' });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a conditional write is retried while S3 answers ConditionalRequestConflict', async () => {
  const conflict = failure(409, 'ConditionalRequestConflict');
  script.answers = [conflict, conflict, failure(412, 'PreconditionFailed')];

  expect(await store.create('submissions/x.json', body)).toBe('exists');

  expect(script.asked.map(({ headers }) => headers['if-none-match'])).toEqual(['*', '*', '*']);
});

test('a conditional write gives up when S3 keeps answering ConditionalRequestConflict', async () => {
  const conflict = failure(409, 'ConditionalRequestConflict');
  script.answers = Array.from({ length: 7 }, () => conflict);

  await expect(store.create('submissions/x.json', body)).rejects.toBeInstanceOf(StorageUnavailable);

  expect(script.asked).toHaveLength(7);
});

test('a request without a response times out within ten seconds', async () => {
  await store.write('x', body);

  expect(client.config.requestHandler).toMatchObject({
    config: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
});

test.each([
  ['written', () => store.create('documents/x', { bytes: 'x', ...invoice })],
  ['copied', () => store.copy('uploads/x', 'documents/x', invoice)],
])('a document that is %s keeps its type and name with it, and no cache keeps it', async (_way, act) => {
  script.answers = [{ status: 200, body: '<CopyObjectResult><ETag>"e"</ETag></CopyObjectResult>' }];

  await act();

  expect(script.asked[0]?.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''K7QM-3TXB%20factuur%20%28%C3%A9%C3%A9n%29.pdf`,
    'cache-control': 'no-store',
  });
});

test('the longest file name fits into the 2,048 bytes that S3 allows for metadata headers', async () => {
  const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const name = '🧾'.repeat(documentLimits.maxNameLength);
  const downloadName = `K7QM-3TXB - Algemene voorwaarden - ${name} (20)`;

  await store.write('documents/x', { bytes: 'x', contentType, downloadName });

  const kept = ['content-type', 'content-disposition', 'cache-control'] as const;
  const lengths = kept.map((header) => header.length + (script.asked[0]?.headers[header]?.length ?? Infinity));
  expect(lengths.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(2048);
});

test('tags are read with their values', async () => {
  const tags = '<Tag><Key>GuardDutyMalwareScanStatus</Key><Value>NO_THREATS_FOUND</Value></Tag>';
  const others = '<Tag><Key>other</Key><Value>x</Value></Tag>';
  script.answers = [{ status: 200, body: `<Tagging><TagSet>${tags}${others}</TagSet></Tagging>` }];

  expect(await store.readTags('documents/x')).toEqual({
    GuardDutyMalwareScanStatus: 'NO_THREATS_FOUND',
    other: 'x',
  });
});

test('a copy does not copy headers and needs no tagging permission', async () => {
  script.answers = [{ status: 200, body: '<CopyObjectResult><ETag>"e"</ETag></CopyObjectResult>' }];

  await store.copy('uploads/x', 'documents/x', invoice);

  expect(script.asked[0]?.headers).toMatchObject({ 'x-amz-metadata-directive': 'REPLACE' });
  expect(script.asked[0]?.headers).not.toHaveProperty('x-amz-tagging-directive');
});

test("a store that stays down throws StorageUnavailable after the SDK's retries", async () => {
  script.answers = [failure(503, 'SlowDown'), failure(503, 'SlowDown')];

  await expect(store.read('x')).rejects.toBeInstanceOf(StorageUnavailable);

  expect(script.asked).toHaveLength(2);
});

test("a failed write is not retried after the call's time is over", async () => {
  const end = new Date(Date.now() + 1500);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    script.asked.push(request);
    void pause(end.getTime() + 1 - Date.now()).then(() => response.writeHead(503).end(errorBody('SlowDown')));
  });

  await expect(callTime.until(end, () => store.create('submissions/x.json', body))).rejects.toBeInstanceOf(
    StorageUnavailable,
  );

  expect(script.asked).toHaveLength(1);
});

test('a dropped connection throws StorageUnavailable', async () => {
  server.removeAllListeners('request');
  server.on('request', (request) => request.socket.destroy());

  await expect(store.write('x', body)).rejects.toBeInstanceOf(StorageUnavailable);
});

test('an error that no retry can fix is thrown unchanged', async () => {
  script.answers = [failure(403, 'AccessDenied')];

  await expect(store.write('x', body)).rejects.toMatchObject({ name: 'AccessDenied' });

  expect(script.asked).toHaveLength(1);
});
