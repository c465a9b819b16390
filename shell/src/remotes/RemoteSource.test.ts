import { RemoteSource } from './RemoteSource';

test('fetches only once, however often it is called', async () => {
  const fetch = jest.fn(() => Promise.resolve('part'));
  const source = new RemoteSource(fetch);

  await Promise.all([source.load(), source.load()]);
  await source.load();

  expect(source.state()).toEqual({ status: 'loaded', value: 'part' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('retries a failed fetch', async () => {
  const fetch = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('entry')).mockResolvedValue('part');
  const source = new RemoteSource(fetch);

  await source.load();

  expect(source.state()).toEqual({ status: 'loaded', value: 'part' });
});

test('gives up after four attempts, and starts again on the next call', async () => {
  const error = new Error('dead');
  const fetch = jest.fn<Promise<string>, []>().mockRejectedValue(error);
  const source = new RemoteSource(fetch);

  await source.load();
  expect(source.state()).toEqual({ status: 'failed', error });
  expect(fetch).toHaveBeenCalledTimes(4);

  fetch.mockResolvedValue('part');
  await source.load();
  expect(source.state()).toEqual({ status: 'loaded', value: 'part' });
});

test('fails after six seconds without a response, but accepts a later one', async () => {
  jest.useFakeTimers();
  let answer: (part: string) => void = () => undefined;
  const source = new RemoteSource(() => new Promise<string>((resolve) => (answer = resolve)));

  const isSettled = source.load();
  await jest.advanceTimersByTimeAsync(5999);
  expect(source.state().status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  await isSettled;
  expect(source.state().status).toBe('failed');

  answer('part');
  await jest.advanceTimersByTimeAsync(0);
  expect(source.state()).toEqual({ status: 'loaded', value: 'part' });
  jest.useRealTimers();
});

test('notifies its listeners of every change until they unsubscribe', async () => {
  const source = new RemoteSource(() => Promise.resolve('part'));
  const seen: string[] = [];
  const leave = source.subscribe(() => seen.push(source.state().status));

  await source.load();
  leave();

  expect(seen).toEqual(['loading', 'loaded']);
});
