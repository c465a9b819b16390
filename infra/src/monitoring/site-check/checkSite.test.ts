import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { bundleSiteCheck } from './bundleSiteCheck';
import { checkSite } from './checkSite';

const sound = { '/start': '<h1>Start</h1><input name="company_name">', '/api/health': '{"ok":true,"release":"1"}' };

const runsTheBundle = `
  const { handler } = await import(process.env.BUNDLE);
  await handler().catch((error) => console.log(error.message));`;

let server: Server;
let answers: Record<string, string>;
let origin: string;

beforeEach(async () => {
  answers = { ...sound };
  server = createServer((request, response) => {
    const text = answers[request.url ?? ''];
    response.writeHead(text === undefined ? 503 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

test('passes when a visitor can start a case', async () => {
  await expect(checkSite(origin)).resolves.toBeUndefined();
});

test('fails when the page is there without the intake', async () => {
  answers['/start'] = '<h1>Onderhoud</h1>';

  await expect(checkSite(origin)).rejects.toThrow('/start does not show the intake');
});

test('fails when the API is not healthy', async () => {
  delete answers['/api/health'];

  await expect(checkSite(origin)).rejects.toThrow('/api/health answers 503');
});

test('runs as bundled, on the Node that runs it', () => {
  const run = (siteOrigin: string) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', runsTheBundle], {
      env: { SITE_ORIGIN: siteOrigin, BUNDLE: join(bundleSiteCheck(), 'index.mjs') },
      encoding: 'utf8',
    });

  expect(run('')).toContain('Failed to parse URL');
});
