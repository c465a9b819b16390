import type { combinePhotos } from './combinePhotos';
import { UnreadablePhoto } from './UnreadablePhoto';

type Combining = Parameters<typeof combinePhotos>[1] & { readonly signal: AbortSignal };

export type CombineOrder = { readonly photos: readonly File[]; readonly title: string };
export type CombineReport =
  | { readonly kind: 'begun'; readonly index: number }
  | { readonly kind: 'done'; readonly pdf: Blob }
  | { readonly kind: 'failed'; readonly index: number | undefined };

/**
 * Combines photos in a worker, to keep the page responsive. Falls back to the page if the browser cannot draw in
 * workers, or the page's content security policy forbids them.
 */
export async function combineInWorker(
  photos: readonly File[],
  combining: Combining,
  createWorker = newCombiningWorker,
): Promise<Blob> {
  const worker = openWorker(createWorker);
  if (worker === undefined) return combineOnPage(photos, combining);
  const { title, onPhoto, signal } = combining;
  try {
    return await new Promise<Blob>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Cancelled.')));
      worker.addEventListener('message', ({ data }: MessageEvent<CombineReport>) => {
        if (data.kind === 'begun') onPhoto(data.index);
        else if (data.kind === 'done') resolve(data.pdf);
        else
          reject(
            data.index === undefined ? new Error('The photos cannot be combined.') : new UnreadablePhoto(data.index),
          );
      });
      // The worker's script failed to load.
      worker.addEventListener('error', () => resolve(combineOnPage(photos, combining)));
      worker.postMessage({ photos, title } satisfies CombineOrder);
    });
  } finally {
    worker.terminate();
  }
}

async function combineOnPage(photos: readonly File[], combining: Combining): Promise<Blob> {
  const module = await import(/* webpackChunkName: "photo-pdf-on-page" */ './combinePhotos');
  return module.combinePhotos(photos, combining);
}

function openWorker(createWorker: () => Worker): Worker | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  try {
    return createWorker();
  } catch {
    return undefined;
  }
}

function newCombiningWorker(): Worker {
  return new Worker(new URL('./combinePhotos.worker.ts', import.meta.url), { name: 'photo-pdf-worker' });
}
