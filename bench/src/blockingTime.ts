import type { Observed } from './observe.inPage';

const allowedMs = 50;

/**
 * Total blocking time after the page's first paint: the part of each long task beyond 50 ms. The page's own document
 * comes first. A task that several frames report counts once.
 */
export function blockingTime(documents: readonly [Observed, ...Observed[]]): number {
  const [{ startedAt, firstPaint }] = documents;
  const paintedAt = Number.isNaN(firstPaint) ? 0 : startedAt + firstPaint;
  const tasks = documents.flatMap(({ longTasks }) => longTasks).sort(([one], [other]) => one - other);
  const merged: [number, number][] = [];
  for (const [start, end] of tasks) {
    const last = merged.at(-1);
    if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, paintedAt) - allowedMs), 0);
}
