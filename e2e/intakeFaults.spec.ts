import { apiPaths } from '@incasso/contract/api';
import { IntakePage } from './src/IntakePage';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

const intakeCall = `**${apiPaths.intake}`;

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
