import { useEffect, useState } from 'react';
import type { FileStore } from '../documents/FileStore';

/** In pixels, for screens of two to a point. */
const heightPx = 112;

/** Small pictures of photos by their ids, made one at a time: a phone has no memory for more. */
export function usePreviews(
  photos: readonly { readonly id: string }[],
  files: FileStore,
): ReadonlyMap<string, ImageBitmap | undefined> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, ImageBitmap | undefined>>(new Map());
  const nextId = photos.find(({ id }) => !previews.has(id))?.id;

  useEffect(() => {
    if (nextId === undefined) return undefined;
    let isWanted = true;
    void previewOf(nextId, files).then((preview) => {
      if (isWanted) setPreviews((before) => new Map(before).set(nextId, preview));
    });
    return () => {
      isWanted = false;
    };
  }, [nextId, files]);

  return previews;
}

/** `undefined` where the browser cannot open the photo. */
async function previewOf(id: string, files: FileStore): Promise<ImageBitmap | undefined> {
  try {
    const file = await files.get(id);
    return file && (await createImageBitmap(file, { resizeHeight: heightPx, resizeQuality: 'medium' }));
  } catch {
    return undefined;
  }
}
