import { allowOrigins } from './allowOrigins';
import type { ApiRequest } from './gatewayEvent';

const partner = 'https://partner.example';

function ask(changes: Partial<ApiRequest>) {
  const request = { method: 'GET', path: '/api/health', query: '', sourceIp: '', body: Buffer.alloc(0), ...changes };
  const answer = { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') };
  return allowOrigins([partner], { headers: {}, ...request }, () => Promise.resolve(answer));
}

const preflight = (origin: string) => ({
  method: 'OPTIONS',
  headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-public-key' },
});

test('a partner’s page may call, and read retry-after', async () => {
  expect(await ask(preflight(partner))).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': partner,
      'access-control-allow-methods': 'GET,POST',
      'access-control-allow-headers': 'content-type,x-public-key,x-submission-id',
    },
  });
  expect(await ask({ headers: { origin: partner } })).toMatchObject({
    status: 200,
    headers: { 'access-control-allow-origin': partner, 'access-control-expose-headers': 'retry-after' },
  });
});

test('a stranger’s page may not', async () => {
  expect(await ask(preflight('https://evil.example'))).toMatchObject({ status: 204, headers: {} });
  expect((await ask({ headers: { origin: 'https://evil.example' } })).headers).toEqual({
    'content-type': 'application/json',
  });
});
