import { useEffect, useState } from 'react';
import type { FileStore } from '../documents/FileStore';

export type PreviewOrder = { readonly id: string; readonly file: File };
export type PreviewReport = { readonly id: string; readonly preview: ImageBitmap };

/** Thumbnails of photos by id. A worker makes them, because resizing would block the page in Chromium. */
export function usePreviews(
  photos: readonly { readonly id: string }[],
  files: FileStore,
): ReadonlyMap<string, ImageBitmap> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, ImageBitmap>>(new Map());
  // Sorted, so that moving a photo does not make its thumbnail again.
  const ids = photos
    .map(({ id }) => id)
    .sort()
    .join('\n');

  useEffect(() => {
    const worker = openWorker();
    worker?.addEventListener('message', ({ data: { id, preview } }: MessageEvent<PreviewReport>) =>
      setPreviews((before) => new Map(before).set(id, preview)),
    );
    const order = async (id: string) => {
      const file = await files.get(id);
      if (file !== undefined) worker?.postMessage({ id, file } satisfies PreviewOrder);
    };
    for (const id of ids.split('\n')) void order(id);
    return () => worker?.terminate();
  }, [ids, files]);

  return previews;
}

/** `undefined` if the page's content security policy forbids workers. Photos then have no thumbnail. */
function openWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./previewPhotos.worker.ts', import.meta.url), { name: 'photo-pdf-previews' });
  } catch {
    return undefined;
  }
}
