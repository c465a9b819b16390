import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleSiteCheck } from './bundleSiteCheck';
import { checkCertificate } from './checkCertificate';

/** Of localhost, signed by itself, valid from 2020 until 2120. No other server has this key. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBTjCB9qADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
dDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFDESMBAGA1UEAwwJ
bG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE7hHKEZePwE5YeVai
55XFgSBAnYqeCpoPsa7q6jNyhhsRnGhECdry7Zlqy3dZ10B/kohE1GntTi2LOyHM
nZpco6M3MDUwFAYDVR0RBA0wC4IJbG9jYWxob3N0MB0GA1UdDgQWBBQZkXYm3nvT
jko5A107Jy8lFmvYUjAKBggqhkjOPQQDAgNHADBEAiBmUXFwnWpS+ii8czWDJlBJ
3l+mHamsrA2m/Ez7jyEznwIgOHh+hzs/jhJ5Cv5at8+v6nO/jNa1pBgDMWp/YGkm
zMM=
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg443hgrvCCymgJPlp
EzoL319HHs7x7jhdc9YlbDEhsuihRANCAATuEcoRl4/ATlh5VqLnlcWBIECdip4K
mg+xrurqM3KGGxGcaEQJ2vLtmWrLd1nXQH+SiETUae1OLYs7Icydmlyj
-----END PRIVATE KEY-----`;

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer({ key, cert: certificate }, ({ url }, response) =>
    response.end(url === '/api/health' ? '{"ok":true}' : '<input name="company_name">'),
  ).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  origin = `https://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

test('passes two weeks before the certificate ends', async () => {
  await expect(checkCertificate(origin, new Date('2119-12-18T00:00:00Z'), certificate)).resolves.toBeUndefined();
});

test('fails in its last two weeks, in which AWS should have renewed it', async () => {
  await expect(checkCertificate(origin, new Date('2119-12-18T00:00:01Z'), certificate)).rejects.toThrow(
    'The certificate of localhost ends on Jan  1 00:00:00 2120 GMT and was not renewed.',
  );
});

test('fails where browsers would not trust it', async () => {
  await expect(checkCertificate(origin, new Date())).rejects.toThrow('self-signed certificate');
});

test('is part of the hourly check, which runs as a bundle', async () => {
  const folder = bundleSiteCheck();
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, certificate);
  const runsInTheLastWeek = `
    const { handler } = await import(process.env.BUNDLE);
    globalThis.Date = class extends Date {
      constructor(...given) { super(...(given.length === 0 ? ['2119-12-28T00:00:00Z'] : given)); }
    };
    await handler().catch((error) => console.log(error.message));`;

  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', runsInTheLastWeek], {
    env: { SITE_ORIGIN: origin, BUNDLE: join(folder, 'index.mjs'), NODE_EXTRA_CA_CERTS: authority },
  });

  expect(stdout).toContain('was not renewed');
});
