import type { Browser, Page } from '@playwright/test';
import { setTimeout as rest } from 'node:timers/promises';
import { bundleInPage } from './bundleInPage';
import type { Observed } from './observe.inPage';

/** A mid-range phone on a slow mobile network: Lighthouse's "mobile" conditions. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const processorSlowdown = 4;
/** A new window, and the end of a heavy page, keep the machine busy for more than a second. */
const restMs = 2000;
const fieldLimitMs = 60_000;

export type Visit = {
  readonly startedAt: number;
  /** Measurements per document, the page's own first. */
  readonly documents: readonly [Observed, ...Observed[]];
  /** Network transfer, headers included. */
  readonly bytes: number;
  readonly scripts: ReadonlySet<string>;
};

/**
 * Visits a page on a slow phone with an empty cache, until all frames are idle. With `field`, first waits for that
 * field in any frame.
 */
export async function visitSlowly<Result>(
  browser: Browser,
  { address, field = '' }: { readonly address: string; readonly field?: string },
  read: (visit: Visit) => Result | Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, locale: 'nl-BE' });
  try {
    const observe = await bundleInPage(new URL('observe.inPage.ts', import.meta.url));
    await context.addInitScript({ content: `globalThis.fieldToShow = ${JSON.stringify(field)};\n${observe}` });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    await devtools.send('Network.enable');
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.headers()['content-type']?.includes('javascript') === true) scripts.add(response.url());
    });
    await rest(restMs);
    const startedAt = Date.now();
    await page.goto(address, { waitUntil: 'commit', timeout: 120_000 });
    if (field !== '') await waitForField(page);
    for (const frame of page.frames()) await frame.evaluate(() => bench.settled());
    const [own, ...framed] = await Promise.all(page.frames().map((frame) => frame.evaluate(() => bench.observed())));
    if (own === undefined) throw new Error(`${address} has no document`);
    return await read({ startedAt, documents: [own, ...framed], bytes, scripts });
  } finally {
    await context.close();
    await rest(restMs);
  }
}

/** Polls rarely: the page records the time itself, and each poll slows it. */
async function waitForField(page: Page): Promise<void> {
  const limit = AbortSignal.timeout(fieldLimitMs);
  while (!limit.aborted) {
    for (const frame of page.frames()) {
      if (await frame.evaluate(() => !Number.isNaN(bench.observed().fieldShownAt)).catch(() => false)) return;
    }
    await rest(500);
  }
  throw new Error('The form did not show.');
}
