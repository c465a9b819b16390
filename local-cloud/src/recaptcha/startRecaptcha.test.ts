import type { RunningServer } from '../http/startServer';
import { siteverifyPath, startRecaptcha } from './startRecaptcha';

const keys = { siteKey: 'site key', secretKey: 'secret key' };

let server: RunningServer;

beforeEach(async () => {
  server = await startRecaptcha({ port: 0, keys });
});

afterEach(() => server.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', body, headers });

async function makeToken(siteKey = keys.siteKey): Promise<Response> {
  const body = JSON.stringify({ siteKey, action: 'intake_form' });
  return post('/recaptcha/api2/reload', body, { origin: 'http://www.kantoor.example:8080' });
}

async function verify(form: Record<string, string>): Promise<unknown> {
  const response = await fetch(server.url + siteverifyPath, { method: 'POST', body: new URLSearchParams(form) });
  return response.json();
}

test('verifies a token once, with the fields of Google’s answer', async () => {
  const token = await (await makeToken()).text();

  expect(await verify({ secret: keys.secretKey, response: token })).toMatchObject({
    success: true,
    score: 0.9,
    action: 'intake_form',
    hostname: 'www.kantoor.example',
  });
  expect(await verify({ secret: keys.secretKey, response: token })).toEqual({
    success: false,
    'error-codes': ['timeout-or-duplicate'],
  });
});

test.each([
  ['another secret', { secret: 'x' }, 'invalid-input-secret'],
  ['a token that was never given', { secret: keys.secretKey, response: 'x' }, 'invalid-input-response'],
])('reports %s as Google does', async (_case, form, code) => {
  expect(await verify(form)).toEqual({ success: false, 'error-codes': [code] });
});

test('uses the last score that was set', async () => {
  const set = await post('/_score', '{ "score": 0.1 }');
  const refused = await post('/_score', '{ "score": 2 }');

  const token = await (await makeToken()).text();

  expect([set.status, refused.status]).toEqual([204, 400]);
  expect(await verify({ secret: keys.secretKey, response: token })).toMatchObject({ success: true, score: 0.1 });
});

test('siteverify fails as planned', async () => {
  await post('/_faults', '[{ "status": 503 }]');

  expect((await post(siteverifyPath, '')).status).toBe(503);
  expect((await post(siteverifyPath, '')).status).toBe(200);
});

test('another site’s key gets no token', async () => {
  expect((await makeToken('another key')).status).toBe(400);
});
