/** @jest-environment node */
import { combinePhotos } from './combinePhotos';
import { UnreadablePhoto } from './UnreadablePhoto';
import { photoPdfLimits } from './photoPdfLimits';

/** Fakes a browser whose JPEGs have the given number of bytes per pixel. Counts the bitmaps in memory. */
function installBrowser({ bytesPerPixel = 1, unreadable = '' } = {}) {
  const open = { now: 0, most: 0 };
  class FakeCanvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
    convertToBlob = () => Promise.resolve(new Blob([new Uint8Array(this.width * this.height * bytesPerPixel)]));
  }
  const createImageBitmap = (file: File) => {
    if (file.name === unreadable) return Promise.reject(new Error('unreadable'));
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    return Promise.resolve({ width: 4000, height: 3000, close: () => void (open.now -= 1) });
  };
  Object.assign(globalThis, { OffscreenCanvas: FakeCanvas, createImageBitmap });
  return open;
}

const photos = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index}.jpg`));
const quiet = { title: 'fotos', onPhoto: () => undefined };

test.each([2, 12, photoPdfLimits.maxCount])(
  'fits %i photos that compress badly into 8 MB, one at a time',
  async (count) => {
    const open = installBrowser();
    const begun: number[] = [];

    const pdf = await combinePhotos(photos(count), { ...quiet, onPhoto: (index) => begun.push(index) });

    expect(pdf.size).toBeLessThanOrEqual(photoPdfLimits.maxBytes);
    expect(pdf.size).toBeGreaterThan(photoPdfLimits.maxBytes * 0.7);
    expect(open).toEqual({ now: 0, most: 1 });
    expect(begun).toEqual(Array.from({ length: count }, (_, index) => index));
  },
);

test('draws a photo at 200 dpi if there is room', async () => {
  installBrowser({ bytesPerPixel: 0.1 });

  const pdf = await combinePhotos(photos(2), quiet);

  expect(await pdf.text()).toMatch('/Width 2339/Height 1754/');
});

test('rejects with the index of a photo that cannot be decoded', async () => {
  const open = installBrowser({ unreadable: '1.jpg' });

  await expect(combinePhotos(photos(3), quiet)).rejects.toEqual(new UnreadablePhoto(1));
  expect(open.now).toBe(0);
});

test('decodes no further photo after cancel', async () => {
  const open = installBrowser();
  const controller = new AbortController();

  const combined = combinePhotos(photos(3), { ...quiet, signal: controller.signal, onPhoto: () => controller.abort() });

  await expect(combined).rejects.toMatchObject({ name: 'AbortError' });
  expect(open.now).toBe(0);
});
