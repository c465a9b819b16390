import { gzipSync } from 'node:zlib';
import { apiPaths } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import type { GoodParts, HostileRequest } from './HostileRequest';

const hash = (index: number) => index.toString(16).padStart(64, '0');
const refused = (code: string) =>
  ({ status: 422, code: 'document_refused', field: { field: 'documents', code } }) as const;

const json = { 'content-type': 'application/json' };

/** Bodies that are no JSON, or JSON of another shape, for both JSON calls. */
export function malformedJson({ contactToken, intakeToken, submissionId }: GoodParts): HostileRequest[] {
  const formData = { name: 'An', email: 'an@klant.example', company: '', phone: '', message: 'Goedemiddag' };
  const contact = { formData, recaptchaToken: contactToken };
  const tickets = {
    submissionId,
    recaptchaToken: intakeToken,
    documents: [{ name: 'a.pdf', size: 1, sha256: 'a'.repeat(64) }],
  };
  return [
    ...forCall({ path: apiPaths.contact, good: contact }),
    ...forCall({ path: apiPaths.uploadTickets, good: tickets }),
    {
      ...shaped(apiPaths.contact, 'an endless time', contact),
      body: JSON.stringify({ ...contact, elapsedMs: 1 }).replace('"elapsedMs":1', '"elapsedMs":1e999'),
    },
    {
      ...shaped(apiPaths.contact, 'a second token', contact),
      body: JSON.stringify(contact).replace(/}$/, ',"recaptchaToken":"x"}'),
      status: 422,
      code: 'bot_check_failed',
    },
    {
      ...shaped(apiPaths.uploadTickets, 'a size as large as numbers get', {
        ...tickets,
        documents: [{ name: 'a.pdf', size: Number.MAX_SAFE_INTEGER, sha256: hash(1) }],
      }),
      ...refused('too_large'),
    },
    {
      ...shaped(apiPaths.uploadTickets, '500 documents', {
        ...tickets,
        documents: Array.from({ length: 500 }, (_, at) => ({ name: 'a.pdf', size: 1, sha256: hash(at) })),
      }),
      ...refused('too_many'),
    },
    ...[null, 'x', 7, true].map((value) =>
      shaped(apiPaths.contact, `formData is ${JSON.stringify(value)}`, { ...contact, formData: value }),
    ),
    ...[{ website: 7 }, { website: [] }, { elapsedMs: '3100' }, { elapsedMs: -1 }, { elapsedMs: 1.5 }].map((signals) =>
      shaped(apiPaths.contact, JSON.stringify(signals), { ...contact, ...signals }),
    ),
    ...[[], null, {}, [null], [{}], ['a.pdf']].map((documents) =>
      shaped(apiPaths.uploadTickets, `documents are ${JSON.stringify(documents)}`, { ...tickets, documents }),
    ),
    ...[-1, 1.5, '1', null].map((size) => ticketWith(tickets, `size is ${JSON.stringify(size)}`, { size })),
    ...['', 'x', 'A'.repeat(64), '../'.repeat(20), 'a'.repeat(63)].map((sha256) =>
      ticketWith(tickets, `hash is ${sha256}`, { sha256 }),
    ),
    ticketWith(tickets, 'a ticket has more in it', { key: 'submissions/x' }),
    ticketWith(tickets, 'a ticket has no name', { name: '' }),
    ...['x', '../../x', submissionId.replace('-', ''), 7].map((id) =>
      shaped(apiPaths.uploadTickets, `submission id is ${id}`, { ...tickets, submissionId: id }),
    ),
  ];
}

function forCall({ path, good }: { path: string; good: object }): HostileRequest[] {
  const whole = JSON.stringify(good);
  const bodies: Readonly<Record<string, string | Uint8Array>> = {
    'no body': '',
    'white space': ' \n ',
    'no JSON': 'hallo',
    'JSON cut off': whole.slice(0, -5),
    'two values': `${whole}${whole}`,
    'a comment': `/* */${whole}`,
    'single quotes': whole.replaceAll('"', "'"),
    null: 'null',
    'a list': `[${whole}]`,
    'a text': '"x"',
    'an empty object': '{}',
    'more in it': JSON.stringify({ ...good, admin: true }),
    'a foreign prototype': `{"__proto__":{"admin":true},${whole.slice(1)}`,
    'a body that is compressed': gzipSync(whole),
    'a number for the token': JSON.stringify({ ...good, recaptchaToken: 7 }),
    'bytes that are no UTF-8': Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
    'UTF-16': Buffer.from(whole, 'utf16le'),
    'ten thousand brackets': '['.repeat(10_000),
  };
  return [
    ...Object.entries(bodies).map(([name, body]): HostileRequest => ({
      name: `${path}: ${name}`,
      path,
      headers: json,
      body,
      status: 400,
      code: 'malformed_request',
    })),
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx'].map(
      (type): HostileRequest => ({
        name: `${path}: as ${type}`,
        path,
        headers: { 'content-type': type },
        body: whole,
        status: 415,
        code: 'unsupported_media_type',
      }),
    ),
    {
      name: `${path}: more than it takes`,
      path,
      headers: json,
      body: JSON.stringify({ ...good, padding: 'x'.repeat(requestLimits.maxJsonBytes) }),
      status: 413,
      code: 'request_too_large',
    },
  ];
}

function shaped(path: string, name: string, value: unknown): HostileRequest {
  const body = JSON.stringify(value);
  return { name: `${path}: ${name}`, path, headers: json, body, status: 400, code: 'malformed_request' };
}

function ticketWith(good: { documents: object[] }, name: string, change: object): HostileRequest {
  return shaped(apiPaths.uploadTickets, name, { ...good, documents: [{ ...good.documents[0], ...change }] });
}
