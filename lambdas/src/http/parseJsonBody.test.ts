import { contactRequestSchema } from '@incasso/contract/api';
import { uploadTicketsRequestSchema } from '@incasso/contract/uploadTicketsRequest';
import { gzipSync } from 'node:zlib';
import { accept, refuse } from './result/Result';
import { submissionId } from '../../testing/fixtures';
import { parseJsonBody } from './parseJsonBody';

const request = { headers: { 'content-type': 'application/json' }, query: {}, pathParameters: {} };
const good = { formData: { name: 'An' }, recaptchaToken: 'token' };
const whole = JSON.stringify(good);

test('a valid body is parsed', () => {
  expect(parseJsonBody({ ...request, body: Buffer.from(whole) }, contactRequestSchema)).toEqual(
    accept({ ...good, website: '' }),
  );
});

test.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])(
  'a body of the type %s answers unsupported_media_type',
  (type) => {
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };

    expect(parseJsonBody({ ...request, headers, body: Buffer.from(whole) }, contactRequestSchema)).toEqual(
      refuse('unsupported_media_type'),
    );
  },
);

test.each<[string, string | Uint8Array]>([
  ['nothing', ''],
  ['half a JSON', whole.slice(0, -5)],
  ['two values', whole + whole],
  ['a comment', `/* */${whole}`],
  ['compressed JSON', gzipSync(whole)],
  ['bytes that are no UTF-8', Buffer.from('7b2261223a22fffe227d', 'hex')],
  ['ten thousand brackets', '['.repeat(10_000)],
  ['null', 'null'],
  ['a list', `[${whole}]`],
  ['a form that is no object', JSON.stringify({ ...good, formData: 'x' })],
  ['more than the call has', JSON.stringify({ ...good, admin: true })],
  ['another prototype', `{"__proto__":{"admin":true},${whole.slice(1)}`],
  ['a time without end', `{"elapsedMs":1e999,${whole.slice(1)}`],
])('%s answers malformed_request', (_name, body) => {
  expect(parseJsonBody({ ...request, body: Buffer.from(body) }, contactRequestSchema)).toMatchObject({
    refusal: { code: 'malformed_request' },
  });
});

test.each([
  { submissionId: '../../x' },
  { documents: [] },
  { documents: ['a.pdf'] },
  { documents: [{ name: 'a.pdf', size: 1.5, sha256: 'a'.repeat(64) }] },
  { documents: [{ name: 'a.pdf', size: 1, sha256: 'A'.repeat(64) }] },
  { documents: [{ name: '', size: 1, sha256: 'a'.repeat(64) }] },
  { documents: [{ name: 'a.pdf', size: 1, sha256: 'a'.repeat(64), key: 'submissions/x' }] },
])('upload tickets for %j answer malformed_request', (changes) => {
  const documents = [{ name: 'a.pdf', size: 1, sha256: 'a'.repeat(64) }];
  const body = Buffer.from(JSON.stringify({ submissionId, recaptchaToken: '', documents, ...changes }));

  expect(parseJsonBody({ ...request, body }, uploadTicketsRequestSchema)).toMatchObject({
    refusal: { code: 'malformed_request' },
  });
});
