import { siteConfigPath } from '@incasso/contract/siteConfig';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { runSmokeChecks } from './runSmokeChecks';

/** Checks a site that answers every request with the same, but for its configuration. */
async function check(status: number, headers: Readonly<Record<string, string>>) {
  let config = '';
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      if (request.url === siteConfigPath && status === 200) response.end(config);
      else response.writeHead(status, headers).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const botCheck = { provider: 'altcha' };
  config = JSON.stringify({ apiBase: '', publicKey: 'pk_site', uploadOrigin: origin, botCheck });

  const results = await runSmokeChecks(origin);
  server.close();
  return results;
}

test('every check but those of the configuration fails on a site that answers with empty pages', async () => {
  const results = await check(200, {});

  expect(results.filter(({ fault }) => fault === undefined)).toEqual([{ name: 'the site has a configuration' }]);
  expect(results.length).toBeGreaterThan(50);
});

test('a site without a configuration fails at once, with its reason', async () => {
  const results = await check(503, {});

  expect(results.map(({ fault }) => fault)).toEqual([expect.stringMatching(/\w/), expect.stringContaining('JSON')]);
});
