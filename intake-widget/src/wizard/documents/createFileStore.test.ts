/** @jest-environment node */
import { requestLimits } from '@incasso/contract/limits';
import { createFileStore } from './createFileStore';

/** A fake IndexedDB. */
const mockKept = new Map<string, unknown>();
/** Returns the error of the fake for a value that it refuses. Default: it stores every value. */
let mockRefuse: (value: unknown) => DOMException | null | undefined;

/** Rejects as idb-keyval does, also with values that are not errors. */
const mockReject = (reason: unknown) => jest.fn<Promise<void>, []>().mockRejectedValue(reason)();

jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: (id: string) => Promise.resolve(mockKept.get(id)),
  set: (id: string, value: unknown) => {
    const refusal = mockRefuse(value);
    if (refusal !== undefined) return mockReject(refusal);
    mockKept.set(id, value);
    return Promise.resolve();
  },
  del: (id: string) => Promise.resolve(mockKept.delete(id)),
}));

/** Stores a file; `false` when the store says that it only lasts until the page closes. */
async function isKept(file: File, files = createFileStore()): Promise<boolean> {
  let kept = true;
  const stop = files.onUnkept(() => {
    kept = false;
  });
  await files.put('a/1', file);
  stop();
  return kept;
}

beforeEach(() => {
  mockKept.clear();
  mockRefuse = () => undefined;
});

/** Refuses files as IndexedDB does in WebKit's private windows. */
const refuseFiles = (value: unknown) => (value instanceof Blob ? null : undefined);
const refuseAll = () => new DOMException('Access is denied', 'SecurityError');

/** A file on disk, which may disappear as in each browser. */
function fileOnDisk(size = 7) {
  const file = new File([new Uint8Array(size).fill(65)], 'factuur.pdf', { type: 'application/pdf', lastModified: 7 });
  let fault: 'none' | 'gone' | 'shorter' | 'without size' = 'none';
  const slice = file.slice.bind(file);
  const read = (bytes: Blob) => {
    if (fault === 'gone' || (fault === 'without size' && bytes === file))
      return Promise.reject(new DOMException('Gone', 'NotFoundError'));
    return fault === 'shorter' ? Promise.resolve(new ArrayBuffer(0)) : Blob.prototype.arrayBuffer.call(bytes);
  };
  Object.assign(file, {
    arrayBuffer: () => read(file),
    slice: (...range: Parameters<typeof slice>) => {
      const part = fault === 'without size' ? new Blob([]) : slice(...range);
      return Object.assign(part, { arrayBuffer: () => read(part) });
    },
  });
  const spoil = (how: typeof fault) => {
    fault = how;
    if (how === 'without size') Object.defineProperty(file, 'size', { value: 0 });
  };
  return { file, spoil };
}

const described = async (file: File | undefined) =>
  file && { name: file.name, type: file.type, lastModified: file.lastModified, text: await file.text() };
const whole = { name: 'factuur.pdf', type: 'application/pdf', lastModified: 7, text: 'AAAAAAA' };
const large = requestLimits.maxInlineBytes + 1;

test('a file survives a reload', async () => {
  expect(await isKept(fileOnDisk().file)).toBe(true);

  expect(await described(await createFileStore().get('a/1'))).toEqual(whole);
});

test('a restored file that was read once outlives its removal by another tab', async () => {
  await isKept(fileOnDisk().file);
  const files = createFileStore();
  await files.get('a/1');

  mockKept.clear();

  expect(await described(await files.get('a/1'))).toEqual(whole);
});

test('where the browser stores no files it stores the bytes, and returns the same file', async () => {
  mockRefuse = refuseFiles;

  expect(await isKept(fileOnDisk().file)).toBe(true);

  expect(await described(await createFileStore().get('a/1'))).toEqual(whole);
});

test('where the browser stores no files, the stored bytes of a large file are sent once it is gone from disk', async () => {
  mockRefuse = refuseFiles;
  const { file, spoil } = fileOnDisk(large);
  const files = createFileStore();
  await files.put('a/1', file);

  spoil('gone');

  expect((await files.get('a/1'))?.size).toBe(large);
});

test('where nothing can be stored a small file outlives its copy on disk, until the page is closed', async () => {
  mockRefuse = refuseAll;
  const { file, spoil } = fileOnDisk();
  const files = createFileStore();
  expect(await isKept(file, files)).toBe(false);

  spoil('gone');

  expect(await described(await files.get('a/1'))).toEqual(whole);
  expect(await createFileStore().get('a/1')).toBeUndefined();
});

test('holds at most the bytes of one call in memory, and releases those of former cases', async () => {
  mockRefuse = refuseAll;
  const files = createFileStore();
  const half = requestLimits.maxInlineBytes / 2;
  const documents = ['a/1', 'a/2', 'a/3', 'b/1'].map((id) => ({ id, ...fileOnDisk(half) }));
  for (const { id, file } of documents.slice(0, 3)) await files.put(id, file);
  for (const { spoil } of documents.slice(0, 3)) spoil('gone');
  const found = await Promise.all(['a/1', 'a/2', 'a/3'].map((id) => files.get(id)));
  expect(found.map((file) => file?.size)).toEqual([half, half, undefined]);

  await files.release('a');
  const [last] = documents.slice(3);
  await files.put('b/1', last?.file ?? new File([], ''));
  last?.spoil('gone');

  expect((await files.get('b/1'))?.size).toBe(half);
});

test.each(['gone', 'shorter', 'without size'] as const)('a file that is %s is gone', async (how) => {
  mockRefuse = refuseAll;
  const { file, spoil } = fileOnDisk(large);
  const files = createFileStore();
  await files.put('a/1', file);
  expect(await files.get('a/1')).toBe(file);

  spoil(how);

  expect(await files.get('a/1')).toBeUndefined();
});

test('a file that is unreadable from the start does not mean that the browser stores nothing', async () => {
  const { file, spoil } = fileOnDisk();
  spoil('gone');

  expect(await isKept(file)).toBe(true);
});

test('a file that replaces another is not overwritten by a late copy of it', async () => {
  const photo = new File(['heic'], 'IMG_0001.HEIC');
  const bytes = await photo.arrayBuffer();
  Object.assign(photo, { arrayBuffer: () => new Promise((resolve) => setTimeout(resolve, 20, bytes)) });
  const files = createFileStore();

  await Promise.all([files.put('s/photo', photo), files.put('s/photo', new File(['jpg'], 'IMG_0001.jpg'))]);

  expect((await files.get('s/photo'))?.name).toBe('IMG_0001.jpg');
  expect(mockKept.get('s/photo')).toMatchObject({ name: 'IMG_0001.jpg' });
});

test('a removed file is gone from memory and from the browser, also when its converted photo arrives too late', async () => {
  const files = createFileStore();
  const stored = files.put('s/photo', fileOnDisk().file);

  files.remove('s/photo');
  await stored;
  await files.put('s/photo', new File(['jpg'], 'IMG_0001.jpg'));

  expect(await files.get('s/photo')).toBeUndefined();
  expect([...mockKept.keys()]).toEqual([]);
});
