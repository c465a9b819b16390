import './Observed';

type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

const quietMs = 1500;
const restLimitMs = 60_000;
const longTasks: [number, number][] = [];
let firstPaint = Number.NaN;
let largestPaint = Number.NaN;
let layoutShift = 0;
let lastActivity = 0;

watch('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') firstPaint = entry.startTime;
});
watch('largest-contentful-paint', (entry) => {
  largestPaint = entry.startTime;
});
watch('longtask', ({ startTime, duration }) => {
  const start = performance.timeOrigin + startTime;
  longTasks.push([start, start + duration]);
  lastActivity = Math.max(lastActivity, startTime + duration);
});
watch('resource', (entry) => {
  lastActivity = Math.max(lastActivity, entry.startTime + entry.duration);
});
watch('layout-shift', (entry) => {
  if (isLayoutShift(entry) && !entry.hadRecentInput) layoutShift += entry.value;
});

globalThis.bench = {
  observed: () => ({ startedAt: performance.timeOrigin, firstPaint, largestPaint, longTasks, layoutShift }),
  settled: () =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The page does not come to rest.')), restLimitMs);
      // What was just done may set something going that is not seen yet.
      const askedAt = performance.now();
      const look = () => {
        const quietFor = performance.now() - Math.max(lastActivity, askedAt);
        if (document.readyState === 'complete' && quietFor > quietMs) resolve();
        else setTimeout(look, 100);
      };
      look();
    }),
};

function watch(type: string, note: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
}

function isLayoutShift(entry: PerformanceEntry): entry is LayoutShift {
  return entry.entryType === 'layout-shift';
}
