import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { workOnDraftFile, type DraftFileReport } from './workOnDraftFile';

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  readonly orders: unknown[] = [];
  isOver = false;
  onerror = null;
  onmessage = null;
  onmessageerror = null;
  postMessage(order: unknown) {
    this.orders.push(order);
  }
  terminate() {
    this.isOver = true;
  }
  answer(report: DraftFileReport) {
    this.dispatchEvent(new MessageEvent('message', { data: report }));
  }
}

const order = { passphrase: 'zin', draft: { answers: sampleAnswers(), invoices: undefined, documents: [] } };

test('the worker ends with its work', async () => {
  const worker = new FakeWorker();
  const working = workOnDraftFile(order, new AbortController().signal, () => worker);
  expect(worker.orders).toEqual([order]);
  expect(worker.isOver).toBe(false);

  worker.answer({ opened: { ok: false, refusal: 'damaged' } });

  expect(await working).toEqual({ opened: { ok: false, refusal: 'damaged' } });
  expect(worker.isOver).toBe(true);
});

test('where no worker starts, or it fails, nothing is done', async () => {
  const { signal } = new AbortController();
  const worker = new FakeWorker();
  const failing = workOnDraftFile(order, signal, () => worker);
  worker.dispatchEvent(new Event('error'));

  expect(await failing).toEqual({});
  expect(
    await workOnDraftFile(order, signal, () => {
      throw new DOMException('closed', 'SecurityError');
    }),
  ).toEqual({});
});

test('who goes away ends the work, and hears no more of it', async () => {
  const worker = new FakeWorker();
  const leaving = new AbortController();
  const heard = jest.fn();
  void workOnDraftFile(order, leaving.signal, () => worker).then(heard);

  leaving.abort();
  worker.answer({});
  await new Promise((resolve) => setTimeout(resolve));

  expect(worker.isOver).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});
