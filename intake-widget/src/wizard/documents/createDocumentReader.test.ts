import { createDocumentReader, type ReadOrder } from './createDocumentReader';

type FakeWorker = Worker & { readonly orders: ReadOrder[] };

function fakeWorker(): FakeWorker {
  const orders: ReadOrder[] = [];
  return Object.assign(new EventTarget(), {
    orders,
    postMessage: (order: ReadOrder) => void orders.push(order),
    terminate: () => undefined,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
  });
}

test('the worker starts at the first file, and each answer reaches its file', async () => {
  const worker = fakeWorker();
  const createWorker = jest.fn(() => worker);
  const read = createDocumentReader(createWorker);
  expect(createWorker).not.toHaveBeenCalled();

  const verdicts = Promise.all([read(new File([], 'a')), read(new File([], 'b'))]);
  for (const { id, file } of [...worker.orders].reverse()) {
    worker.dispatchEvent(new MessageEvent('message', { data: { id, verdict: { sha256: file.name } } }));
  }

  expect(await verdicts).toEqual([{ sha256: 'a' }, { sha256: 'b' }]);
  expect(createWorker).toHaveBeenCalledTimes(1);
});

test('a worker that does not load leaves its files unread, and the next file starts another', async () => {
  const workers = [fakeWorker(), fakeWorker()];
  const createWorker = jest.fn(() => workers.shift() ?? fakeWorker());
  const [first] = workers;
  const read = createDocumentReader(createWorker);

  const unread = read(new File([], 'a'));
  first?.dispatchEvent(new Event('error'));
  expect(await unread).toBeUndefined();
  void read(new File([], 'b'));

  expect(createWorker).toHaveBeenCalledTimes(2);
});
