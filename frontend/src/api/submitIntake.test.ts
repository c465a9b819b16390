import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiError } from '@incasso/contract/errors';
import { emptyIntakeAnswers, intakeFieldNames } from '@incasso/contract/intakeFields';
import { newestVersions } from '@incasso/contract/legalVersions';
import type { ApiHost } from './callApi';
import { submitIntake, type IntakeRequest } from './submitIntake';

type Reply = { status: number; body: string; headers?: Record<string, string> } | 'hang up' | 'keep waiting';
type Heard = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string };

let server: Server;
let replies: Reply[];
let heard: Heard[];

beforeEach(async () => {
  replies = [];
  heard = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      heard.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      const reply = replies.shift() ?? 'hang up';
      if (reply === 'hang up') request.socket.destroy();
      else if (reply !== 'keep waiting') response.writeHead(reply.status, reply.headers).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const answer = {
  success: true,
  data: {
    reference: 'K7QM-3TXB',
    receivedAt: '2026-03-02T10:00:00.000Z',
    documents: [],
    partnerReference: '',
  },
};
const accepted = { status: 200, body: JSON.stringify(answer) } satisfies Reply;
const busy: Reply = { status: 503, body: '', headers: { 'retry-after': '0' } };

function host(): ApiHost {
  const address = server.address();
  if (!isAddressInfo(address)) throw new Error('The server does not listen.');
  const apiBase = `http://127.0.0.1:${String(address.port)}`;
  return {
    loadSiteConfig: () =>
      Promise.resolve({ apiBase, publicKey: 'pk_test', uploadOrigin: '', botCheck: { provider: 'altcha' } }),
  };
}

function isAddressInfo(address: ReturnType<Server['address']>): address is AddressInfo {
  return address !== null && typeof address !== 'string';
}

async function waitFor(isReached: () => boolean): Promise<void> {
  while (!isReached()) await new Promise((resolve) => setImmediate(resolve));
}

function validRequest(changes: Partial<IntakeRequest> = {}): IntakeRequest {
  return {
    answers: { ...emptyIntakeAnswers(), company_name: 'Proef bv' },
    debts: [],
    agreeToTerms: true,
    documents: [],
    recaptchaToken: 'token',
    signals: { website: '', elapsedMs: 61_000 },
    submissionId: '3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f01',
    draftKey: '9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2c',
    partnerReference: '',
    ...changes,
  };
}

test('sends the key, the submission id and every field, and the files and receipts as documents', async () => {
  replies = [accepted];
  const receipt = { name: 'groot.pdf', size: 9_000_000, sha256: 'a'.repeat(64) };
  const file = new File(['%PDF-1.7'], 'factuur é.pdf', { type: 'application/pdf' });

  const result = await submitIntake(
    host(),
    validRequest({
      documents: [
        { content: file, kind: 'invoice' },
        { content: receipt, kind: undefined },
      ],
      partnerReference: 'KLANT-17',
    }),
  );

  expect(result).toEqual({ ok: true, answer });
  const [call] = heard;
  expect([call?.method, call?.url]).toEqual(['POST', '/api/handle-intake-form']);
  expect(call?.headers).toMatchObject({
    'x-public-key': 'pk_test',
    'x-submission-id': '3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f01',
  });
  const names = [...(call?.body ?? '').matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    ...intakeFieldNames,
    'agreeToTerms',
    'terms_versions',
    'recaptchaToken',
    'draftKey',
    'partner_reference',
    'website',
    'elapsedMs',
    'document_kinds',
    'documents',
    'documents',
  ]);
  expect(call?.body).toContain('filename="factuur é.pdf"');
  expect(call?.body).toContain(JSON.stringify(receipt));
  expect(call?.body).toContain('name="document_kinds"\r\n\r\n["invoice",null]\r\n');
  expect(call?.body).toContain(`name="terms_versions"\r\n\r\n${JSON.stringify(newestVersions)}\r\n`);
  expect(call?.body).toContain('name="partner_reference"\r\n\r\nKLANT-17\r\n');
  expect(call?.body).toContain('name="draftKey"\r\n\r\n9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2c\r\n');
});

test('retries a busy server and a lost connection with the same id', async () => {
  replies = [busy, 'hang up', accepted];

  const result = await submitIntake(host(), validRequest());

  expect(result.ok).toBe(true);
  expect(new Set(heard.map(({ headers }) => headers['x-submission-id'])).size).toBe(1);
  expect(heard).toHaveLength(3);
});

test('retries a 500 of API Gateway, but not a 500 of a function', async () => {
  const headers = { 'retry-after': '0' };
  const noRoom: Reply = { status: 500, body: '{"message":"Internal Server Error"}', headers };
  const fault: Reply = { status: 500, body: JSON.stringify(apiError('internal_error')), headers };
  replies = [noRoom, noRoom, accepted, fault, accepted];

  const answered = await submitIntake(host(), validRequest());
  const refused = await submitIntake(host(), validRequest());

  expect([answered.ok, refused.ok, heard.length]).toEqual([true, false, 4]);
  expect(new Set(heard.map(({ headers: { 'x-submission-id': id } }) => id)).size).toBe(1);
});

test('returns the failure after three retries', async () => {
  replies = [busy, busy, busy, busy, accepted];

  const result = await submitIntake(host(), validRequest());

  expect(result).toEqual({ ok: false, failure: { kind: 'refused', status: 503, fields: [] } });
  expect(heard).toHaveLength(4);
});

test('returns a rejection at once, with its code and fields', async () => {
  const fields = [{ field: 'email', code: 'invalid_email', error: 'Vul een geldig e-mailadres in.' }];
  const error = 'Vul alle verplichte velden in';
  replies = [{ status: 422, body: JSON.stringify({ success: false, code: 'invalid_fields', error, fields }) }];

  const result = await submitIntake(host(), validRequest());

  expect(result).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 422, code: 'invalid_fields', error, fields },
  });
  expect(heard).toHaveLength(1);
});

test.each([
  ['success false', 200, '{"success":false,"error":"Nee","code":"new_code"}', { error: 'Nee' }],
  ['a page of a proxy', 200, '<html>', {}],
  ['a blank fault', 500, '', {}],
])('treats %s as a failure', async (_name, status, body, parsed) => {
  replies = [{ status, body }];

  const result = await submitIntake(host(), validRequest());

  expect(result).toEqual({ ok: false, failure: { kind: 'refused', status, fields: [], ...parsed } });
});

test('stops at once when cancelled during a retry delay', async () => {
  const waitBegins = jest.spyOn(globalThis, 'setTimeout');
  replies = [{ ...busy, headers: { 'retry-after': '29' } }];
  const controller = new AbortController();
  const result = submitIntake(host(), validRequest({ signal: controller.signal }));
  await waitFor(() => waitBegins.mock.calls.some(([, milliseconds]) => milliseconds === 29_000));

  controller.abort();

  expect(await result).toEqual({ ok: false, failure: { kind: 'cancelled' } });
  expect(heard).toHaveLength(1);
  waitBegins.mockRestore();
}, 10_000);

test('stops a call in progress when cancelled', async () => {
  replies = ['keep waiting'];
  const controller = new AbortController();
  const result = submitIntake(host(), validRequest({ signal: controller.signal }));
  server.once('request', () => controller.abort());

  expect(await result).toEqual({ ok: false, failure: { kind: 'cancelled' } });
  expect(heard.length).toBeLessThanOrEqual(1);
});

test('reports a call as cancelled if that came before the configuration failed to load', async () => {
  const controller = new AbortController();
  const loadSiteConfig = () => {
    controller.abort();
    return Promise.reject(new Error('no configuration'));
  };

  const result = await submitIntake({ ...host(), loadSiteConfig }, validRequest({ signal: controller.signal }));

  expect(result).toEqual({ ok: false, failure: { kind: 'cancelled' } });
});

test('fails as unreachable if the configuration does not load', async () => {
  const dead: ApiHost = { ...host(), loadSiteConfig: () => Promise.reject(new Error('no configuration')) };

  expect(await submitIntake(dead, validRequest())).toEqual({ ok: false, failure: { kind: 'unreachable' } });
});
