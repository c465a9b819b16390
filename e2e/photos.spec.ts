import type { Page } from '@playwright/test';
import { readDocument } from '@incasso/documents/readDocument';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { IntakePage } from './src/IntakePage';
import { sampleCompany } from './src/sampleCompany';
import { attachmentsOf } from './src/Mailbox';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

declare global {
  /** Total blocking time: the time of long tasks beyond 50 ms. */
  var blockedMs: number;
}

test.describe.configure({ timeout: patientTimeoutMs });

/** EXIF of a photo taken with the phone turned: a quarter turn to the right makes it upright. */
const turnedExif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');

/** A photo of 12 megapixels whose first quarter has another colour. */
async function photo(page: Page, name: string, { colour, isTurned = false }: { colour: string; isTurned?: boolean }) {
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
  const jpeg = Buffer.from(base64, 'base64');
  const buffer = isTurned ? Buffer.concat([jpeg.subarray(0, 2), turnedExif, jpeg.subarray(2)]) : jpeg;
  return { name, mimeType: 'image/jpeg', buffer };
}

test('photos become one upright PDF in the visitor’s order, beside an Android PDF without an extension', async ({
  page,
  mailbox,
}) => {
  const company = sampleCompany('Fotobon BV', test.info());
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(company);
  const photos = [
    await photo(page, 'IMG_1.jpg', { colour: 'red' }),
    await photo(page, 'IMG_2.jpg', { colour: 'lime', isTurned: true }),
    await photo(page, 'IMG_3.jpg', { colour: 'blue' }),
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
  const name = /^fotos-\d{4}-\d\d-\d\d\.pdf$/;
  const list = page.getByRole('list', { name: 'Gekozen documenten' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('In orde')).toHaveCount(2);
  // 0 on an idle machine, up to 350 on a busy one; drawing photos on the main thread takes over 1,000.
  expect(await page.evaluate(() => window.blockedMs)).toBeLessThan(500);

  await page.reload();
  await expect(page.getByText('In orde')).toHaveCount(2);
  await intake.terms.check();
  await intake.submitSuccessfully();

  await expect.poll(async () => (await mailbox.about(company)).length).toBeGreaterThan(0);
  const mails = (await mailbox.about(company)).map((mail) => ({ mail, documents: attachmentsOf(mail).documents }));
  const found = mails.find((each) => each.documents.length > 0);
  if (found === undefined) throw new Error('No mail has documents.');
  const { mail, documents } = found;
  expect(documents.map(({ filename }) => filename.split(' - ').at(-1)).toSorted()).toEqual([
    expect.stringContaining('document_1000034215.pdf'),
    expect.stringMatching(/fotos-\d{4}-\d\d-\d\d\.pdf$/),
  ]);
  const pdf = documents.find(({ filename }) => name.test(filename.split(' - ').at(-1) ?? ''));
  const bytes = await mailbox.attachment(mail, pdf?.index ?? -1);
  expect(await readDocument({ name: 'fotos.pdf', bytes })).toMatchObject({ ok: true });
  const text = bytes.toString('latin1');
  // The photos in their order, the turned one upright.
  expect(Array.from(text.matchAll(/Width (\d+)\/Height (\d+)/g), ([, width, height]) => [width, height])).toEqual([
    ['2339', '1754'],
    ['2339', '1754'],
    ['1754', '2339'],
  ]);
});
