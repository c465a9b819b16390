import type { Browser, Page } from '@playwright/test';
import { setTimeout as rest } from 'node:timers/promises';
import type { Observed } from '../in-page/Observed';

/** A phone of the middle class on a slow mobile network: Lighthouse's "mobile" conditions. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const processorSlowdown = 4;
/**
 * The browser goes on putting together a new window, whose own parts are pages too, and the end of a heavy page keeps
 * the machine busy for a while: both would be laid to whoever is measured then.
 */
const restMs = 2000;

export const slowPhone = 'a phone with a processor 4 times slower than this one, 1.6 Mbps, 150 ms round trip';

export type SlowPageOptions = {
  /** Script that runs first in every document. */
  readonly inPage: string;
  /** Whether the network is as slow as the processor. */
  readonly slowNetwork?: boolean;
};

/** A page with nothing cached, on a slow phone. */
export class SlowPage {
  #bytes = 0;

  private constructor(readonly page: Page) {}

  /** Opens a page, hands it out, closes it, and lets the machine come to rest for the next. */
  static async use<Result>(
    browser: Browser,
    { inPage, slowNetwork = true }: SlowPageOptions,
    measure: (slow: SlowPage) => Promise<Result>,
  ): Promise<Result> {
    const context = await browser.newContext({ ...phone, locale: 'nl-BE' });
    try {
      await context.addInitScript({ content: inPage });
      const slow = new SlowPage(await context.newPage());
      const devtools = await context.newCDPSession(slow.page);
      await devtools.send('Network.enable');
      devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (slow.#bytes += encodedDataLength));
      if (slowNetwork) await devtools.send('Network.emulateNetworkConditions', network);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
      await rest(restMs);
      return await measure(slow);
    } finally {
      await context.close();
      await rest(restMs);
    }
  }

  /** Bytes that came over the network so far, headers included. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Loads an address and waits until nothing more is going on in any frame. */
  async load(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'commit', timeout: 120_000 });
    await this.settled();
  }

  async settled(): Promise<void> {
    for (const frame of this.page.frames()) await frame.evaluate(() => bench.settled());
  }

  /** What each document saw, the page's own first. */
  observed(): Promise<Observed[]> {
    return Promise.all(this.page.frames().map((frame) => frame.evaluate(() => bench.observed())));
  }
}
