import { createHash, randomUUID } from 'node:crypto';
import type { DownloadLinks, UploadLinks } from '../src/storage/presignedLinks';
import type { ObjectStore } from '../src/storage/ObjectStore';
import type { VersionStore } from '../src/storage/VersionStore';

type ObjectPorts = {
  readonly store: ObjectStore;
  /** Tags an object, as the malware scan does. */
  readonly tag: (key: string, tags: Readonly<Record<string, string>>) => void | Promise<void>;
};
type VersionPorts = Pick<ObjectPorts, 'store'> & { readonly versions: VersionStore };
type LinkPorts = Pick<ObjectPorts, 'store'> & {
  readonly uploadLinks: UploadLinks;
  readonly downloadLinks: DownloadLinks;
};

const text = (bytes: string) => ({ bytes, contentType: 'text/plain' });
const document = { bytes: '%PDF-1.7 a document', contentType: 'application/pdf' };
const hashOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex');

/** A key that no other test uses: the tests of a suite may share one store. */
const newKey = () => `documents/${randomUUID()}/1`;

async function readText({ store }: Pick<ObjectPorts, 'store'>, key: string): Promise<string | undefined> {
  const found = await store.read(key);
  return found && new TextDecoder().decode(found.bytes);
}

async function listed({ store }: Pick<ObjectPorts, 'store'>, prefix: string) {
  const objects: { readonly key: string; readonly writtenAt: Date; readonly size: number }[] = [];
  for await (const object of store.list(prefix)) objects.push(object);
  return objects;
}

async function keysUnder(ports: Pick<ObjectPorts, 'store'>, prefix: string): Promise<string[]> {
  return (await listed(ports, prefix)).map(({ key }) => key);
}

/** Stores a small object under each key, fifty at a time. */
async function writeEach({ store }: Pick<ObjectPorts, 'store'>, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += 50) {
    await Promise.all(keys.slice(start, start + 50).map((key) => store.write(key, text('x'))));
  }
}

/** The contract tests of an object store. `ports` is called within each test. */
export function objectStoreContract(ports: () => ObjectPorts): void {
  test.each(['', 'hallo', 'één 🧾', 'x'.repeat(1_000_000)])(
    'an object is read as it was written (%#)',
    async (bytes) => {
      const key = newKey();
      await ports().store.write(key, text(bytes));

      expect(await readText(ports(), key)).toBe(bytes);
      expect(await ports().store.sizeOf(key)).toBe(Buffer.byteLength(bytes));
    },
  );

  test('a missing key is undefined or missing in each operation', async () => {
    const { store } = ports();
    const key = newKey();

    expect(await store.read(key)).toBeUndefined();
    expect(await store.sizeOf(key)).toBeUndefined();
    expect(await store.readTags(key)).toBeUndefined();
    expect(await store.replace(key, { ...text('x'), etag: '"none"' })).toBeUndefined();
    expect(await store.copy(key, newKey(), document)).toBe('missing');
    await store.remove(key);
  });

  test('one of twenty concurrent creates wins, and its bytes remain', async () => {
    const { store } = ports();
    const key = newKey();
    const create = (writer: number) => store.create(key, text(`writer ${writer}`));

    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, writer) => create(writer)));

    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    expect(await readText(ports(), key)).toBe(`writer ${outcomes.indexOf('created')}`);
    expect(await create(21)).toBe('exists');
  });

  test('a removed key can be created again', async () => {
    const { store } = ports();
    const key = newKey();
    await store.create(key, text('first'));
    await store.remove(key);

    expect(await readText(ports(), key)).toBeUndefined();
    expect(await store.create(key, text('second'))).toBe('created');
    expect(await readText(ports(), key)).toBe('second');
  });

  test("a replacement requires the newest version's ETag", async () => {
    const { store } = ports();
    const key = newKey();
    await store.write(key, text('first'));
    const etag = (await store.read(key))?.etag ?? '';

    const next = await store.replace(key, { ...text('second'), etag });

    expect(next).toBe((await store.read(key))?.etag);
    expect(await store.replace(key, { ...text('third'), etag })).toBeUndefined();
    expect(await readText(ports(), key)).toBe('second');
    await store.remove(key);
    expect(await store.replace(key, { ...text('third'), etag: next ?? '' })).toBeUndefined();
  });

  test('one of twenty concurrent replacements of a version wins', async () => {
    const { store } = ports();
    const key = newKey();
    await store.write(key, text('first'));
    const etag = (await store.read(key))?.etag ?? '';

    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, writer) => store.replace(key, { ...text(`writer ${writer}`), etag })),
    );

    expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(1);
  });

  test('bytes that do not match their checksum are refused', async () => {
    const { store } = ports();
    const key = newKey();
    const write = (bytes: string) => store.create(key, { ...text(bytes), sha256: hashOf('hallo') });

    await expect(write('hullo')).rejects.toThrow();

    expect(await store.sizeOf(key)).toBeUndefined();
    expect(await write('hallo')).toBe('created');
  });

  test('a copy has the bytes, and no tags until it is scanned itself', async () => {
    const { store, tag } = ports();
    const [from, to] = [newKey(), newKey()];
    await store.write(from, document);

    expect(await store.copy(from, to, document)).toBe('copied');
    await tag(from, { verdict: 'clean' });

    expect(await readText(ports(), to)).toBe(document.bytes);
    expect(await store.readTags(from)).toEqual({ verdict: 'clean' });
    expect(await store.readTags(to)).toEqual({});
  });

  test('a copy to an existing key leaves that object and its tags unchanged', async () => {
    const { store, tag } = ports();
    const [from, to] = [newKey(), newKey()];
    await store.write(from, document);
    await store.copy(from, to, document);
    await tag(to, { verdict: 'clean' });

    expect(await store.copy(from, to, document)).toBe('exists');

    expect(await store.readTags(to)).toEqual({ verdict: 'clean' });
  });

  test('a listing returns the keys with the prefix, in order, beyond the thousand of one page', async () => {
    const { store } = ports();
    const prefix = `outbox/${randomUUID()}/`;
    const keys = Array.from({ length: 1005 }, (_, index) => `${prefix}${String(index).padStart(4, '0')}`);
    await writeEach(ports(), keys);
    const [first = '', second = ''] = keys;
    await store.remove(first);
    await store.write(second, text('longer'));

    expect(await keysUnder(ports(), prefix)).toEqual(keys.slice(1));
    const [overwritten] = await listed(ports(), second);
    expect(overwritten).toMatchObject({ key: second, size: 6 });
    expect(overwritten?.writtenAt.getTime()).toBeCloseTo(Date.now(), -5);
  });

  test.each(['a b+c&d=é?#%20', '../../outside', 'a//b/./c', 'k'.repeat(900)])(
    'a key is a name, not a path: %s',
    async (name) => {
      const key = `${newKey()}/${name}`;
      await ports().store.write(key, text(name));

      expect(await readText(ports(), key)).toBe(name);
      expect(await keysUnder(ports(), key)).toEqual([key]);
    },
  );
}

/** The contract tests of erasure in a store, including former versions. */
export function versionStoreContract(ports: () => VersionPorts): void {
  test('former versions and delete markers are listed, read and permanently erased', async () => {
    const { store, versions } = ports();
    const key = newKey();
    await store.write(key, text('first'));
    await store.write(key, text('second'));
    await store.remove(key);

    const all = await versions.list(key);
    const objects = all.filter(({ isDeleteMarker }) => !isDeleteMarker);
    const texts = await Promise.all(objects.map((version) => versions.readText(version)));

    expect(all).toHaveLength(3);
    expect(all.flatMap(({ isLatest, isDeleteMarker }) => (isLatest ? [isDeleteMarker] : []))).toEqual([true]);
    expect(texts).toEqual(['second', 'first']);

    await versions.erase(all.filter(({ isDeleteMarker }) => isDeleteMarker));
    expect(await readText(ports(), key)).toBe('second');
    await versions.erase(objects);
    expect(await versions.list(key)).toEqual([]);
    expect(await readText(ports(), key)).toBeUndefined();
  });

  test('more than the thousand versions of a page are listed and erased, but none of other keys', async () => {
    const { store, versions } = ports();
    const prefix = `${newKey()}/`;
    await writeEach(
      ports(),
      Array.from({ length: 1005 }, (_, index) => `${prefix}${index % 67}`),
    );
    const other = newKey();
    await store.write(other, text('other'));

    const all = await versions.list(prefix);
    expect(new Set(all.map(({ versionId }) => versionId)).size).toBe(1005);
    await versions.erase(all);

    expect(await versions.list(prefix)).toEqual([]);
    expect(await readText(ports(), other)).toBe('other');
  });
}

/** The contract tests of direct uploads and of the staff's downloads. */
export function linksContract(ports: () => LinkPorts): void {
  type Upload = {
    readonly url: string;
    readonly method: string;
    readonly headers: Record<string, string>;
    body: string;
  };

  /** The request that a browser makes with its upload link. */
  async function honestUpload(key: string): Promise<Upload> {
    const { bytes, contentType: mediaType } = document;
    const { url, headers } = await ports().uploadLinks.linkTo({
      key,
      size: bytes.length,
      sha256: hashOf(bytes),
      mediaType,
    });
    return { url, method: 'PUT', headers: { ...headers }, body: bytes };
  }

  const send = ({ url, ...request }: Upload) => fetch(url, request);

  test('an upload that meets all conditions is stored, and its retry gets a 412', async () => {
    const key = newKey();
    const upload = await honestUpload(key);

    expect((await send(upload)).status).toBe(200);

    expect(await readText(ports(), key)).toBe(document.bytes);
    expect((await send(upload)).status).toBe(412);
  });

  const otherBytes = document.bytes.replace('a', 'b');
  const withHeader = (upload: Upload, changes: Record<string, string>): Upload => ({
    ...upload,
    headers: { ...upload.headers, ...changes },
  });
  const without = (upload: Upload, omitted: string): Upload => ({
    ...upload,
    headers: Object.fromEntries(Object.entries(upload.headers).filter(([name]) => name !== omitted)),
  });
  const withQuery = (upload: Upload, name: string, value: string): Upload => {
    const url = new URL(upload.url);
    url.searchParams.set(name, value);
    return { ...upload, url: url.href };
  };
  const checksum = (bytes: string) => ({
    'x-amz-checksum-sha256': createHash('sha256').update(bytes).digest('base64'),
  });

  test.each<[breach: string, change: (upload: Upload) => Upload]>([
    ['other bytes', (upload) => ({ ...upload, body: otherBytes })],
    [
      'other bytes with their checksum',
      (upload) => ({ ...withHeader(upload, checksum(otherBytes)), body: otherBytes }),
    ],
    ['no checksum', (upload) => without(upload, 'x-amz-checksum-sha256')],
    ['a byte more', (upload) => ({ ...upload, body: `${upload.body}x` })],
    ['a byte less', (upload) => ({ ...upload, body: upload.body.slice(1) })],
    ['another type', (upload) => withHeader(upload, { 'content-type': 'text/html' })],
    ['leave to replace', (upload) => without(upload, 'if-none-match')],
    ['tags', (upload) => withHeader(upload, { 'x-amz-tagging': 'GuardDutyMalwareScanStatus=NO_THREATS_FOUND' })],
    ['a copy', (upload) => withHeader(upload, { 'x-amz-copy-source': '/documents/submissions/secret.json' })],
    ['another key', (upload) => ({ ...upload, url: upload.url.replace(/\/1\?/, '/2?') })],
    ['another method', (upload) => ({ ...upload, method: 'DELETE' })],
    ['a longer life', (upload) => withQuery(upload, 'X-Amz-Expires', '6000')],
    ['a sub-resource', (upload) => withQuery(upload, 'tagging', '')],
    ['fewer signed headers', (upload) => withQuery(upload, 'X-Amz-SignedHeaders', 'host')],
    ['no signature', (upload) => ({ ...upload, url: upload.url.replace(/&X-Amz-Signature=\w+/, '') })],
  ])('an upload with %s is refused', async (_breach, change) => {
    const key = newKey();

    const { status } = await send(change(await honestUpload(key)));

    expect([400, 403, 501]).toContain(status);
    expect(await keysUnder(ports(), key.slice(0, -1))).toEqual([]);
  });

  test('a document downloads under its name, which its link does not contain', async () => {
    const { store, downloadLinks } = ports();
    const [uploaded, key] = [newKey(), newKey()];
    await store.write(uploaded, text(document.bytes));
    await store.copy(uploaded, key, { ...document, downloadName: 'K7QM-3TXB - Factuur - één.pdf' });

    const link = await downloadLinks.linkTo(key);
    const opened = await fetch(link);

    expect(await opened.text()).toBe(document.bytes);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''K7QM-3TXB%20-%20Factuur%20-%20%C3%A9%C3%A9n.pdf",
      'cache-control': 'no-store',
    });
    expect(decodeURIComponent(link)).not.toMatch(/factuur|K7QM|disposition|response-/i);
    expect((await fetch(link.replace(key, uploaded))).status).toBe(403);
  });
}
