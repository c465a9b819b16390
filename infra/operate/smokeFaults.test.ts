import { apiPaths } from '@incasso/contract/api';
import { routes } from '@incasso/contract/routes';
import { siteConfigPath } from '@incasso/contract/siteConfig';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { cacheRules } from '../src/delivery/cacheRules';
import { headerPolicies } from '../src/delivery/headerPolicies';
import { releasePath } from '../src/release/release';
import { smokeFaults } from './smokeFaults';

type Answer = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string | Buffer };
type Site = Record<string, Answer>;

const scriptPath = '/main.0123456789abcdef0123.js';
const script = 'export const words = "many words in a script, many words in a script";'.repeat(50);
const brotli = (quality: number) =>
  brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const scriptHeaders = { 'cache-control': cacheRules.immutable.cacheControl, 'content-encoding': 'br' };

/** Smoke test of a site whose edge serves the previous release for some seconds. `changes` are wrong answers. */
async function check(changes: (site: Site) => Site = () => ({}), oldFor = 0) {
  let now = 0;
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body = '' } = site()[`${request.method} ${request.url}`] ?? { status: 404 };
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const botCheck = { provider: 'altcha' } as const;
  const { site: headers } = headerPolicies({ uploadOrigin: origin, botCheckProvider: 'altcha' });
  const config = JSON.stringify({ apiBase: '', publicKey: 'pk_site', uploadOrigin: origin, botCheck });
  const site = () => {
    const right: Site = {
      [`GET ${apiPaths.health}`]: { body: '{"ok":true,"release":"new"}' },
      [`GET ${releasePath}`]: {
        body: JSON.stringify({ commit: now < oldFor ? 'old' : 'new', committedAt: '2026-11-01T09:00:00Z' }),
      },
      [`GET ${siteConfigPath}`]: { body: config },
      [`GET ${routes.start}`]: {
        headers: { ...headers, 'cache-control': cacheRules.revalidated.cacheControl },
        body: `<input name="company_name"><script defer src="${scriptPath}"></script>`,
      },
      [`GET ${scriptPath}`]: { headers: scriptHeaders, body: brotli(11) },
      'OPTIONS /': { headers: { 'access-control-allow-origin': origin } },
    };
    return { ...right, ...changes(right) };
  };
  const faults = await smokeFaults(origin, (ms) => Promise.resolve((now += ms / 1000)));
  server.close();
  return { faults: faults.map((fault) => fault.replace(origin, '')), waited: now };
}

test('names the address of a site that does not answer', async () => {
  expect(await smokeFaults('http://127.0.0.1:1')).toEqual(['Error: http://127.0.0.1:1/api/health does not answer']);
});

test('passes at once on a healthy site', async () => {
  expect(await check()).toEqual({ faults: [], waited: 0 });
});

test('lets CloudFront serve the previous release for two minutes, and no longer', async () => {
  expect(await check(undefined, 120)).toEqual({ faults: [], waited: 120 });
  expect(await check(undefined, Infinity)).toEqual({
    faults: ['the release of the API is new, that of the site old'],
    waited: 120,
  });
});

const page = `GET ${routes.start}`;

test.each<[what: string, changes: (site: Site) => Site, fault: string]>([
  ['an API that fails', () => ({ [`GET ${apiPaths.health}`]: { status: 503 } }), '/api/health: the status is 503'],
  ['no configuration', () => ({ [`GET ${siteConfigPath}`]: { status: 403 } }), 'the status is 403'],
  [
    'a page with no header',
    (site) => ({ [page]: { body: site[page]?.body ?? '' } }),
    'content-security-policy is null',
  ],
  ['a page without its form', (site) => ({ [page]: { ...site[page], body: '<h1>' } }), 'there is no form'],
  ['a page without a script', (site) => ({ [page]: { ...site[page], body: '<h1>' } }), '/no-script: the status is 404'],
  [
    'a script that CloudFront compresses',
    () => ({ [`GET ${scriptPath}`]: { headers: scriptHeaders, body: brotli(1) } }),
    "more than Brotli's best level makes",
  ],
  ['a bucket that refuses uploads of pages', () => ({ 'OPTIONS /': {} }), 'access-control-allow-origin is null'],
])('names %s', async (_, changes, fault) => {
  expect((await check(changes)).faults).toContainEqual(expect.stringContaining(fault));
});
