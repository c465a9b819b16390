import type { Browser } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEdge } from '../../../local-cloud/src/edge/startEdge';
import { benchStage } from '../benchStage';
import type { Bench } from '../Bench';
import { blockingTime } from '../browser/blockingTime';
import { launchBrowser } from '../browser/launchBrowser';
import { slowPhone, SlowPage } from '../browser/SlowPage';
import { bundleInPage } from '../in-page/bundleInPage';
import { median } from '../report/median';
import { rounds } from '../rounds';
import { writePlainSite } from './writePlainSite';

const siteFolder = fileURLToPath(new URL('../../../shell/dist/site', import.meta.url));
const roundCount = 9;
const plain = 'plain page';

/** The home page beside a hand-written one, both from the local cloud's edge. */
export const site: Bench = {
  about: `The home page and a hand-written static page of the same words, fonts and pictures, on ${slowPhone}; medians of ${roundCount} first visits each, in turns, both from the same server.`,
  async measure(ports) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
    const browser = await launchBrowser();
    await writePlainSite(browser, siteFolder, folder);
    const noApi = () => Promise.reject(new Error('Nothing calls the API while a page loads.'));
    const servers = await Promise.all(
      [siteFolder, folder].map((served, place) => startEdge(benchStage(ports + place, folder), served, noApi)),
    );
    try {
      const samples = await rounds(roundCount, {
        ours: () => visit(browser, `http://localhost:${ports}/`),
        [plain]: () => visit(browser, `http://localhost:${ports + 1}/`),
      });
      const of = (name: string, value: (sample: Visit) => number) => median((samples.get(name) ?? []).map(value));
      const beside = (value: (sample: Visit) => number) => ({
        ours: of('ours', value),
        rivals: { [plain]: of(plain, value) },
      });
      return [
        {
          name: 'first paint',
          unit: 'ms',
          ...beside(({ firstPaint }) => firstPaint),
          goals: [{ times: 1.25, of: plain }],
        },
        {
          name: 'largest paint',
          unit: 'ms',
          ...beside(({ largestPaint }) => largestPaint),
          goals: [{ times: 1.15, of: plain }],
        },
        {
          name: 'an accordion answers',
          unit: 'ms',
          ...beside(({ answeredAt }) => answeredAt),
          goals: [{ times: 1.25, of: plain }],
        },
        {
          name: 'its slowest answer while the page loads',
          unit: 'ms',
          ...beside(({ slowestMs }) => slowestMs),
          goals: [{ most: 200 }],
        },
        { name: 'blocking time', unit: 'ms', ...beside(({ blocking }) => blocking), goals: [{ most: 50 }] },
        { name: 'layout shift', unit: '', ...beside(({ layoutShift }) => layoutShift), goals: [{ most: 0 }] },
        { name: 'bytes', unit: 'kB', ...beside(({ bytes }) => bytes / 1000) },
      ];
    } finally {
      await Promise.all(servers.map((server) => server.close()));
      await browser.close();
      await rm(folder, { recursive: true });
    }
  },
};

type Visit = Awaited<ReturnType<typeof visit>>;

/** Two first visits: one left alone, and one by somebody who clicks an accordion as soon as it is there. */
async function visit(browser: Browser, address: string) {
  const inPage = await bundleInPage(new URL('../in-page/observe.ts', import.meta.url));
  const quiet = await SlowPage.use(browser, { inPage }, async (slow) => {
    await slow.load(address);
    const documents = await slow.observed();
    const { firstPaint, largestPaint, layoutShift } = documents[0] ?? {
      firstPaint: NaN,
      largestPaint: NaN,
      layoutShift: NaN,
    };
    return { firstPaint, largestPaint, layoutShift, blocking: blockingTime(documents), bytes: slow.bytes };
  });
  const clicking = await bundleInPage(new URL('./accordion.inPage.ts', import.meta.url));
  const clicked = await SlowPage.use(browser, { inPage: clicking }, async (slow) => {
    await slow.load(address);
    return slow.page.evaluate(() => accordion);
  });
  return { ...quiet, ...clicked };
}
