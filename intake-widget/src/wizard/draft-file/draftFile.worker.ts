import { lockDraft } from './lockDraft';
import type { DraftFileOrder, DraftFileReport } from './workOnDraftFile';
import { unlockDraft } from './unlockDraft';

addEventListener('message', ({ data }: MessageEvent<DraftFileOrder>) => {
  work(data).then(
    (report) => postMessage(report),
    // A file of the visitor that is gone, or no memory.
    () => postMessage({}),
  );
});

async function work(order: DraftFileOrder): Promise<DraftFileReport> {
  const { passphrase } = order;
  if ('draft' in order) return { locked: await lockDraft(order.draft, passphrase) };
  return { opened: await unlockDraft(order.file, passphrase) };
}
