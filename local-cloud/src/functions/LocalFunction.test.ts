import { FunctionFault, LocalFunction } from './LocalFunction';

const bundleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
let local: LocalFunction | undefined;
let logged: string;

beforeEach(() => {
  logged = '';
});
afterEach(() => local?.close());

function start(code: string, timeoutSeconds = 10): LocalFunction {
  local = new LocalFunction({
    name: 'sample',
    bundle: bundleOf(code),
    environment: { GREETING: 'Goeiedag' },
    timeoutSeconds,
    memoryMb: 128,
    log: (text) => (logged += text),
  });
  return local;
}

test('a function answers with JSON and only sees its own environment', async () => {
  const echo = start(`export const handler = async (event) =>
    ({ event, greeting: process.env.GREETING, path: process.env.PATH, when: new Date(0) });`);

  const result = await echo.invoke({ name: 'An', nothing: undefined });

  expect(result).toEqual({ event: { name: 'An' }, greeting: 'Goeiedag', when: '1970-01-01T00:00:00.000Z' });
});

test('an instance handles one event at a time and is reused', async () => {
  const counter = start(`let running = 0, calls = 0;
    export const handler = async () => {
      running += 1; calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { concurrency: running--, calls };
    };`);

  const round = () => Promise.all(Array.from({ length: 3 }, () => counter.invoke({})));
  const results = [...(await round()), ...(await round())];

  expect(results.every((result) => JSON.stringify(result).startsWith('{"concurrency":1,'))).toBe(true);
  expect(results).toContainEqual({ concurrency: 1, calls: 2 });
});

test('an error of a function is logged, and its caller only learns that it failed', async () => {
  const failing = start(`export const handler = async (event) => {
    if (event.fail) throw new Error('the disk is full');
    return 'ok';
  };`);

  await expect(failing.invoke({ fail: true })).rejects.toThrow(new FunctionFault('sample failed'));
  expect(logged).toContain('the disk is full');
  expect(await failing.invoke({})).toBe('ok');
});

test('a function that times out is killed, and the next call gets a new instance', async () => {
  const slow = start(`export const handler = (event) => event.hang ? (() => { while (true); })() : 'ok';`, 1);

  await expect(slow.invoke({ hang: true })).rejects.toThrow('sample took longer than 1 s');
  expect(logged).toContain('sample took longer than 1 s');
  expect(await slow.invoke({})).toBe('ok');
});

test('a function that exits fails its call', async () => {
  const ending = start(`export const handler = () => process.exit(1);`);

  await expect(ending.invoke({})).rejects.toThrow('sample ended before it answered');
  expect(logged).toContain('sample ended before it answered');
});

test('a function that exceeds its heap is killed, and the next call gets a new instance', async () => {
  const greedy = start(`const kept = [];
    export const handler = (event) => { while (event.greedy) kept.push(new Array(1e6).fill(kept.length)); return 'ok'; };`);

  await expect(greedy.invoke({ greedy: true })).rejects.toThrow('sample ended before it answered');
  expect(await greedy.invoke({})).toBe('ok');
});
