import { GetObjectCommand, PutObjectCommand, type S3ClientConfig } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Bucket, credentials, failureOf, runningS3, xmlFailureOf, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeAll(async () => {
  running = await runningS3();
  await running.s3.send(new PutObjectCommand({ Bucket, Key: 'key', Body: 'hallo' }));
});

afterAll(() => running.close());

const read = () => new GetObjectCommand({ Bucket, Key: 'key' });
const twentyMinutesMs = 20 * 60 * 1000;

test.each<[string, S3ClientConfig, object]>([
  [
    'another secret',
    { credentials: { ...credentials, secretAccessKey: 'other' } },
    { code: 'SignatureDoesNotMatch', status: 403 },
  ],
  [
    'another key id',
    { credentials: { ...credentials, accessKeyId: 'other' } },
    { code: 'InvalidAccessKeyId', status: 403 },
  ],
  ['another region', { region: 'us-east-1' }, { code: 'AuthorizationHeaderMalformed', status: 400 }],
  ['a clock that is late', { systemClockOffset: -twentyMinutesMs }, { code: 'RequestTimeTooSkewed', status: 403 }],
  ['a clock that is early', { systemClockOffset: twentyMinutesMs }, { code: 'RequestTimeTooSkewed', status: 403 }],
])('%s does not open the door', async (_, config, refusal) => {
  expect(await failureOf(running.client(config).send(read()))).toEqual(refusal);
});

test('what changes on the way breaks the signature', async () => {
  const tampering = running.tamperingClient((request) => {
    Object.assign(request, { path: `/${Bucket}/other` });
  });

  expect(await failureOf(tampering.send(read()))).toEqual({ code: 'SignatureDoesNotMatch', status: 403 });
});

test('a body that changes on the way is not what was signed', async () => {
  const tampering = running.tamperingClient((request) => Object.assign(request, { body: 'hullo' }), {
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });

  const put = tampering.send(new PutObjectCommand({ Bucket, Key: 'tampered', Body: 'hallo' }));

  expect(await failureOf(put)).toEqual({ code: 'XAmzContentSHA256Mismatch', status: 400 });
});

test('nobody comes in without a signature', async () => {
  const denied = { code: 'AccessDenied', status: 403 };

  expect(await xmlFailureOf(await fetch(`${running.url}/${Bucket}/key`))).toEqual(denied);
  expect(await xmlFailureOf(await fetch(`${running.url}/${Bucket}/key`, { method: 'PUT', body: 'x' }))).toEqual(denied);
  expect(await xmlFailureOf(await fetch(running.url))).toEqual(denied);
});

test('a signed link gives the object under the headers that it lays down', async () => {
  const url = await getSignedUrl(
    running.s3,
    new GetObjectCommand({
      Bucket,
      Key: 'key',
      ResponseContentDisposition: `attachment; filename="a.pdf"; filename*=UTF-8''%C3%A9.pdf`,
      ResponseContentType: 'application/pdf',
      ResponseCacheControl: 'no-store',
    }),
    { expiresIn: 60 },
  );

  const answer = await fetch(url);

  expect(await answer.text()).toBe('hallo');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': `attachment; filename="a.pdf"; filename*=UTF-8''%C3%A9.pdf`,
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  });
});

test('a header that cannot be sent is refused, not fatal', async () => {
  const command = new GetObjectCommand({ Bucket, Key: 'key', ResponseContentDisposition: 'a\r\nx: y 🧾' });
  const url = await getSignedUrl(running.s3, command, { expiresIn: 60 });

  expect(await xmlFailureOf(await fetch(url))).toEqual({ code: 'InvalidArgument', status: 400 });
});

test.each([
  [
    'that has run out',
    { expiresIn: 60, signingDate: new Date(Date.now() - 61_000) },
    { code: 'AccessDenied', status: 403 },
  ],
  [
    'of the future',
    { expiresIn: 60, signingDate: new Date(Date.now() + twentyMinutesMs) },
    { code: 'AccessDenied', status: 403 },
  ],
])('a link %s gives nothing', async (_, options, refusal) => {
  const url = await getSignedUrl(running.s3, read(), options);

  expect(await xmlFailureOf(await fetch(url))).toEqual(refusal);
});

test('a link whose headers were changed gives nothing', async () => {
  const command = new GetObjectCommand({ Bucket, Key: 'key', ResponseContentType: 'application/pdf' });
  const url = await getSignedUrl(running.s3, command, { expiresIn: 60 });

  const answer = await fetch(url.replace('application%2Fpdf', 'text%2Fhtml'));

  expect(await xmlFailureOf(answer)).toEqual({ code: 'SignatureDoesNotMatch', status: 403 });
});
