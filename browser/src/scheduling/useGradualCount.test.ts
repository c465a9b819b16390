/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { nextTask } from './nextTask';
import { useGradualCount } from './useGradualCount';

test('renders more rows in each task, until all are rendered', async () => {
  const { result } = renderHook(() => useGradualCount(12, 5));
  const counts = [result.current];

  for (let task = 0; task < 3; task += 1) {
    await act(nextTask);
    counts.push(result.current);
  }

  expect(counts).toEqual([5, 12, 12, 12]);
});

test('renders only the first of hundreds of added rows at once', async () => {
  const { result, rerender } = renderHook(({ count }) => useGradualCount(count, 5), { initialProps: { count: 1 } });

  rerender({ count: 200 });
  expect(result.current).toBe(5);
  await act(nextTask);
  expect(result.current).toBe(10);
});

test('renders a few added rows at once', () => {
  const { result, rerender } = renderHook(({ count }) => useGradualCount(count, 5), { initialProps: { count: 5 } });

  rerender({ count: 6 });

  expect(result.current).toBe(6);
});
