import { contentTypeOf } from '@incasso/infra/delivery/contentTypes';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFile } from './compressFile';

const body = Buffer.from('x'.repeat(1000));

test.each(['main.js', 'index.html', 'robots.txt', 'sitemap.xml', 'logo.svg', 'config.json'])(
  'compresses %s',
  async (name) => {
    const forms = await compressFile(contentTypeOf(name), body);

    expect(brotliDecompressSync(forms?.br ?? '')).toEqual(body);
    expect(gunzipSync(forms?.gzip ?? '')).toEqual(body);
  },
);

test.each(['site.webmanifest', 'privacybeleid.pdf', 'icon.png', 'favicon.ico', 'font.woff2', 'index.d.ts'])(
  'does not compress %s',
  async (name) => {
    expect(await compressFile(contentTypeOf(name), body)).toBeUndefined();
  },
);

test.each([
  [999, false],
  [1000, true],
  [10_000_000, true],
  [10_000_001, false],
])('of %i bytes: %s', async (bytes, isCompressed) => {
  expect((await compressFile('text/css', Buffer.alloc(bytes))) !== undefined).toBe(isCompressed);
});
