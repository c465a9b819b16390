import { siteVariants, variantFile } from '@incasso/contract/siteVariants';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { SiteBucket } from './SiteBucket';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'site', 'about'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'outside of the site');
  await writeFile(join(folder, 'site', 'about', 'index.html'), '<h1>Over ons</h1>'.repeat(100));
  await writeFile(join(folder, 'site', 'small.txt'), 'klein');
  for (const each of siteVariants) {
    const file = join(folder, 'site', variantFile(each, '/documents/policy.pdf'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, each);
  }
});

afterEach(() => rm(folder, { recursive: true }));

test('finds a file by its exact path, with type and compressed form', async () => {
  const file = await new SiteBucket(join(folder, 'site'), 'altcha').find('/about/index.html');

  expect(file?.contentType).toBe('text/html; charset=utf-8');
  expect(brotliDecompressSync(file?.compressed?.br ?? Buffer.alloc(0))).toEqual(file?.body);
});

test.each(['/about', '/about/', '/', '/nothing.html', '/../secret.txt', '/%2e%2e/secret.txt', '/%', '/small.txt%00'])(
  'has no object at %s',
  async (path) => {
    expect(await new SiteBucket(join(folder, 'site'), 'altcha').find(path)).toBeUndefined();
  },
);

test.each(siteVariants)('publishes only the variant’s files for %s', async (own) => {
  const files = new SiteBucket(join(folder, 'site'), own);

  expect((await files.find('/documents/policy.pdf'))?.body.toString()).toBe(own);
  for (const other of siteVariants) {
    expect(await files.find(variantFile(other, '/documents/policy.pdf'))).toBeUndefined();
  }
});

test('re-reads a rebuilt file', async () => {
  const files = new SiteBucket(join(folder, 'site'), 'altcha');
  await files.find('/small.txt');
  await writeFile(join(folder, 'site', 'small.txt'), 'nieuw');
  await utimes(join(folder, 'site', 'small.txt'), new Date(), new Date(Date.now() + 5000));

  expect((await files.find('/small.txt'))?.body.toString()).toBe('nieuw');
});
