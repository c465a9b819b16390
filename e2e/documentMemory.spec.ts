import type { Browser } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { readSample } from '@incasso/documents/testing/readSample';
import { samplePdfInvoice } from '@incasso/documents/testing/samplePdfInvoice';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { IntakePage } from './src/IntakePage';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });
test.skip(process.platform !== 'linux', 'Only Linux reports the memory of a process.');

const invoice = { content: sampleUbl(), isDeflated: true };
const files = {
  'that explodes': { attachments: [{ content: Buffer.alloc(400_000_000), isDeflated: true }] },
  'that explodes as XML does': { attachments: [{ content: `<${' '.repeat(400_000_000)}`, isDeflated: true }] },
  'with 4 MB of XML': {
    attachments: [{ content: sampleUbl({ 'cac:InvoiceLine': `<!--${'- '.repeat(2_000_000)}-->` }) }],
  },
  'of 9 MB with an e-invoice': {
    attachments: [invoice, { name: 'scan.bin', content: Buffer.alloc(9_000_000, 'scan') }],
  },
};

for (const [name, build] of Object.entries(files)) {
  test(`a PDF ${name} takes at most 64 MB of a phone’s memory beside the file`, async ({ page, browser }) => {
    const content = samplePdfInvoice(build);
    // A file given by its path: Playwright would load a buffer into the page's memory.
    const path = test.info().outputPath('factuur.pdf');
    writeFileSync(path, content);
    const intake = await IntakePage.opened(page);
    await intake.fillToDocuments(sampleCompany('Geheugen', test.info()));
    // Loads the scripts that read files before measuring.
    await intake.documents.setInputFiles({
      name: 'eerst.pdf',
      mimeType: '',
      buffer: Buffer.from(readSample('ubl-invoice.pdf')),
    });
    await expect(intake.inOrder(1)).toBeVisible();
    const before = await readMemory(browser);

    await intake.documents.setInputFiles(path);

    await expect(intake.inOrder(2)).toBeVisible();
    const { highestMb } = await readMemory(browser);
    expect(highestMb - before.nowMb - content.length / 1e6).toBeLessThanOrEqual(64);
  });
}

/** The memory of the page's process and its workers: current and peak. */
async function readMemory(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = (field: string) =>
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(
        ({ id }) => new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1],
      );
  const most = (field: string) => Math.max(...kilobytes(field).map(Number)) / 1024;
  return { nowMb: most('VmRSS'), highestMb: most('VmHWM') };
}
