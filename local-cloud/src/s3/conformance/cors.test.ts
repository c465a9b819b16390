import { PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Bucket, runningS3, xmlFailureOf, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeAll(async () => {
  running = await runningS3();
});

afterAll(() => running.close());

const site = 'http://localhost:8080';

async function preflight(headers: Record<string, string>) {
  return fetch(`${running.url}/${Bucket}/key`, { method: 'OPTIONS', headers });
}

test("a page of the site's origin may send its document", async () => {
  const answer = await preflight({
    origin: site,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type,if-none-match,x-amz-checksum-sha256',
  });

  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-allow-methods': 'PUT',
    'access-control-allow-headers': 'content-type,if-none-match,x-amz-checksum-sha256',
  });
});

test.each([
  ['another origin', { origin: 'http://evil.example', 'access-control-request-method': 'PUT' }],
  ['another method', { origin: site, 'access-control-request-method': 'DELETE' }],
  [
    'with another header',
    { origin: site, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-amz-acl' },
  ],
])('%s may not', async (_, headers) => {
  const answer = await preflight(headers);

  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(await xmlFailureOf(answer)).toEqual({ code: 'AccessForbidden', status: 403 });
});

test('a preflight without its headers is refused', async () => {
  expect(await xmlFailureOf(await preflight({}))).toEqual({ code: 'InvalidRequest', status: 400 });
});

test('the page may read the answer, a refusal too', async () => {
  const client = running.client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  const signed = new Set(['if-none-match']);
  const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: 'cors', IfNoneMatch: '*' }), {
    expiresIn: 60,
    signableHeaders: signed,
    unhoistableHeaders: signed,
  });
  const send = (origin: string) => fetch(url, { method: 'PUT', body: 'x', headers: { origin, 'if-none-match': '*' } });

  const [first, again, foreign] = [await send(site), await send(site), await send('http://evil.example')];

  expect([first.status, again.status, foreign.status]).toEqual([200, 412, 412]);
  expect([first, again, foreign].map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual([
    site,
    site,
    null,
  ]);
});
