import { rm, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { apiPaths } from '@incasso/contract/api';
import { documentsText } from '@incasso/intake-widget/DocumentPicker.text';
import { ApiCaller } from './src/ApiCaller';
import { IntakePage } from './src/IntakePage';
import { sharedAddresses } from './src/localCloudAddresses';
import { attachmentsOf } from './src/Mailbox';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { submitCase } from './src/submitCase';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

// Playwright's windows are private, so the browser copies no large file: it reads the file on the disk.
test.describe.configure({ timeout: patientTimeoutMs });
test.use({ expectedConsole: [/Failed to load resource/] });

const large = { size: 6_000_000 };
const unreadable = 'Uw browser kan dit bestand niet meer lezen. Kies het opnieuw.';

async function chooseFromDisk(input: Locator, name: string, options?: { size: number }): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, pdfFile(name, options).buffer);
  await input.setInputFiles(path);
  return path;
}

/** Expects the focus on the file with an instruction, and no advice to retry unchanged. */
async function expectLedToFile(page: Page, name: string): Promise<void> {
  const remove = page.getByRole('button', { name: `${name} verwijderen` });
  await expect(remove).toBeFocused();
  await expect(remove).toHaveAccessibleDescription(`Gaat niet mee ${unreadable}`);
  await expect(page.getByText('Probeer het opnieuw')).toHaveCount(0);
  await remove.click();
}

test('a large document that changed after it was chosen says so, and can be chosen again', async ({
  page,
  mailbox,
}) => {
  const company = sampleCompany('Veranderd Bestand BV', test.info());
  const intake = await IntakePage.opened(page);
  await intake.fillToSubmit(company);
  const path = await chooseFromDisk(intake.documents, 'groot.pdf', large);
  await intake.addDocuments([pdfFile('klein.pdf')]);
  await expect(intake.inOrder(2)).toBeVisible();
  await writeFile(path, pdfFile('x.pdf', { size: 6_500_000 }).buffer);

  await intake.submit.click();

  await expectLedToFile(page, 'groot.pdf');
  await expect(intake.inOrder(1)).toBeVisible();
  await chooseFromDisk(intake.documents, 'groot.pdf', large);
  await intake.submitSuccessfully();
  await expect.poll(async () => (await mailbox.about(company)).length).toBeGreaterThan(0);
});

test('a document that disappears during sending is reported at the first failure', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToSubmit('Onderweg Weg BV (voorbeeld)');
  const path = await chooseFromDisk(intake.documents, 'groot.pdf', large);
  await expect(intake.inOrder(1)).toBeVisible();
  let calls = 0;
  await page.route(`**${apiPaths.uploadTickets}`, async (route) => {
    calls += 1;
    await rm(path, { force: true });
    await route.continue();
  });

  await intake.submit.click();

  await expectLedToFile(page, 'groot.pdf');
  expect(calls).toBe(1);
});

test('an addition reports at the file that it is no longer readable', async ({ page }) => {
  const { link } = await submitCase(new ApiCaller(sharedAddresses.site), { company: 'Later Weg BV (voorbeeld)' });
  await page.goto(sharedAddresses.site + link);
  const input = page.locator('input[type=file][name=documents]');
  const path = await chooseFromDisk(input, 'groot.pdf', large);
  await expect(page.getByText(documentsText.inOrder(1))).toBeVisible();
  await rm(path);
  const send = page.getByRole('button', { name: 'Toevoegen aan mijn aanvraag' });

  await send.click();

  await expectLedToFile(page, 'groot.pdf');
  await chooseFromDisk(input, 'groot.pdf', large);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Uw aanvulling is goed ontvangen' })).toBeVisible();
});

test.describe('where storage is blocked', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const closed = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: closed });
    }),
  );

  test('small documents arrive as they were chosen, even if changed on the disk', async ({ page, mailbox }) => {
    const company = sampleCompany('Bewaard BV', test.info());
    const intake = await IntakePage.opened(page);
    await intake.fillToSubmit(company);
    const changed = await chooseFromDisk(intake.documents, 'veranderd.pdf');
    const deleted = await chooseFromDisk(intake.documents, 'verwijderd.pdf', { size: 100_000 });
    await expect(intake.inOrder(2)).toBeVisible();
    await writeFile(changed, 'iets anders');
    await rm(deleted);

    await intake.submitSuccessfully();

    await expect
      .poll(async () => (await mailbox.about(company)).flatMap((mail) => attachmentsOf(mail).documents))
      .toHaveLength(2);
  });
});
