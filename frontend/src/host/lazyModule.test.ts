/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { lazyModule } from './lazyModule';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A module that fails to load so often, and its loading. */
function failing(times: number) {
  const fetchModule = jest.fn(() => Promise.resolve('module'));
  for (let failed = 0; failed < times; failed += 1) fetchModule.mockRejectedValueOnce(new Error('offline'));
  return { ...lazyModule(fetchModule), fetchModule };
}

test('a module that fails to load is tried again after the delays of calls, until it loads', async () => {
  const { useModule, fetchModule } = failing(3);
  const { result } = renderHook(() => useModule(true));

  const tries: number[] = [];
  for (const seconds of [0, 1, 2, 4]) {
    await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
    tries.push(fetchModule.mock.calls.length);
  }

  expect(tries).toEqual([1, 2, 3, 4]);
  expect(result.current).toBe('module');
});

test('a module that failed is tried again at once when the browser is online again', async () => {
  const { useModule } = failing(1);
  const { result } = renderHook(() => useModule(true));
  await act(() => jest.advanceTimersByTimeAsync(0));

  act(() => void dispatchEvent(new Event('online')));
  await act(() => jest.advanceTimersByTimeAsync(0));

  expect(result.current).toBe('module');
});

test('all that need a module load it once, and none loads it before', async () => {
  const { useModule, load, fetchModule } = failing(0);
  const { result, rerender } = renderHook((isWanted) => useModule(isWanted), { initialProps: false });
  expect(fetchModule).not.toHaveBeenCalled();

  rerender(true);
  await act(async () => expect(await load()).toBe('module'));

  expect(fetchModule).toHaveBeenCalledTimes(1);
  expect(result.current).toBe('module');
});
