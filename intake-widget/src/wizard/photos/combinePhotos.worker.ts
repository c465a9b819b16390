import { combinePhotos } from './combinePhotos';
import { UnreadablePhoto } from './UnreadablePhoto';
import type { CombineOrder, CombineReport } from './combineInWorker';

addEventListener('message', ({ data: { photos, title } }: MessageEvent<CombineOrder>) => {
  const report = (message: CombineReport) => postMessage(message);
  combinePhotos(photos, { title, onPhoto: (place) => report({ kind: 'begun', place }) }).then(
    (pdf) => report({ kind: 'done', pdf }),
    (error: unknown) => report({ kind: 'failed', place: error instanceof UnreadablePhoto ? error.place : undefined }),
  );
});
