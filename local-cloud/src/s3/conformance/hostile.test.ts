import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { directUploads } from '@incasso/infra/delivery/crossOriginRules';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startS3 } from '../startS3';
import { administratorOf } from '../../rights/testing/administratorOf';
import { Bucket, credentials, failureOf, runningS3, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeAll(async () => {
  running = await runningS3();
});

afterAll(() => running.close());

function port() {
  return Number(new URL(running.url).port);
}

/** What comes back for bytes that are sent as they are. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.end(bytes, 'latin1');
  return text(socket).catch(() => '');
}

async function expectAlive() {
  await running.s3.send(new PutObjectCommand({ Bucket, Key: 'alive', Body: 'yes' }));
}

const authorization = `AWS4-HMAC-SHA256 Credential=local/20260101/eu-central-1/s3/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;

test.each([
  ['a method of its own', 'BREW /documents/pot HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a method that S3 has no use for', 'PATCH /documents/a HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n'],
  ['a whole address', 'GET http://localhost/documents/a HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a star', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a broken escape', 'GET /documents/%zz HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['broken UTF-8', 'GET /documents/%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['raw bytes', 'GET /documents/\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a broken query', 'GET /documents?%zz=%ff HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a NUL', 'GET /documents/%00 HTTP/1.1\r\nHost: x\r\n\r\n'],
  [
    '__proto__ everywhere',
    'GET /documents/__proto__?__proto__=1&constructor=2 HTTP/1.1\r\nHost: x\r\n__proto__: y\r\n\r\n',
  ],
  ['no host', 'GET /documents/a HTTP/1.1\r\n\r\n'],
  [
    'half an authorization',
    'GET /documents/a HTTP/1.1\r\nHost: x\r\nAuthorization: AWS4-HMAC-SHA256 Credential=\r\n\r\n',
  ],
  [
    'an authorization without a date',
    `GET /documents/a HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`,
  ],
  [
    'an impossible date',
    `GET /documents/a HTTP/1.1\r\nHost: x\r\nX-Amz-Date: 20261399T999999Z\r\nAuthorization: ${authorization}\r\n\r\n`,
  ],
  ['half a signed link', 'GET /documents/a?X-Amz-Signature=1 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['huge headers', `GET /documents/a HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`],
  ['a huge path', `GET /documents/${'a'.repeat(8_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['a negative length', 'PUT /documents/a HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\nabc'],
  ['two lengths', 'PUT /documents/a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde'],
  ['a body that breaks off', 'PUT /documents/a HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\nabc'],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
])('%s is refused and does no harm', async (_, bytes) => {
  const answer = await answerTo(bytes);

  expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  await expectAlive();
});

test.each([
  '',
  '<',
  '<Delete/>',
  '<Delete><Object/></Delete>',
  '<Delete><Object><Key>a</Key></Object>',
  '<!DOCTYPE a [<!ENTITY b "c">]><Delete>&b;</Delete>',
  `<Delete>${'<Object><Key>a</Key></Object>'.repeat(1_001)}</Delete>`,
])('signed nonsense is refused and does no harm: %.60s', async (body) => {
  const sending = running.client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  sending.middlewareStack.add(
    (next) => (call) => {
      if (typeof call.request === 'object') {
        Object.assign(call.request ?? {}, { body, method: 'POST', query: { delete: '' }, path: `/${Bucket}` });
      }
      return next(call);
    },
    { step: 'build' },
  );

  const call = sending.send(new GetObjectCommand({ Bucket, Key: 'a' }));

  expect(await failureOf(call)).toEqual({ code: 'MalformedXML', status: 400 });
  await expectAlive();
});

test('a refused upload is read to its end, and its connection serves the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<unknown>();
  const refusedUpload = () =>
    new Promise<number | undefined>((resolve, reject) => {
      httpRequest(`${running.url}/${Bucket}/refused`, { method: 'PUT', agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('socket', (socket) => sockets.add(socket))
        .on('error', reject)
        .end(Buffer.alloc(5_000_000));
    });

  const statuses = [await refusedUpload(), await refusedUpload(), await refusedUpload()];

  agent.destroy();
  expect(statuses).toEqual([403, 403, 403]);
  expect(sockets.size).toBe(1);
});

test('an upload that breaks off leaves nothing', async () => {
  const before = await running.blobs();
  const breaking = running.client();
  const abort = new AbortController();
  async function* body() {
    yield Buffer.alloc(100_000);
    abort.abort();
    await new Promise(() => undefined);
  }

  const put = breaking.send(
    new PutObjectCommand({ Bucket, Key: 'broken', Body: Readable.from(body()), ContentLength: 200_000 }),
    { abortSignal: abort.signal },
  );

  expect(await failureOf(put)).toMatchObject({ code: 'AbortError' });
  await expectAlive();
  expect((await running.blobs()).length).toBe(before.length + 1);
});

test('it ends at once although connections are open, and its port is free then', async () => {
  const own = await runningS3();
  const socket = connect(Number(new URL(own.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const half = connect(Number(new URL(own.url).port), '127.0.0.1');
  half.write('PUT /documents/a HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\nabc');
  half.on('error', () => undefined);
  await once(half, 'connect');
  const begun = performance.now();

  await own.close();

  expect(performance.now() - begun).toBeLessThan(2_000);
});

test('a port in use is an error that says so, and the data of who uses it stay as they are', async () => {
  const arriving = join(running.dataFolder, 'arriving');
  await writeFile(join(arriving, 'half'), 'bytes that are still coming');
  const second = startS3({
    port: port(),
    dataFolder: running.dataFolder,
    bucket: Bucket,
    callers: administratorOf(credentials),
    region: 'eu-central-1',
    cors: { ...directUploads, origins: [] },
  });

  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(await readdir(arriving)).toEqual(['half']);
});
