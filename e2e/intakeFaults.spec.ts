import { messages } from '@incasso/contract/messages';
import { apiPaths } from '@incasso/contract/api';
import { IntakePage } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { givenUpExpect, patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

const intakeCall = `**${apiPaths.intake}`;

test.use({ expectedConsole: [/Failed to load resource/] });

test('a lost response is fetched again when the visitor returns: one case, one mail', async ({ page, mailbox }) => {
  const company = sampleCompany('Verloren Antwoord BV', test.info());
  const intake = await IntakePage.opened(page);
  await intake.fillToSubmit(company, [pdfFile('factuur.pdf')]);
  await page.route(intakeCall, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await intake.submit.click();
  await givenUpExpect(page.getByText(messages.intakeFailed).first()).toBeVisible();
  await page.unroute(intakeCall);

  await page.goto('/about');
  await page.goto('/start');

  await expect(page.getByText(messages.intakeSucceeded).first()).toBeVisible();
  await expect(page.getByText('factuur.pdf')).toBeVisible();
  await expect
    .poll(async () => (await mailbox.about(company)).filter(({ attachments }) => attachments.length > 0))
    .toHaveLength(1);
});

test('submitting offline shows an error and keeps everything; a retry succeeds', async ({ page, context }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToSubmit('Offline BV (voorbeeld)', [pdfFile('factuur.pdf')]);
  await context.setOffline(true);
  // On a loaded machine, requests still pass for a moment after the browser goes offline.
  await expect.poll(() => page.evaluate(reaches, apiPaths.health)).toBe(false);

  await intake.submit.click();
  await givenUpExpect(page.getByText(messages.intakeFailed).first()).toBeVisible();
  await expect(page.getByText('In orde')).toBeVisible();
  await expect(intake.terms).toBeChecked();
  await context.setOffline(false);
  await intake.submitSuccessfully();
});

test('the browser confirms leaving only while sending', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments('Vertrekker BV (voorbeeld)');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (dialog.type() === 'confirm' ? dialog.dismiss() : dialog.accept());
  });
  await page.reload();
  expect(asked).toEqual([]);
  await expect(intake.step('Documenten')).toBeVisible();
  await intake.terms.check();
  await page.route(intakeCall, () => undefined);

  await intake.passQuestion();
  await intake.submit.click();
  await expect(intake.sending).toBeVisible();
  await page.getByRole('link', { name: 'Over ons' }).first().click();
  await expect(intake.sending).toBeVisible();
  await page.reload();

  expect(asked).toEqual(['confirm', 'beforeunload']);
});

/** Runs in the browser. */
function reaches(path: string): Promise<boolean> {
  return fetch(path, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
