import type { Page } from '@playwright/test';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { findViolations } from './src/findViolations';
import { IntakePage } from './src/IntakePage';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';
import { walkWizard } from './src/walkWizard';

test.describe.configure({ timeout: 2 * patientTimeoutMs });

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
  const invoices = [
    {
      name: 'factuur.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(sampleUbl().replace(/<cac:Contact>.*?<\/cac:Contact>/s, '')),
    },
    { name: 'andere.xml', mimeType: 'text/xml', buffer: Buffer.from('<andere/>') },
  ];
  await page.getByLabel('E-facturen').setInputFiles(invoices);
  await expect(intake.field('Contactpersoon')).toBeFocused();
  await expectNoViolation(page, 'read, with an answer missing');

  await intake.next.click();
  await page.getByRole('button', { name: 'Wijzigen: Contact' }).click();
  await expect(intake.field('Contactpersoon')).toBeFocused();
  await expectNoViolation(page, 'known answers, and opened ones');
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
