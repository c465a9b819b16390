import type { Page } from '@playwright/test';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { IntakePage } from './src/IntakePage';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

declare global {
  /** Total blocking time: the time of long tasks beyond 50 ms. */
  var blockedMs: number;
}

test.describe.configure({ timeout: patientTimeoutMs });

/** A photo of 12 megapixels whose first quarter has another colour. */
async function photo(page: Page, name: string, colour: string) {
  const base64 = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (context !== null) {
      context.fillStyle = fill;
      context.fillRect(0, 0, 1000, 3000);
    }
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
    const bytes = new Uint8Array(await jpeg.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, colour);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

test('photos are ordered by keyboard and become one PDF, beside an Android PDF without an extension', async ({
  page,
}) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(sampleCompany('Fotobon BV', test.info()));
  const photos = [
    await photo(page, 'IMG_1.jpg', 'red'),
    await photo(page, 'IMG_2.jpg', 'lime'),
    await photo(page, 'IMG_3.jpg', 'blue'),
  ];
  await intake.addDocuments([
    { name: 'document:1000034215', mimeType: 'application/pdf', buffer: Buffer.from(samplePdf()) },
    ...photos,
  ]);
  await expect(page.getByText('In orde')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'document:1000034215.pdf verwijderen' })).toBeVisible();

  const offer = page.getByRole('button', { name: 'Maak één PDF van uw foto’s' });
  await offer.click();
  const panel = page.getByRole('group', { name: 'Foto’s samen in één PDF' });
  await panel.getByRole('button', { name: 'Annuleren' }).click();
  await expect(panel).toBeHidden();
  await expect(offer).toBeFocused();

  await offer.click();
  const up = panel.getByRole('button', { name: 'IMG_3.jpg omhoog' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem').first()).toContainText('IMG_3.jpg');
  await page.reload();

  await offer.click();
  await expect(panel.getByRole('listitem').first()).toContainText('IMG_3.jpg');
  await panel.getByRole('checkbox', { name: 'Bewaar ook de losse foto’s' }).uncheck();
  await page.evaluate(() => {
    Object.assign(window, { blockedMs: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.blockedMs += duration - 50;
    }).observe({ type: 'longtask' });
  });
  await panel.getByRole('button', { name: 'PDF maken' }).click();
  const list = page.getByRole('list', { name: 'Gekozen documenten' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('In orde')).toHaveCount(2);
  // 0 on an idle machine, up to 350 on a busy one; drawing photos on the main thread takes over 1,000.
  expect(await page.evaluate(() => window.blockedMs)).toBeLessThan(500);
});
