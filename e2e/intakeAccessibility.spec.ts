import type { Page } from '@playwright/test';
import { apiPaths } from '@incasso/contract/api';
import { messages } from '@incasso/contract/messages';
import { sampleUbl } from '@incasso/e-invoice/testing/sampleUbl';
import { answerFirstCall } from './src/answerFirstCall';
import { findViolations } from './src/findViolations';
import { IntakePage } from './src/IntakePage';
import { sampleStep } from './src/sampleIntake';
import { pdfFile } from './src/pdfFile';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

async function expectNoViolation(page: Page, state: string): Promise<void> {
  expect(await findViolations(page), state).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/Failed to load resource/] });

for (const width of [320, 1280]) {
  test(`no state of the wizard has an accessibility violation at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const intake = new IntakePage(page);
    await intake.open();
    await intake.next.click();
    await expect(intake.field('Bedrijfsnaam')).toBeFocused();
    await expectNoViolation(page, 'step 1 with fields missing');

    await intake.field('Bedrijfsnaam').fill('Toegankelijk BV (voorbeeld)');
    await intake.field('KBO nummer').fill('0123456740');
    await intake.next.click();
    await expect(intake.step('Contact')).toBeFocused();
    await expectNoViolation(page, 'step 2');

    await intake.next.click();
    await intake.addDocuments([pdfFile('factuur.pdf'), { name: 'nota.exe', mimeType: '', buffer: Buffer.from('MZ') }]);
    await expect(page.getByText('In orde')).toBeVisible();
    await intake.terms.check();
    await expectNoViolation(page, 'step 3 with documents');

    await intake.submit.click();
    await expect(intake.field('Adres')).toBeFocused();
    await page.reload();
    await expect(page.getByText('Uw vorige aanvraag staat er nog')).toBeVisible();
    await expectNoViolation(page, 'a restored draft');
  });

  test(`nothing of e-invoices has an accessibility violation at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const intake = new IntakePage(page);
    await intake.open();
    await intake.field('Bedrijfsnaam').fill('Anders BV (voorbeeld)');
    const invoices = [
      { name: 'factuur.xml', mimeType: 'text/xml', buffer: Buffer.from(sampleUbl()) },
      { name: 'andere.xml', mimeType: 'text/xml', buffer: Buffer.from('<andere/>') },
    ];
    await page.getByText('Waar vind ik dat bestand?').click();
    await page.getByLabel('E-facturen').setInputFiles(invoices);
    await expect(page.getByText('1 e-factuur gelezen')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Overnemen uit uw e-factuur/ }).first()).toBeVisible();
    await expectNoViolation(page, 'read and offered beside what was typed');

    await intake.next.click();
    await expect(intake.step('Contact')).toBeFocused();
    await expectNoViolation(page, 'offered in step 2');

    await intake.next.click();
    await page.getByText('Hoe rekenen we dit uit?').click();
    await expect(page.getByText('forfaitaire vergoeding').first()).toBeVisible();
    await expectNoViolation(page, 'the estimate');
  });
}

test('sending, failure and success have no accessibility violation', async ({ page }) => {
  // The two seconds after success are too few for this test.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, delayMs = 0) => wait(work, delayMs === 2000 ? 30_000 : delayMs),
    });
  });
  const intake = new IntakePage(page);
  await intake.open();
  await intake.fillToDocuments('Toestanden BV (voorbeeld)');
  await intake.terms.check();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await answerFirstCall(page, `**${apiPaths.intake}`, async (route) => {
    await answered;
    await route.fulfill({ status: 500, body: '' });
  });

  await intake.submit.click();
  await expect(intake.sending).toBeVisible();
  await expectNoViolation(page, 'sending');
  answer();
  await expect(page.getByText(messages.intakeFailed).first()).toBeVisible();
  await expectNoViolation(page, 'failure');
  const notice = page.getByRole('main').getByText(messages.intakeFailed).locator('..');
  await expect(notice).toHaveCSS('border-inline-start-color', 'rgb(179, 38, 30)');

  await intake.submit.click();
  await expect(page.getByText('Uw referentie', { exact: true })).toBeVisible();
  await expectNoViolation(page, 'success');
});

test('the whole journey goes by keyboard, and the focus and the title tell where one is', async ({ page }) => {
  const intake = new IntakePage(page);
  await intake.open();

  await intake.field('Bedrijfsnaam').focus();
  for (const [, value] of sampleStep(1, 'Toetsenbord BV (voorbeeld)')) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  // Previous is off at step 1: the next stop is Next.
  await page.keyboard.press('Enter');
  await expect(intake.step('Contact')).toBeFocused();
  await expect(page).toHaveTitle(/^Stap 2 van 3: Contact – /);

  await page.keyboard.press('Tab');
  for (const [, value] of sampleStep(2, '')) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(intake.step('Documenten')).toBeFocused();
  await expect(page).toHaveTitle(/^Stap 3 van 3: Documenten – /);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Documenten kiezen' })).toBeFocused();
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
  await expect(intake.terms).toBeFocused();
  await page.keyboard.press('Space');
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(intake.submit).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Uw aanvraag is ingediend' })).toBeFocused();
});

test('errors are counted in the title and the first of them has the focus', async ({ page }) => {
  const intake = new IntakePage(page);
  await intake.open();

  await intake.next.click();

  await expect(page).toHaveTitle(/^2 fouten – /);
  await expect(intake.field('Bedrijfsnaam')).toBeFocused();
  await expect(intake.field('Bedrijfsnaam')).toHaveAccessibleDescription(/Vul dit veld in\./);
});

test('in forced colours every control keeps its outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const intake = new IntakePage(page);
  await intake.open();

  await intake.field('Bedrijfsnaam').focus();

  const look = await intake.field('Bedrijfsnaam').evaluate((field) => {
    const { outlineStyle, outlineWidth, borderStyle } = getComputedStyle(field);
    return { outlineStyle, outlineWidth, borderStyle };
  });
  expect(look).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', borderStyle: 'solid' });
});
