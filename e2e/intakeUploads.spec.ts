import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { messages } from '@incasso/contract/messages';
import { IntakePage, type ChosenFile } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

const megabyte = 1024 * 1024;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
test.use({ expectedConsole: [/403|503|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const uploads = /\/documents\/uploads\//;

/**
 * Opens step 3 with these documents, ready to submit. The files are on disk: Playwright sends at most 50 MB from
 * memory.
 */
async function readyToSubmit(page: Page, company: string, files: readonly ChosenFile[]): Promise<IntakePage> {
  const paths = files.map(({ name }) => test.info().outputPath(name));
  for (const [index, path] of paths.entries()) await writeFile(path, files[index]?.buffer ?? '');
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(company);
  await intake.documents.setInputFiles(paths);
  await intake.terms.check();
  await expect(intake.inOrder(files.length)).toBeVisible();
  await intake.passQuestion();
  return intake;
}

function countUploads(page: Page): string[] {
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url());
  });
  return puts;
}

test('a 20 MB and a 30 MB document arrive identical', async ({ page, store, mailbox }) => {
  const company = sampleCompany('Grote Documenten BV', test.info());
  const files = [pdfFile('groot.pdf', { size: 20 * megabyte }), pdfFile('groter.pdf', { size: 30 * megabyte })];
  const intake = await readyToSubmit(page, company, files);
  const puts = countUploads(page);

  await intake.submitSuccessfully();
  await expect(page.getByText('groter.pdf')).toBeVisible();
  expect(puts).toHaveLength(2);
  const keys = await store.keys('documents/');
  for (const { buffer } of files) {
    const key = keys.find((candidate) => candidate.endsWith(sha256(buffer))) ?? '';
    expect(sha256(await store.read(key))).toBe(sha256(buffer));
  }
  await expect.poll(async () => (await mailbox.about(company)).length).toBeGreaterThan(0);
});

test('sending can be cancelled, and resuming sends nothing twice', async ({ page }) => {
  const large = pdfFile('groot.pdf', { size: 6 * megabyte });
  const files = [pdfFile('klein.pdf', { size: 1 * megabyte }), large];
  const intake = await readyToSubmit(page, 'Gestopt BV (voorbeeld)', files);
  let held = true;
  await page.route(uploads, async (route) => {
    // The first upload of the large document hangs.
    if (held && route.request().url().includes(sha256(large.buffer))) return;
    await route.continue();
  });
  const puts = countUploads(page);
  await intake.submit.click();
  await expect(page.getByText('Verzonden', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Verzenden stoppen' }).click();
  await expect(intake.step('Documenten')).toBeFocused();
  held = false;
  await intake.submitSuccessfully();
  expect(puts).toHaveLength(3);
});

test('an upload waits for the connection, then sends the rest', async ({ page, context }) => {
  const second = pdfFile('twee.pdf', { size: 4 * megabyte });
  const files = [pdfFile('een.pdf', { size: 3 * megabyte }), second];
  const intake = await readyToSubmit(page, 'Zonder Net BV (voorbeeld)', files);
  let isCut = false;
  await page.route(uploads, async (route) => {
    if (!isCut && route.request().url().includes(sha256(second.buffer))) {
      isCut = true;
      await context.setOffline(true);
      await route.abort('internetdisconnected');
      return;
    }
    await route.continue();
  });
  const puts = countUploads(page);

  await intake.submit.click();
  await expect(page.getByText('Geen verbinding', { exact: false }).last()).toBeVisible();
  await context.setOffline(false);

  await expect(page.getByText(messages.intakeSucceeded).first()).toBeVisible();
  expect(puts.length).toBeLessThanOrEqual(4);
});

test('progress shows per document and above the unchanged button, and is announced at quarters', async ({ page }) => {
  const intake = await readyToSubmit(page, 'Voortgang BV (voorbeeld)', [pdfFile('groot.pdf', { size: 6 * megabyte })]);
  await page.route(uploads, () => undefined);
  const looks = (button: Locator) =>
    button.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
  const choose = page.getByRole('button', { name: 'Nog documenten kiezen' });
  await intake.terms.focus();
  const before = [await looks(intake.submit), await looks(choose)];

  await intake.submit.click();

  await expect(page.getByRole('progressbar', { name: 'Verzonden', exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'groot.pdf: verzonden deel' })).toBeVisible();
  const announced = page.getByRole('status').filter({ hasText: 'Uw documenten worden verzonden' });
  await expect(announced).toHaveText(/: (0|25|50|75|100)%$/);

  await expect(page.getByText('0 van 1 verzonden.')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(intake.sending).toBeDisabled();
  expect([await looks(intake.sending), await looks(choose)], 'the looks of the buttons').toEqual(before);
  const bar = await page.getByRole('progressbar', { name: 'Verzonden', exact: true }).boundingBox();
  const button = await intake.sending.boundingBox();
  expect((button?.y ?? 0) - (bar?.y ?? 0)).toBeGreaterThan(0);
  expect((button?.y ?? 0) - (bar?.y ?? 0)).toBeLessThan(120);
});
