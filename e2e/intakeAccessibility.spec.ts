import type { Page } from '@playwright/test';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { findViolations } from './src/findViolations';
import { IntakePage } from './src/IntakePage';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';
import { walkWizard } from './src/walkWizard';

test.describe.configure({ timeout: patientTimeoutMs });

async function expectNoViolation(page: Page, state: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page), `${state} at ${String(width)} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${state} scrolls sideways at ${String(width)} px`).toBeLessThanOrEqual(0);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/Failed to load resource/] });

test('no state of the wizard has an accessibility violation', async ({ page }) => {
  await walkWizard(page, (state) => expectNoViolation(page, state));
});

test('the views for e-invoices have no accessibility violation', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.field('Bedrijfsnaam').fill('Anders BV (voorbeeld)');
  const invoices = [
    { name: 'factuur.xml', mimeType: 'text/xml', buffer: Buffer.from(sampleUbl()) },
    { name: 'andere.xml', mimeType: 'text/xml', buffer: Buffer.from('<andere/>') },
  ];
  await page.getByLabel('E-facturen').setInputFiles(invoices);
  await expect(page.getByText('1 e-factuur gelezen')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Overnemen uit uw e-factuur/ }).first()).toBeVisible();
  await expectNoViolation(page, 'read and offered beside what was typed');

  await intake.next.click();
  await expect(intake.step('Contact')).toBeFocused();
  await expectNoViolation(page, 'offered in step 2');

  await intake.next.click();
  await expect(page.getByRole('group', { name: /^Storten op BE68/ })).toBeVisible();
  await page.getByText('Controleer uw gegevens').click();
  await expectNoViolation(page, 'the account asked for, and the look over');
});

test('in forced colours every control keeps its outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const intake = await IntakePage.opened(page);

  await intake.field('Bedrijfsnaam').focus();

  const look = await intake.field('Bedrijfsnaam').evaluate((field) => {
    const { outlineStyle, outlineWidth, borderStyle } = getComputedStyle(field);
    return { outlineStyle, outlineWidth, borderStyle };
  });
  expect(look).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', borderStyle: 'solid' });
});
