import type { Locator, Page } from '@playwright/test';
import { noCommitment } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { debtTableText, pasteRowsText } from '@incasso/intake-widget/debts.text';
import { findViolations } from './src/findViolations';
import { IntakePage } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';
import { unreachableControls } from './src/unreachableControls';

test.describe.configure({ timeout: patientTimeoutMs });

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const eInvoice = { name: '2026-0012.xml', mimeType: 'text/xml', buffer: Buffer.from(sampleUbl()) };

test('the first screen of the intake on a phone has few words and a field to fill in', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await page.getByText('Hebt u een e-factuur (Peppol)?').waitFor();
  await expectInFirstView(page.getByText('Drie stappen, geen account.'), intake.step('Bedrijfsgegevens'), intake.next);
  expect(await topOf(intake.field('Bedrijfsnaam'))).toBeLessThanOrEqual(340);
  expect(await wordsOf(page)).toBeLessThanOrEqual(40);

  await intake.fillToContact('In Een Oogopslag BV (voorbeeld)');
  await expectInFirstView(intake.step('Contact'), intake.next);
  expect(await wordsOf(page)).toBeLessThanOrEqual(40);

  await intake.fillFromContact();
  await page.getByRole('button', { name: 'Andere rekening' }).waitFor();
  await expectInFirstView(intake.step('Documenten'), page.getByRole('button', { name: 'Documenten kiezen' }));
  await expect(page.getByRole('form', { name: 'Aanvraag indienen' })).toContainText(noCommitment);
  // Twenty of them belong to the row of the first debt.
  expect(await wordsOf(page)).toBeLessThanOrEqual(102);
});

test('after an e-invoice and two documents the last step fits in less than one and a half phone screens', async ({
  page,
}) => {
  const intake = await IntakePage.opened(page);
  await page.getByLabel('E-facturen').setInputFiles(eInvoice);
  await expect(intake.step('Documenten')).toBeFocused();
  await expectInFirstView(intake.step('Documenten'), page.getByRole('button', { name: 'Nog documenten kiezen' }));
  await intake.addDocuments([pdfFile('voorwaarden.pdf'), pdfFile('aanmaning.pdf')]);
  await expect(intake.inOrder(3)).toBeVisible();

  expect(await wordsOf(page)).toBeLessThanOrEqual(119);
  const ofPage = async () => (await topOf(intake.submit)) + (await page.evaluate(() => window.scrollY));
  expect(await ofPage()).toBeLessThanOrEqual(1165);
});

test('150 pasted invoices end at the head of the table, which shows ten of them, and all at a press', async ({
  page,
}) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments('Veel Facturen BV (voorbeeld)');
  const rows = Array.from(
    { length: 150 },
    (_, index) => `Bouwbedrijf Nummer ${String(index + 1)} BV\tF${String(index + 1)}\t31/10/2026\t1.089,00`,
  );
  await page.getByText(pasteRowsText.title).click();
  await intake.field(pasteRowsText.label).fill(rows.join('\n'));
  await page.getByRole('button', { name: pasteRowsText.take }).click();

  await expect(page.getByRole('heading', { name: debtTableText.title })).toBeFocused();
  const form = page.getByRole('form');
  await expectInFirstView(form.getByText('150 facturen · € 163.350,00'), form.getByText(pasteRowsText.taken(150)));
  const openers = page.getByRole('button', { name: /Factuur \d+ aanpassen$/ });
  await expect(openers).toHaveCount(10);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3500);
  expect(await unreachableControls(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: debtTableText.showAll(150) }).click();
  await expect(openers.nth(10)).toBeFocused();
  await expect(openers).toHaveCount(150);
  await page.getByRole('button', { name: debtTableText.showFewer }).click();
  await expectInFirstView(page.getByRole('button', { name: debtTableText.showAll(150) }));
});

test('the form of an invoice is low, and long answers have its whole width', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments('Eén Rij Open BV (voorbeeld)');
  const debtor = page.getByRole('textbox', { name: 'Debiteur', exact: true });
  await debtor.fill('Bouwbedrijf Voorbeeld & Zonen BV');

  const form = page.getByRole('group', { name: 'Factuur 1' });
  expect((await form.boundingBox())?.height).toBeLessThanOrEqual(560);
  for (const long of [debtor, intake.field('Adres van de debiteur'), intake.field('E-mail van de debiteur')])
    expect((await long.boundingBox())?.width).toBeGreaterThanOrEqual(320);
});

test('on Home the button of the form is on the first screen', async ({ page }) => {
  await page.goto(routes.home);
  const box = await page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).boundingBox();

  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(840);
});

test('on Contact the form begins high, and its button is enabled before anyone enters it', async ({ page }) => {
  await page.goto(routes.contact);

  expect(await topOf(page.getByRole('textbox', { name: 'Naam' }))).toBeLessThanOrEqual(460);
  await expect(page.getByRole('button', { name: 'Bericht verzenden' })).toBeEnabled();
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test('the first step is whole on the first screen', async ({ page }) => {
    const intake = await IntakePage.opened(page);
    await page.getByText('Hebt u een e-factuur (Peppol)?').waitFor();

    expect(await topOf(intake.field('Bedrijfsnaam'))).toBeLessThanOrEqual(460);
    await expectInFirstView(intake.step('Bedrijfsgegevens'), intake.next);
  });
});

async function expectInFirstView(...parts: Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

async function topOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box.y;
}

/** Counts the visible words of the wizard, without those for screen readers, in closed sections or in selects. */
function wordsOf(page: Page): Promise<number> {
  return page.getByRole('form', { name: 'Aanvraag indienen' }).evaluate((form) => {
    const texts = document.createTreeWalker(form.parentElement ?? document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isSeen = [...range.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
      const isClipped = text.parentElement !== null && text.parentElement.getBoundingClientRect().width <= 1;
      const isFolded = text.parentElement?.checkVisibility({ contentVisibilityAuto: true }) === false;
      const isChoice = text.parentElement?.closest('option') !== null;
      if (isSeen && !isClipped && !isFolded && !isChoice)
        words += (text.textContent ?? '').match(/[\p{L}\d]+/gu)?.length ?? 0;
    }
    return words;
  });
}
