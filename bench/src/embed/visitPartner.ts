import type { Browser, Frame } from '@playwright/test';
import { samplePdf } from '@incasso/contract/testing/samplePdf';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { blockingTime } from '../browser/blockingTime';
import { SlowPage } from '../browser/SlowPage';
import { fillToDocuments, turnSteps } from '../browser/fillIn';
import type { Selectors } from '../in-page/Selectors';

const stepLimitMs = 60_000;
/** Rarely enough to leave the page alone: it keeps the moments itself. */
const pollMs = 500;

/** What one first visit to a partner's page gave. Times in milliseconds, bytes in brotli at its best. */
export type PartnerVisit = {
  readonly visibleMs: number;
  readonly typedMs: number;
  readonly nextMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  /** Of the scripts until the page has come to rest with step 1. */
  readonly firstScriptBytes: number;
  /** Of all scripts until a document is chosen and looked into. */
  readonly scriptBytes: number;
};

type VisitProps = { readonly address: string; readonly selectors: Selectors; readonly inPage: string };

/** Opens a partner's page, types at once, and then fills in the form up to its documents. */
export function visitPartner(browser: Browser, { address, selectors, inPage }: VisitProps): Promise<PartnerVisit> {
  const script = `globalThis.selectors = ${JSON.stringify(selectors)};\n${inPage}`;
  return SlowPage.use(browser, { inPage: script }, async (slow) => {
    const scripts = new Set<string>();
    slow.page.on('response', (response) => {
      if (response.headers()['content-type']?.includes('javascript') === true) scripts.add(response.url());
    });
    const navigatedAt = Date.now();
    await slow.page.goto(address, { waitUntil: 'commit' });
    const frame = await frameWithForm(slow.page.frames.bind(slow.page));
    for (const other of slow.page.frames()) if (other !== frame) await other.evaluate(() => steps.stop());
    await slow.settled();
    const { firstVisibleAt, lastTypedAt } = await frame.evaluate(() => ({ ...steps }));
    const documents = await slow.observed();
    const firstScripts = [...scripts];
    const nextMs = await turnSteps(frame, selectors);
    await chooseDocument(frame, selectors);
    await slow.settled();
    return {
      visibleMs: firstVisibleAt - navigatedAt,
      typedMs: lastTypedAt - navigatedAt,
      nextMs,
      blockingMs: blockingTime(documents),
      layoutShift: documents.reduce((sum, { layoutShift }) => sum + layoutShift, 0),
      firstScriptBytes: await weigh(firstScripts),
      scriptBytes: await weigh(scripts),
    };
  });
}

/** The frame in which step 1 shows first. */
async function frameWithForm(frames: () => Frame[]): Promise<Frame> {
  const limit = AbortSignal.timeout(stepLimitMs);
  while (!limit.aborted) {
    for (const frame of frames()) {
      const isThere = await frame.evaluate(() => !Number.isNaN(steps.firstVisibleAt)).catch(() => false);
      if (isThere) return frame;
    }
    await pause(pollMs);
  }
  throw new Error('Step 1 did not come.');
}

async function chooseDocument(frame: Frame, selectors: Selectors): Promise<void> {
  await fillToDocuments(frame, selectors);
  if (selectors.documents === undefined) return;
  const file = { name: 'factuur.pdf', mimeType: 'application/pdf', buffer: Buffer.from(samplePdf()) };
  await frame.locator(selectors.documents).setInputFiles(file);
}

/** The browser keeps not every body, so each script is fetched once more. */
async function weigh(addresses: Iterable<string>): Promise<number> {
  const sizes = [...addresses].map(async (address) => {
    const response = await fetch(address);
    return brotliCompressSync(await response.arrayBuffer()).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
