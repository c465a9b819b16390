import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { apiEvent } from '../../testing/apiEvent';
import { keysOf } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { StorageUnavailable } from '../storage/ObjectStore';
import { apiHandler, type ApiFunction } from './apiHandler';
import { accept, refuse, refuseBecause } from '../Result';

const originSecret = 'het geheim van de rand';
const formerSecret = 'het vorige geheim van de rand';
const callers = {
  originKeys: keysOf(originSecret, formerSecret),
  publicKeys: [
    { key: 'pk_site', origins: ['https://www.kantoor.example'] },
    { key: 'pk_partner', partner: 'Boekhoudkantoor Voorbeeld', origins: ['https://partner.example'] },
  ],
};

function start(apiFunction: Partial<ApiFunction> = {}) {
  const lines: { level: 'info' | 'error'; message: string; details: Readonly<Record<string, unknown>> }[] = [];
  const logger = {
    info: (message: string, details: Readonly<Record<string, unknown>>) =>
      lines.push({ level: 'info', message, details }),
    error: (message: string, details: Readonly<Record<string, unknown>>) =>
      lines.push({ level: 'error', message, details }),
  };
  const handle = apiHandler({
    respond: () => accept({ kind: 'answered', body: { ok: true } }),
    logger,
    ...apiFunction,
  });
  const handler = (event: APIGatewayProxyEventV2, remainingMs = 10_000) =>
    handle(event, { getRemainingTimeInMillis: () => remainingMs });
  return { handler, lines };
}

test('logs one line for an answer in JSON, neither cached nor sniffed', async () => {
  const { handler, lines } = start({
    respond: () => accept({ kind: 'answered', body: { ok: true }, counts: { documents: 3 } }),
  });

  const answered = await handler(apiEvent());

  expect(answered).toEqual({
    statusCode: 200,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: '{"ok":true}',
  });
  expect(lines).toMatchObject([
    {
      level: 'info',
      message: 'request',
      details: {
        requestId: 'request-1',
        route: 'POST /api/voorbeeld',
        status: 200,
        outcome: 'answered',
        documents: 3,
      },
    },
  ]);
});

test('a refusal has the status, sentence and fields of its code', async () => {
  const fields = [{ field: 'email', code: 'required', error: 'Vul dit veld in.' }] as const;
  const { handler, lines } = start({ respond: () => refuse('invalid_fields', { fields }) });

  const { statusCode, body } = await handler(apiEvent());

  expect(statusCode).toBe(422);
  expect(JSON.parse(body)).toEqual({
    success: false,
    error: 'Vul alle verplichte velden in',
    code: 'invalid_fields',
    fields,
  });
  expect(lines).toMatchObject([{ level: 'info', details: { outcome: 'invalid_fields' } }]);
});

test('a redirect has a location', async () => {
  const { handler } = start({ respond: () => accept({ kind: 'redirected', location: 'https://store.example/x' }) });

  expect(await handler(apiEvent())).toMatchObject({
    statusCode: 302,
    headers: { location: 'https://store.example/x' },
  });
});

test('a refusal with a page answers that page with the status of its code', async () => {
  const { refusal } = refuse('link_expired', { reason: 'erased' });
  const { handler, lines } = start({ respond: () => refuseBecause({ ...refusal, page: '<p>Verlopen</p>' }) });

  expect(await handler(apiEvent())).toMatchObject({
    statusCode: 410,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: '<p>Verlopen</p>',
  });
  expect(lines).toMatchObject([{ details: { outcome: 'link_expired', reason: 'erased' } }]);
});

describe('callers', () => {
  const call = (headers: Record<string, string>) => start({ callers }).handler(apiEvent({ headers }));
  const site = { 'x-origin-verify': originSecret, 'x-public-key': 'pk_site', origin: 'https://www.kantoor.example' };
  const partner = { ...site, 'x-public-key': 'pk_partner' };

  test.each<[string, Record<string, string>]>([
    ['from the site', site],
    ['from a page of the partner', { ...partner, origin: 'https://partner.example' }],
    ['from an origin that belongs to no key', { ...site, origin: 'https://d1.cloudfront.example' }],
    ['from a frame of the site in a partner’s page', { ...partner, 'x-framed-by': 'https://partner.example' }],
    ['from a page of the site that a partner links to', partner],
    ['through an edge with the secret from before a rotation', { ...site, 'x-origin-verify': formerSecret }],
  ])('%s are answered', async (_case, headers) => {
    expect(await call(headers)).toMatchObject({ statusCode: 200 });
  });

  const { origin } = site;
  test.each<[string, Record<string, string>, string]>([
    ['from a frame in another page', { ...partner, 'x-framed-by': 'https://other.example' }, 'unknown_public_key'],
    ['past the edge', { origin, 'x-public-key': 'pk_site' }, 'origin_not_verified'],
    ['with a wrong secret', { ...site, 'x-origin-verify': 'x' }, 'origin_not_verified'],
    ['without a key', { origin, 'x-origin-verify': originSecret }, 'unknown_public_key'],
    ['with an unknown key', { ...site, 'x-public-key': 'pk_ingetrokken' }, 'unknown_public_key'],
    [
      'with a partner’s key from an origin of nobody',
      { ...partner, origin: 'https://evil.example' },
      'unknown_public_key',
    ],
    ['with the key of another', { ...site, origin: 'https://partner.example' }, 'unknown_public_key'],
  ])('%s are refused', async (_case, headers, code) => {
    const { statusCode, body } = await call(headers);

    expect([statusCode, JSON.parse(body)]).toMatchObject([401, { code }]);
  });

  test('without a known site origin, a partner’s key is accepted on any page but another partner’s', async () => {
    const [, ofPartner] = callers.publicKeys;
    const other = { key: 'pk_other', partner: 'Ander Voorbeeld', origins: ['https://other.example'] };
    const { handler } = start({
      callers: { ...callers, publicKeys: [{ key: 'pk_site' }, ofPartner ?? other, other] },
    });
    const ask = async (from: string) => (await handler(apiEvent({ headers: { ...partner, origin: from } }))).statusCode;

    expect([await ask('https://d1.cloudfront.example'), await ask('https://other.example')]).toEqual([200, 401]);
  });

  test('a function without public keys answers every call through the edge', async () => {
    const { handler } = start({ callers: { originKeys: callers.originKeys } });
    const ask = async (secret: string) =>
      (await handler(apiEvent({ method: 'GET', headers: { 'x-origin-verify': secret } }))).statusCode;

    expect([await ask(originSecret), await ask('x')]).toEqual([200, 401]);
  });

  test('a POST without an origin comes from no page and is refused; a GET needs none', async () => {
    const { handler } = start({ callers });
    const ask = async (method: 'GET' | 'POST', key: string) => {
      const headers = { 'x-origin-verify': originSecret, 'x-public-key': key };
      return (await handler(apiEvent({ method, headers }))).statusCode;
    };

    expect([await ask('POST', 'pk_site'), await ask('POST', 'pk_partner')]).toEqual([401, 401]);
    expect([await ask('GET', 'pk_site'), await ask('GET', 'pk_partner')]).toEqual([200, 200]);
  });

  test('respond gets the partner of the key', async () => {
    const seen: unknown[] = [];
    const { handler } = start({
      callers,
      respond: ({ partner }) => {
        seen.push(partner);
        return accept({ kind: 'answered', body: {} });
      },
    });

    await handler(apiEvent({ headers: partner }));
    await handler(apiEvent({ headers: site }));

    expect(seen).toEqual(['Boekhoudkantoor Voorbeeld', undefined]);
  });
});

test('a body over the limit is refused; one of exactly the limit is accepted', async () => {
  const { handler } = start({ maxBodyBytes: 1000 });

  expect(await handler(apiEvent({ body: 'x'.repeat(1000) }))).toMatchObject({ statusCode: 200 });
  expect(await handler(apiEvent({ body: 'x'.repeat(1010) }))).toMatchObject({ statusCode: 413 });
});

describe('an error', () => {
  const secretWords = 'Jan Voorbeeld, BE68 5390 0754 7034';

  test('gives a 500 without detail and logs no visitor data', async () => {
    const { handler, lines } = start({
      respond: () => {
        throw new Error(`cannot parse ${secretWords}`, { cause: new TypeError(secretWords) });
      },
    });

    const { statusCode, body } = await handler(apiEvent());

    expect(statusCode).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ code: 'internal_error' });
    expect(lines).toMatchObject([
      { level: 'error', details: { requestId: 'request-1', fault: { kind: 'Error', cause: { kind: 'TypeError' } } } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Voorbeeld|BE68/);
  });

  test('of the store gives a 503, which browsers retry', async () => {
    const { handler } = start({ respond: () => Promise.reject(new StorageUnavailable(new Error('down'))) });

    expect(await handler(apiEvent())).toMatchObject({ statusCode: 503 });
  });

  test('gives a 503 before Lambda times out, when the call never ends', async () => {
    const { handler, lines } = start({ respond: () => new Promise(() => undefined) });

    expect(await handler(apiEvent(), 550)).toMatchObject({ statusCode: 503 });
    expect(lines).toMatchObject([{ details: { outcome: 'unavailable', reason: 'out_of_time' } }]);
  });

  test('after the timeout writes nothing, when Lambda thaws the work with a later call', async () => {
    let sleptMs = 0;
    const store = new MemoryStore(() => new Date(Date.now() + sleptMs));
    let thaw: () => void = () => undefined;
    const frozen = new Promise<void>((resolve) => (thaw = resolve));
    let work: Promise<unknown> = Promise.resolve();
    const { handler } = start({
      respond() {
        const leftOver = frozen.then(() => store.create('submissions/x.json', { bytes: '{}', contentType: 'x/y' }));
        work = leftOver;
        return leftOver.then(() => accept({ kind: 'answered', body: {} }));
      },
    });

    expect(await handler(apiEvent(), 550)).toMatchObject({ statusCode: 503 });
    sleptMs = 60 * 60_000;
    thaw();

    await expect(work).rejects.toBeInstanceOf(StorageUnavailable);
    expect(store.keys).toEqual([]);
  });
});
