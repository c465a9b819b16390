import { combinePhotos } from './combinePhotos';
import { UnreadablePhoto } from './UnreadablePhoto';
import type { CombineOrder, CombineReport } from './combineInWorker';

addEventListener('message', ({ data: { photos, title } }: MessageEvent<CombineOrder>) => {
  const report = (message: CombineReport) => postMessage(message);
  combinePhotos(photos, { title, onPhoto: (index) => report({ kind: 'begun', index }) }).then(
    (pdf) => report({ kind: 'done', pdf }),
    (error: unknown) => report({ kind: 'failed', index: error instanceof UnreadablePhoto ? error.index : undefined }),
  );
});
