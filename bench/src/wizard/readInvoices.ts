import type { Browser } from '@playwright/test';
import { samplePdf } from '@incasso/contract/testing/samplePdf';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostileFiles } from '../../../e-invoice/testing/hostileXml';
import { sampleUbl } from '../../../e-invoice/testing/sampleUbl';
import { longestTask } from '../browser/blockingTime';
import { SlowPage } from '../browser/SlowPage';
import { bundleInPage } from '../in-page/bundleInPage';

const embeddedBytes = 5_000_000;
/** The hostile files that cost most are those that are large. */
const heavyBytes = 200_000;
const readLimitMs = 120_000;

/** E-invoices to read: one with a large PDF in it, and hostile ones. */
export type InvoiceFiles = { readonly large: string; readonly hostile: readonly string[] };

/** Writes them into a folder. */
export async function writeInvoices(folder: string): Promise<InvoiceFiles> {
  await mkdir(join(folder, 'hostile'));
  const large = join(folder, 'groot.xml');
  const base64 = Buffer.from(samplePdf({ text: 'Factuur', size: embeddedBytes })).toString('base64');
  const documents = `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf">${base64}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
  await writeFile(large, sampleUbl({ documents }));
  const hostile: string[] = [];
  for (const { makeFile } of hostileFiles()) {
    const file = makeFile();
    if (file.length < heavyBytes) continue;
    const path = join(folder, 'hostile', `${String(hostile.length + 1)}.xml`);
    await writeFile(path, file);
    hostile.push(path);
  }
  return { large, hostile };
}

export type InvoiceVisit = {
  /** From the choice to the PDF as a document of its own. */
  readonly unpackedMs: number;
  readonly longestMs: number;
  readonly longestHostileMs: number;
};

/** Gives the wizard a large e-invoice, and on a page of its own all hostile ones, on a slow processor. */
export async function readInvoices(browser: Browser, site: string, files: InvoiceFiles): Promise<InvoiceVisit> {
  const large = await measure(browser, site, { files: [files.large], done: 'Uw e-factuur is gelezen.' });
  const hostile = await measure(browser, site, { files: files.hostile, done: 'Geen e-factuur gelezen' });
  return { unpackedMs: large.tookMs, longestMs: large.longestMs, longestHostileMs: hostile.longestMs };
}

async function measure(
  browser: Browser,
  site: string,
  { files, done }: { readonly files: readonly string[]; readonly done: string },
) {
  const inPage = await bundleInPage(new URL('../in-page/observe.ts', import.meta.url));
  return SlowPage.use(browser, { inPage, slowNetwork: false }, async (slow) => {
    await slow.load(`${site}/start`);
    const input = slow.page.getByLabel('E-facturen', { exact: true });
    await input.waitFor({ state: 'attached' });
    await slow.settled();
    const startedAt = Date.now();
    await input.setInputFiles([...files]);
    await slow.page.getByText(done).first().waitFor({ timeout: readLimitMs });
    const tookMs = Date.now() - startedAt;
    await slow.settled();
    const during = (await slow.observed()).map((document) => ({
      ...document,
      longTasks: document.longTasks.filter(([, end]) => end > startedAt),
    }));
    return { tookMs, longestMs: longestTask(during) };
  });
}
