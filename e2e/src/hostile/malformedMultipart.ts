import { apiPaths } from '@incasso/contract/api';
import {
  boundary,
  fieldPart,
  filePart,
  multipartBody,
  multipartType,
  type RawPart,
} from '@incasso/contract/testing/multipart';
import { goodParts } from './badFields';
import type { GoodParts, HostileRequest } from './HostileRequest';

const many = (count: number, part: (index: number) => RawPart) =>
  Array.from({ length: count }, (_, index) => part(index));

/** Bodies that are no multipart form, or not the intake's. */
export function malformedMultipart({ intakeToken }: GoodParts): HostileRequest[] {
  const good = goodParts(intakeToken);
  const whole = Buffer.from(multipartBody(good));
  const bodies: Readonly<Record<string, Uint8Array | readonly RawPart[]>> = {
    'no body': new Uint8Array(),
    'only the end': Buffer.from(`--${boundary}--\r\n`).subarray(2),
    'cut off in the middle': whole.subarray(0, 200),
    'cut off before the end': whole.subarray(0, -boundary.length - 6),
    'cut off in a file': Buffer.from(multipartBody([...good, filePart('documents', 'a.pdf', 'x')])).subarray(0, -40),
    'another boundary inside': Buffer.from(whole.toString('latin1').replaceAll(boundary, 'anders'), 'latin1'),
    'line ends without carriage return': Buffer.from(whole.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    'a header that is none': [{ headers: ['hallo'], content: '' }, ...good],
    'a header with a control character': [
      { headers: ['Content-Disposition: form-data; name="a\u0007"'], content: '' },
      ...good,
    ],
    'headers without end': [
      { headers: many(3000, () => fieldPart('a', '')).flatMap(({ headers }) => headers), content: '' },
      ...good,
    ],
    'a thousand fields': [...good, ...many(1000, (index) => fieldPart(`veld${index}`, 'x'))],
    'a thousand files': [...good, ...many(1000, (index) => filePart('documents', `${index}.pdf`, 'x'))],
    'a thousand files of another name': [...good, ...many(1000, (index) => filePart('foto', `${index}.pdf`, 'x'))],
    'a field twice': [...good, fieldPart('company_name', 'Anders')],
    'the token twice': [...good, fieldPart('recaptchaToken', intakeToken)],
    'the honeypot twice': [...good, fieldPart('website', ''), fieldPart('website', 'x')],
    'a time in words': [...good, fieldPart('elapsedMs', 'drie seconden')],
    'a negative time': [...good, fieldPart('elapsedMs', '-1')],
    'a time in powers of ten': [...good, fieldPart('elapsedMs', '1e3')],
    'a time in hexadecimal': [...good, fieldPart('elapsedMs', '0x10')],
    'a time in wide digits': [...good, fieldPart('elapsedMs', '９９９')],
    'a time of 400 digits': [...good, fieldPart('elapsedMs', '9'.repeat(400))],
    'a file name with a zero in it': [...good, filePart('documents', 'a.pdf\u0000.exe', 'x')],
    'a file name of 10 kB': [...good, filePart('documents', `${'x'.repeat(10_000)}.pdf`, 'x')],
    'a file where a field is': [...good, filePart('documents_info', 'a.txt', 'x')],
    'a file without a name': [...good, filePart('documents', '', 'x')],
    'a field in a character set that nobody knows': [
      ...good,
      {
        headers: ['Content-Disposition: form-data; name="documents_info"', 'Content-Type: text/plain; charset=klingon'],
        content: 'x',
      },
    ],
    'a receipt that is no JSON': [...good, fieldPart('documents', 'factuur.pdf')],
    'an empty receipt': [...good, fieldPart('documents', '{}')],
    'a receipt with more in it': [...good, fieldPart('documents', receipt({ path: 'x' }))],
    'a receipt with a path for a hash': [...good, fieldPart('documents', receipt({ sha256: '../submissions/x' }))],
    'a receipt of no size': [...good, fieldPart('documents', receipt({ size: null }))],
    'a receipt of a negative size': [...good, fieldPart('documents', receipt({ size: -1 }))],
    'a receipt of 100 kB': [...good, fieldPart('documents', receipt({ name: 'x'.repeat(100_000) }))],
  };
  const types: Readonly<Record<string, string | undefined>> = {
    'no type': '',
    JSON: 'application/json',
    'a plain form': 'application/x-www-form-urlencoded',
    'another multipart': 'multipart/mixed; boundary=x',
    text: 'text/plain',
  };
  return [
    ...Object.entries(bodies).map(([name, body]): HostileRequest => ({
      ...intake(`with ${name}`),
      body: body instanceof Uint8Array ? body : multipartBody(body),
      status: 400,
      code: 'malformed_request',
    })),
    ...[
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=anders',
      `multipart/form-data; boundary=${'x'.repeat(5000)}`,
    ].map((type): HostileRequest => ({
      ...intake(`as ${type}`),
      headers: { 'content-type': type },
      body: whole,
      status: 400,
      code: 'malformed_request',
    })),
    ...Object.entries(types).map(([name, type]): HostileRequest => ({
      ...intake(`as ${name}`),
      headers: { 'content-type': type },
      body: whole,
      status: 415,
      code: 'unsupported_media_type',
    })),
    {
      ...intake('of 7 MB'),
      body: multipartBody([...good, filePart('documents', 'a.pdf', new Uint8Array(7_000_000))]),
      status: 413,
    },
  ];
}

function intake(name: string): HostileRequest {
  return { name: `intake: ${name}`, path: apiPaths.intake, headers: { 'content-type': multipartType }, status: 0 };
}

function receipt(change: object): string {
  return JSON.stringify({ name: 'a.pdf', size: 1, sha256: 'a'.repeat(64), ...change });
}
