// Measures the six pages and the embed beside the same pages without script: `npm run bench`. See docs/performance.md.
import { routes } from '@incasso/contract/routes';
import { chromium, type Browser, type Frame } from '@playwright/test';
import { setTimeout as rest } from 'node:timers/promises';
import { findFreePorts } from './src/findFreePorts';
import { launchOptions } from './src/launchOptions';
import { LocalCloud } from './src/LocalCloud';

/** What a document measured. Times in milliseconds. */
type Observed = {
  /** When its navigation started, by the wall clock. */
  readonly startedAt: number;
  /** First and largest contentful paint, since its navigation. */
  firstPaint: number;
  largestPaint: number;
  /** Sum of all layout shifts without recent input. */
  shift: number;
  /** Start and duration of each task of more than 50 ms. */
  readonly longTasks: [start: number, duration: number][];
};

declare global {
  var observed: Observed;
}

/** Figures of one visit. Times in milliseconds since the visitor followed the link. */
type Figures = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocking: number;
  readonly bytes: number;
};

/** A mid-range phone on a slow mobile network: the mobile conditions of Lighthouse. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const processorSlowdown = 4;

/** Tasks block as long as they take beyond this. */
const allowedTaskMs = 50;
/** A visit ends after so long without a byte; the machine also needs it to rest after a visit. */
const quietMs = 2000;

// Otherwise the SDK says at each start that later versions need a later Node.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

const cloud = new LocalCloud(await findFreePorts(8400));
const { site, partner } = cloud.addresses;
const browser = await chromium.launch(launchOptions('android'));
try {
  await cloud.start();
  const pages = [
    ...Object.values(routes).map((path) => ({ name: path, ours: site + path, handWritten: site + path })),
    { name: 'embed', ours: `${partner}/script`, handWritten: `${partner}/iframe` },
  ];
  // The first visit warms up the browser, and the files that the edge compresses.
  for (const { ours } of pages) await visit(browser, ours, { hasScripts: true });
  console.log('| page | first paint | largest paint | layout shift | blocking time | bytes |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const { name, ours, handWritten } of pages) {
    print(name, await visit(browser, ours, { hasScripts: true }));
    print(`${name} hand-written`, await visit(browser, handWritten, { hasScripts: false }));
  }
} finally {
  await browser.close();
  await cloud.remove();
}

/**
 * Visits a page on a slow phone with an empty cache, until it is quiet. Without scripts it is as written by hand: the
 * same words, pictures and styles from the same server.
 */
async function visit(on: Browser, address: string, { hasScripts }: { hasScripts: boolean }): Promise<Figures> {
  const context = await on.newContext({ ...phone, locale: 'nl-BE' });
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    let lastByteAt = Date.now();
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      lastByteAt = Date.now();
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    if (!hasScripts) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await rest(quietMs);

    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    while (Date.now() - lastByteAt < quietMs) await rest(100);

    const documents = await Promise.all(page.frames().map(read));
    return { ...figuresOf(documents), bytes };
  } finally {
    await context.close();
  }
}

function read(frame: Frame): Promise<Observed> {
  return frame.evaluate(() => observed);
}

/** The page's own document comes first. On a partner's page, the paints of the frame count, which is the last. */
function figuresOf(documents: readonly Observed[]): Omit<Figures, 'bytes'> {
  const [page, shown] = [documents[0], documents.at(-1)];
  if (page === undefined || shown === undefined) throw new Error('The page has no document.');
  const lateMs = shown.startedAt - page.startedAt;
  return {
    firstPaint: lateMs + shown.firstPaint,
    largestPaint: lateMs + shown.largestPaint,
    shift: documents.reduce((sum, { shift }) => sum + shift, 0),
    // Every document of a process observes all of its tasks.
    blocking: page.longTasks
      .map(([start, duration]) => start + duration - Math.max(start, page.firstPaint))
      .reduce((sum, afterPaintMs) => sum + Math.max(0, afterPaintMs - allowedTaskMs), 0),
  };
}

function print(name: string, { firstPaint, largestPaint, shift, blocking, bytes }: Figures): void {
  const paints = [firstPaint, largestPaint].map((ms) => `${ms.toFixed()} ms`);
  const cells = [name, ...paints, shift.toFixed(3), `${blocking.toFixed()} ms`, `${(bytes / 1000).toFixed(1)} kB`];
  console.log(`| ${cells.join(' | ')} |`);
}

/** Runs in each document. Without functions that have a name: for those the bundler calls one that no page has. */
function observe(): void {
  globalThis.observed = {
    startedAt: performance.timeOrigin,
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    shift: 0,
    longTasks: [],
  };
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') observed.firstPaint = entry.startTime;
        if (type === 'largest-contentful-paint') observed.largestPaint = entry.startTime;
        if (type === 'longtask') observed.longTasks.push([entry.startTime, entry.duration]);
        if ('hadRecentInput' in entry && 'value' in entry && entry.hadRecentInput === false) {
          observed.shift += Number(entry.value);
        }
      }
    }).observe({ type, buffered: true });
  }
}
