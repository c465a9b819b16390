import { createDocumentReader, type FileVerdict, type ReadOrder } from './createDocumentReader';

type FakeWorker = Worker & { readonly orders: ReadOrder[]; readonly timesEnded: () => number };

function fakeWorker(): FakeWorker {
  const orders: ReadOrder[] = [];
  const terminate = jest.fn();
  return Object.assign(new EventTarget(), {
    orders,
    postMessage: (order: ReadOrder) => void orders.push(order),
    terminate,
    timesEnded: () => terminate.mock.calls.length,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
  });
}

afterEach(() => {
  jest.useRealTimers();
});

test('the worker starts at the first file, and each answer reaches its file', async () => {
  const worker = fakeWorker();
  const createWorker = jest.fn(() => worker);
  const { readDocument: read } = createDocumentReader(createWorker);
  expect(createWorker).not.toHaveBeenCalled();

  const verdicts = Promise.all([read(new File([], 'a')), read(new File([], 'b'))]);
  for (const { id, file } of [...worker.orders].reverse()) {
    worker.dispatchEvent(new MessageEvent('message', { data: { id, verdict: { sha256: file.name } } }));
  }

  expect(await verdicts).toEqual([{ sha256: 'a' }, { sha256: 'b' }]);
  expect(createWorker).toHaveBeenCalledTimes(1);
});

test('a worker that fails to load leaves its files unread, and the next file starts another', async () => {
  const workers = [fakeWorker(), fakeWorker()];
  const createWorker = jest.fn(() => workers.shift() ?? fakeWorker());
  const [first] = workers;
  const { readDocument: read } = createDocumentReader(createWorker);

  const unread = read(new File([], 'a'));
  first?.dispatchEvent(new Event('error'));
  expect(await unread).toBeUndefined();
  void read(new File([], 'b'));

  expect(createWorker).toHaveBeenCalledTimes(2);
});

test('a worker that is busy for too long is terminated, and the next file starts another', async () => {
  jest.useFakeTimers();
  const worker = fakeWorker();
  const createWorker = jest.fn().mockReturnValueOnce(worker).mockReturnValueOnce(fakeWorker());
  const { readDocument } = createDocumentReader(createWorker);

  const unread = Promise.all([readDocument(new File([], 'a.pdf')), readDocument(new File([], 'b.xml'))]);
  jest.advanceTimersByTime(30_000);
  expect(await unread).toEqual([undefined, undefined]);
  void readDocument(new File([], 'c.pdf'));

  expect(worker.timesEnded()).toBe(1);
  expect(createWorker).toHaveBeenCalledTimes(2);
});

test('a worker that answers in time is kept', async () => {
  jest.useFakeTimers();
  const worker = fakeWorker();
  const { readDocument } = createDocumentReader(() => worker);

  const verdict = readDocument(new File([], 'a.pdf'));
  worker.dispatchEvent(new MessageEvent('message', { data: { id: 1, verdict: { sha256: 'a' } } }));
  expect(await verdict).toEqual({ sha256: 'a' });
  jest.advanceTimersByTime(60_000);

  expect(worker.timesEnded()).toBe(0);
});

test('a page that forbids workers leaves its files unread', async () => {
  const { readDocument } = createDocumentReader(() => {
    throw new DOMException('Refused by the policy of the page', 'SecurityError');
  });

  expect(await readDocument(new File([], 'a.xml'))).toBeUndefined();
});

test('a mail or a zip without an extension is parsed as such once its content is known', async () => {
  const [worker, unpacking] = [fakeWorker(), fakeWorker()];
  const { readDocument } = createDocumentReader(
    () => worker,
    () => unpacking,
  );
  const answer = (answering: FakeWorker, verdict: FileVerdict) =>
    answering.dispatchEvent(new MessageEvent('message', { data: { id: 1, verdict } }));
  const replacement = { name: 'document:1.eml', size: 0 };

  const verdict = readDocument(new File([], 'document:1'));
  answer(worker, { refusal: 'type_not_accepted', replacement });
  await Promise.resolve();
  answer(unpacking, { sha256: 'mail' });

  expect(await verdict).toEqual({ sha256: 'mail', replacement });
  expect(unpacking.orders.map(({ file }) => file.name)).toEqual(['document:1.eml']);
});
