import { useEffect, useState } from 'react';
import type { FileStore } from '../documents/FileStore';

export type PreviewOrder = { readonly id: string; readonly file: File };
export type PreviewReport = { readonly id: string; readonly preview: ImageBitmap };

/** Small pictures of photos by their ids. Made in a worker: Chromium would shrink them in a long task of the page. */
export function usePreviews(
  photos: readonly { readonly id: string }[],
  files: FileStore,
): ReadonlyMap<string, ImageBitmap> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, ImageBitmap>>(new Map());
  // Sorted: a photo that moves needs no other preview.
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

/** `undefined` where the page's content security policy forbids workers: photos then have their names alone. */
function openWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./previewPhotos.worker.ts', import.meta.url), { name: 'photo-pdf-previews' });
  } catch {
    return undefined;
  }
}
