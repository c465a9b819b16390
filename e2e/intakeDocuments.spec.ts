import { refusalMessages } from '@incasso/contract/documents/refusalInWords';
import { readSample } from '@incasso/documents/testing/readSample';
import { withParts } from '@incasso/documents/testing/sampleOffice';
import { IntakePage, type ChosenFile } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

function chosen(name: string, bytes: Uint8Array | string): ChosenFile {
  return { name, mimeType: '', buffer: Buffer.from(bytes) };
}

test('a file with macros says so in its row, and the accepted one stays', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments('Weigering BV (voorbeeld)');

  await intake.addDocuments([
    pdfFile('goed.pdf'),
    chosen('macro.docx', withParts('brief.docx', { 'word/vbaProject.bin': 'x' })),
  ]);

  await expect(page.getByRole('listitem').filter({ hasText: 'macro.docx' })).toContainText(refusalMessages.macros);
  await expect(intake.inOrder(1)).toBeVisible();
});

test('a HEIC photo is sent as a JPG where the browser can decode it', async ({ page, store }) => {
  // Safari decodes HEIC; the packaged Chromium does not.
  await page.addInitScript(() => {
    const decode = createImageBitmap;
    const drawn = (): Promise<ImageBitmap> => {
      const canvas = new OffscreenCanvas(400, 300);
      canvas.getContext('2d')?.fillRect(0, 0, 100, 100);
      return Promise.resolve(canvas.transferToImageBitmap());
    };
    window.createImageBitmap = (source: ImageBitmapSource) =>
      source instanceof File && /\.heic$/i.test(source.name) ? drawn() : decode(source);
  });
  const company = sampleCompany('Telefoonfoto BV', test.info());
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(company);

  await intake.addDocuments([chosen('IMG_0001.HEIC', readSample('iphone.heic'))]);
  const row = page.getByRole('listitem').filter({ hasText: 'IMG_0001 (omgezet uit HEIC).jpg' });
  await expect(row).toBeVisible();
  await expect(intake.inOrder(1)).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
  await expect(intake.inOrder(1)).toBeVisible();
  await intake.terms.check();
  await intake.submitSuccessfully();

  const records = await Promise.all(
    (await store.keys('submissions/')).map(async (key) => String(await store.read(key))),
  );
  expect(records.find((text) => text.includes(company))).toMatch(/"name":\s?"IMG_0001 \(omgezet uit HEIC\)\.jpg"/);
});
