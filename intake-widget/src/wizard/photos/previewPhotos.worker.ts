import type { PreviewOrder, PreviewReport } from './usePreviews';

/** In pixels, for screens of two to a point. */
const resizeHeight = 112;

/** One photo at a time: a phone has no memory for more. */
let queue = Promise.resolve();

addEventListener('message', ({ data: { id, file } }: MessageEvent<PreviewOrder>) => {
  queue = queue.then(async () => {
    // A photo that cannot be opened has no preview.
    const preview = await createImageBitmap(file, { resizeHeight, resizeQuality: 'medium' }).catch(() => undefined);
    if (preview !== undefined) postMessage({ id, preview } satisfies PreviewReport, { transfer: [preview] });
  });
});
