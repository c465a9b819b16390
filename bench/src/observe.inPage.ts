/** What a document measured. Times in milliseconds since navigation; `NaN` for what did not happen. */
export type Observed = {
  /** When navigation started, by the wall clock. */
  readonly startedAt: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the awaited field was painted, by the wall clock. */
  readonly fieldShownAt: number;
  /** Start and end of each task that held the main thread for more than 50 ms, by the wall clock. */
  readonly longTasks: readonly (readonly [start: number, end: number])[];
  /** Sum of all layout shifts without recent input. */
  readonly layoutShift: number;
};

declare global {
  /** Selector of the field whose first paint is measured; empty for none. Set before this script runs. */
  var fieldToShow: string;
  var bench: {
    observed(): Observed;
    /** Resolves when the document is loaded and nothing has been fetched or computed for a while. */
    settled(): Promise<void>;
  };
}

type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

const quietMs = 1500;
const settleLimitMs = 60_000;
const startedAt = performance.timeOrigin;
const longTasks: [number, number][] = [];
let firstPaint = Number.NaN;
let largestPaint = Number.NaN;
let fieldShownAt = Number.NaN;
let layoutShift = 0;
let lastActivity = 0;

watch('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') firstPaint = entry.startTime;
});
watch('largest-contentful-paint', (entry) => {
  largestPaint = entry.startTime;
});
watch('longtask', ({ startTime, duration }) => {
  longTasks.push([startedAt + startTime, startedAt + startTime + duration]);
  lastActivity = Math.max(lastActivity, startTime + duration);
});
watch('resource', (entry) => {
  lastActivity = Math.max(lastActivity, entry.startTime + entry.duration);
});
watch('layout-shift', (entry) => {
  if (isLayoutShift(entry) && !entry.hadRecentInput) layoutShift += entry.value;
});
if (fieldToShow !== '') lookForField();

globalThis.bench = {
  observed: () => ({ startedAt, firstPaint, largestPaint, fieldShownAt, longTasks, layoutShift }),
  settled: () =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The page does not come to rest.')), settleLimitMs);
      const askedAt = performance.now();
      const look = () => {
        const quietFor = performance.now() - Math.max(lastActivity, askedAt);
        if (document.readyState === 'complete' && quietFor > quietMs) resolve();
        else setTimeout(look, 100);
      };
      look();
    }),
};

/** Polls by a timer: with animation frames, each document would pay for the polling in all of them. */
function lookForField(): void {
  const root = document.querySelector('hand-intake')?.shadowRoot ?? document;
  const field = root.querySelector(fieldToShow);
  if (field?.checkVisibility({ visibilityProperty: true }) === true && field.getBoundingClientRect().height > 0) {
    requestAnimationFrame(() => setTimeout(() => (fieldShownAt = Date.now())));
  } else if (document.readyState !== 'complete' || performance.now() < settleLimitMs) {
    setTimeout(lookForField, 10);
  }
}

function watch(type: string, note: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
}

function isLayoutShift(entry: PerformanceEntry): entry is LayoutShift {
  return entry.entryType === 'layout-shift';
}
