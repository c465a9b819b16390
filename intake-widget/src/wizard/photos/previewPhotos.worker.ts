import type { PreviewOrder, PreviewReport } from './usePreviews';

/** In pixels, for screens with a pixel ratio of 2. */
const resizeHeight = 112;

/** Decodes one photo at a time, because a phone lacks memory for more. */
let queue = Promise.resolve();

addEventListener('message', ({ data: { id, file } }: MessageEvent<PreviewOrder>) => {
  queue = queue.then(async () => {
    // A photo that cannot be decoded has no preview.
    const preview = await createImageBitmap(file, { resizeHeight, resizeQuality: 'medium' }).catch(() => undefined);
    if (preview !== undefined) postMessage({ id, preview } satisfies PreviewReport, { transfer: [preview] });
  });
});
