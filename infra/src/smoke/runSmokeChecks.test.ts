import { once } from 'node:events';
import { createServer } from 'node:http';
import { runSmokeChecks, smokeChecks } from './runSmokeChecks';

test('every check fails on a site that answers every request with an empty page', async () => {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  const results = await runSmokeChecks(`http://127.0.0.1:${address.port}`);
  server.close();

  expect(results.filter(({ fault }) => fault === undefined)).toEqual([]);
  expect(results).toHaveLength(smokeChecks.length);
});
