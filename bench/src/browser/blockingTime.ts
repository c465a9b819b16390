import type { Observed } from '../in-page/Observed';

const allowedMs = 50;

/**
 * How long the main thread was deaf once there was something to touch: what its tasks took beyond 50 ms each, after the
 * first paint of the page, whose own document comes first. A task that several frames tell of counts once.
 */
export function blockingTime(documents: readonly Observed[]): number {
  return longTasks(documents).reduce((sum, duration) => sum + Math.max(0, duration - allowedMs), 0);
}

/** How long the longest task after the first paint took; 0 when none took more than 50 ms. */
export function longestTask(documents: readonly Observed[]): number {
  return Math.max(0, ...longTasks(documents).filter((duration) => duration > allowedMs));
}

function longTasks(documents: readonly Observed[]): number[] {
  const [page] = documents;
  const paintedAt = page === undefined || Number.isNaN(page.firstPaint) ? 0 : page.startedAt + page.firstPaint;
  const tasks = documents.flatMap((document) => document.longTasks).sort(([one], [other]) => one - other);
  const merged: [number, number][] = [];
  for (const [start, end] of tasks) {
    const last = merged.at(-1);
    if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged.map(([start, end]) => end - Math.max(start, paintedAt));
}
