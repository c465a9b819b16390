import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { apiHeaders, apiPaths } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { fieldPart, filePart, multipartBody, multipartType } from '@incasso/contract/testing/multipart';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import { sharedAddresses } from './src/localCloudAddresses';
import { expect, test } from './src/test';

const api = new ApiCaller(sharedAddresses.site);
const submissionId = randomUUID();

type Hostile = Omit<Parameters<ApiCaller['call']>[1], 'submissionId'> & { readonly path?: string };

const named = (items: readonly string[], request: (item: string) => Hostile): Record<string, Hostile> =>
  Object.fromEntries(items.map((item) => [item.slice(0, 40), request(item)]));
const send = (body: BodyInit, headers: Record<string, string> = {}): Hostile => ({
  body,
  headers: { 'content-type': multipartType, ...headers },
});
const json = (body: BodyInit): Hostile => ({
  ...send(body, { 'content-type': 'application/json' }),
  path: apiPaths.contact,
});
const get = (path: string): Hostile => ({ method: 'GET', path });

const whole = Buffer.from(multipartBody([fieldPart('recaptchaToken', '')]));
const largeFile = filePart('documents', 'a.pdf', new Uint8Array(7_000_000));

/**
 * Requests whose outcome depends on the edge, the gateway or HTTP, by answer. `malformedRequests.test.ts` has the
 * others.
 */
const requests: Readonly<Record<string, Readonly<Record<string, Hostile>>>> = {
  '422 bot_check_failed': { 'a whole form without a token': send(whole) },
  '400 malformed_request': {
    'a form without a body': send(''),
    'a form cut off': send(whole.subarray(0, -30)),
    'compressed JSON': json(gzipSync('{"formData":{},"recaptchaToken":""}')),
    'an id of 5,000 characters': send(whole, { [apiHeaders.submissionId]: '1'.repeat(5000) }),
    ...named(['/api', '/api/x', `${apiPaths.intake}/`, '/api/documents/a/b', apiPaths.intake, apiPaths.contact], get),
    ...named(['PUT', 'DELETE', 'PATCH'], (method) => ({ ...send(whole), method })),
    'an action twice': get(`${apiPaths.botChallenge}?action=intake_form&action=intake_form`),
  },
  '413 request_too_large': { 'a message above its limit': json('x'.repeat(requestLimits.maxJsonBytes + 1)) },
  // API Gateway's own response: no function runs.
  '413': { 'a form of 7 MB': send(Buffer.from(multipartBody([largeFile]))) },
  '401 unknown_public_key': {
    'the key of the site from a partner’s page': send(whole, { origin: sharedAddresses.partner }),
  },
  '410 link_expired': named(
    ['x', '%00', '%E0%A4%A', '%2e%2e%2fhealth', 'x?openen=ja', `a.b.${'x'.repeat(1000)}`],
    (link) => get(`/api/documents/${link}`),
  ),
};

test('hostile requests are refused and store nothing; a good one after them succeeds', async ({ store }) => {
  test.setTimeout(120_000);

  for (const [answer, ofThatKind] of Object.entries(requests)) {
    for (const [name, { path = apiPaths.intake, ...request }] of Object.entries(ofThatKind)) {
      const { status, body } = await api.call(path, { method: 'POST', submissionId, ...request });
      const [expected = '', code] = answer.split(' ');
      expect.soft(status, name).toBe(Number(expected));
      if (code !== undefined) expect.soft(body, name).toMatchObject({ code });
    }
  }

  const prefixes = ['submissions/', 'documents/', 'cases/', 'uploads/', 'outbox/'];
  const kept = await Promise.all(prefixes.map((prefix) => store.keys(prefix + submissionId)));
  expect(kept.flat()).toEqual([]);
  const token = await cheapToken('intake_form');
  const good = await api.submitIntake({ company: 'Na de storm BV (voorbeeld)', submissionId, token });
  expect(good).toMatchObject({ status: 200, body: { success: true } });
});
