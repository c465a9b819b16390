import type { Browser } from '@playwright/test';
import { samplePdf } from '@incasso/contract/testing/samplePdf';
import { documentLimits } from '@incasso/contract/limits';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { LocalCloud } from '../../../e2e/src/LocalCloud';
import type { Bench } from '../Bench';
import { longestTask } from '../browser/blockingTime';
import { fillToDocuments, turns, turnSteps } from '../browser/fillIn';
import { launchBrowser } from '../browser/launchBrowser';
import { SlowPage } from '../browser/SlowPage';
import { bundleInPage } from '../in-page/bundleInPage';
import { median } from '../report/median';
import { rounds } from '../rounds';
import { readInvoices, writeInvoices, type InvoiceFiles, type InvoiceVisit } from './readInvoices';
import { ourSelectors } from './ourSelectors';

const remoteFolder = fileURLToPath(new URL('../../../shell/dist/site/intake', import.meta.url));
const roundCount = 5;
const largeDocuments = 3;
/** Four frames: a person feels no difference to less. */
const promptMs = 60;
const hashLimitMs = 120_000;

/** The wizard on its own page. */
export const wizard: Bench = {
  about: `The wizard on /start, with a processor 4 times slower than this one; medians of ${roundCount} visits. Each turns from step 1 to step 2 ${turns} times, and then chooses ${largeDocuments} documents of 50 MB, which are read, judged, hashed and kept with the draft. On pages of their own it is given an e-invoice with a PDF of 5 MB, and the heaviest hostile files.`,
  async measure(ports) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-wizard-'));
    const files = await writeLargeDocuments(folder);
    const invoices = await writeInvoices(folder);
    const cloud = new LocalCloud(ports);
    const browser = await launchBrowser();
    try {
      await cloud.start();
      const { site } = cloud.addresses;
      const samples = await rounds(roundCount, { ours: () => visit(browser, site, { files, invoices }) });
      const middle = (value: (sample: Visit) => number) => median((samples.get('ours') ?? []).map(value));
      return [
        { name: "the wizard's chunk (brotli)", unit: 'kB', ours: (await weigh(/^wizard\..*\.js$/)) / 1000 },
        { name: 'all scripts of the intake (brotli)', unit: 'kB', ours: (await weigh(/\.[0-9a-f]{8,}\.js$/)) / 1000 },
        {
          name: 'Next to next step painted',
          unit: 'ms',
          ours: middle(({ nextMs }) => nextMs),
          goals: [{ most: promptMs }],
        },
        { name: '3 x 50 MB judged and hashed', unit: 'ms', ours: middle(({ hashedMs }) => hashedMs) },
        {
          name: 'longest task meanwhile (0: none over 50 ms)',
          unit: 'ms',
          ours: middle(({ longestMs }) => longestMs),
          goals: [{ most: 50 }],
        },
        {
          name: 'an e-invoice read, its PDF of 5 MB unpacked',
          unit: 'ms',
          ours: middle((it) => it.invoices.unpackedMs),
        },
        {
          name: 'longest task meanwhile (0: none over 50 ms)',
          unit: 'ms',
          ours: middle((it) => it.invoices.longestMs),
          goals: [{ most: 50 }],
        },
        {
          name: 'the same while hostile e-invoices are refused',
          unit: 'ms',
          ours: middle((it) => it.invoices.longestHostileMs),
          goals: [{ most: 50 }],
        },
      ];
    } finally {
      await browser.close();
      await cloud.remove();
      await rm(folder, { recursive: true });
    }
  },
};

type Visit = {
  readonly nextMs: number;
  readonly hashedMs: number;
  readonly longestMs: number;
  readonly invoices: InvoiceVisit;
};

type VisitFiles = { readonly files: string[]; readonly invoices: InvoiceFiles };

async function visit(browser: Browser, site: string, { files, invoices }: VisitFiles): Promise<Visit> {
  return { ...(await fillIn(browser, site, files)), invoices: await readInvoices(browser, site, invoices) };
}

async function fillIn(browser: Browser, site: string, files: string[]): Promise<Omit<Visit, 'invoices'>> {
  const script = await bundleInPage(new URL('../in-page/steps.ts', import.meta.url));
  const inPage = `globalThis.selectors = ${JSON.stringify(ourSelectors)};\n${script}`;
  return SlowPage.use(browser, { inPage, slowNetwork: false }, async (slow) => {
    await slow.load(`${site}/start`);
    const nextMs = await turnSteps(slow.page.mainFrame(), ourSelectors);
    await fillToDocuments(slow.page.mainFrame(), ourSelectors);
    await slow.page.locator('[name=documents]').waitFor({ state: 'attached' });
    await slow.settled();
    const startedAt = Date.now();
    await slow.page.locator('[name=documents]').setInputFiles(files);
    const accepted = slow.page.getByText('In orde', { exact: true });
    await accepted.nth(largeDocuments - 1).waitFor({ timeout: hashLimitMs });
    const hashedMs = Date.now() - startedAt;
    await slow.settled();
    const during = (await slow.observed()).map((document) => ({
      ...document,
      longTasks: document.longTasks.filter(([, end]) => end > startedAt),
    }));
    return { nextMs, hashedMs, longestMs: longestTask(during) };
  });
}

function writeLargeDocuments(folder: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: largeDocuments }, async (_, place) => {
      const path = join(folder, `factuur-${place + 1}.pdf`);
      await writeFile(path, samplePdf({ text: `Factuur ${place + 1}`, size: documentLimits.maxBytes - 1000 }));
      return path;
    }),
  );
}

/** What the intake's published scripts of such a name weigh together, at the best compression, in bytes. */
async function weigh(name: RegExp): Promise<number> {
  const names = (await readdir(remoteFolder)).filter((file) => name.test(file));
  const sizes = names.map(async (file) => brotliCompressSync(await readFile(join(remoteFolder, file))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
