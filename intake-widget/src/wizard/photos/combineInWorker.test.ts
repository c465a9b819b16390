import { combineInWorker, type CombineReport } from './combineInWorker';
import { UnreadablePhoto } from './UnreadablePhoto';

function openCombining() {
  const terminate = jest.fn();
  const worker: Worker = Object.assign(new EventTarget(), {
    postMessage: () => undefined,
    terminate,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
  });
  const controller = new AbortController();
  const begun: number[] = [];
  const pdf = combineInWorker(
    [new File([], 'a.jpg')],
    { title: 'fotos', signal: controller.signal, onPhoto: (index) => begun.push(index) },
    () => worker,
  );
  const report = (data: CombineReport) => worker.dispatchEvent(new MessageEvent('message', { data }));
  return { pdf, report, begun, controller, terminate };
}

beforeEach(() => {
  Object.assign(globalThis, { OffscreenCanvas: () => undefined });
});

test('reports each photo and the PDF, and terminates the worker', async () => {
  const { pdf, report, begun, terminate } = openCombining();
  const made = new Blob(['%PDF']);

  report({ kind: 'begun', index: 0 });
  report({ kind: 'done', pdf: made });

  expect(await pdf).toBe(made);
  expect(begun).toEqual([0]);
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('reports which photo the worker cannot decode', async () => {
  const { pdf, report } = openCombining();

  report({ kind: 'failed', index: 0 });

  await expect(pdf).rejects.toEqual(new UnreadablePhoto(0));
});

test('terminates the worker on cancel', async () => {
  const { pdf, controller, terminate } = openCombining();

  controller.abort();

  await expect(pdf).rejects.toThrow('Cancelled.');
  expect(terminate).toHaveBeenCalledTimes(1);
});
