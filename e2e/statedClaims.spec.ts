import type { Page } from '@playwright/test';
import { statedClaimsText as text } from '@incasso/intake-widget/StatedClaims.text';
import { optionalFieldsText } from '@incasso/intake-widget/OptionalFields.text';
import { IntakePage } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

const debtors = ['Café Voorbeeld BV', 'Garage Voorbeeld NV', 'Bouw Voorbeeld BV'];
const invoicesEach = 5;

/** Presses Tab until an element has the focus, as far as a visitor would. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((each) => document.activeElement?.matches(each), selector)) return;
  }
  throw new Error(`The keyboard does not reach ${selector}`);
}

test('three debtors with five invoices each are stated by keyboard alone', async ({ page, mailbox }) => {
  const company = sampleCompany('Vijftien facturen', test.info());
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(company);
  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await expect(page.getByText('In orde')).toBeVisible();
  await page.locator('summary', { hasText: optionalFieldsText.title }).focus();
  await page.keyboard.press('Enter');

  for (const [place, debtor] of debtors.entries()) {
    for (let invoice = 0; invoice < invoicesEach; invoice += 1) {
      const index = place * invoicesEach + invoice;
      await tabTo(page, '[data-revisit=invoices_terms]');
      await page.keyboard.press('Enter');
      await expect(page.locator(`[name=claim_debtor_${index}]`)).toBeFocused();
      await page.keyboard.type(debtor);
      await tabTo(page, `[name=claim_invoice_${index}]`);
      await page.keyboard.type(`2026-${index + 1}`);
      await tabTo(page, `[name=claim_dueDate_${index}]`);
      await page.keyboard.type('01032026');
      await tabTo(page, `[name=claim_amount_${index}]`);
      await page.keyboard.type('1.000,50');
    }
  }

  for (const debtor of debtors) {
    const sum = page.locator('dl > div', { has: page.getByText(`${text.total}, ${debtor}`) });
    await expect(sum).toContainText('5.002,50');
  }
  // Those that are filled in stand on one line each.
  await expect(page.locator('details[open] details[open]')).toHaveCount(1);
  await tabTo(page, '[type=checkbox]:not([name^=claim])');
  await page.keyboard.press('Space');
  await intake.submitSuccessfully();
  await expect
    .poll(async () => (await mailbox.about(company)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('€ 15.007,50, 3 debiteuren'));
});

test('a press counts although the row that it leaves goes, or asks about its amount', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(sampleCompany('Lege rij', test.info()));
  await page.locator('summary', { hasText: optionalFieldsText.title }).click();
  const rows = page.locator('details details');

  await page.getByRole('button', { name: text.add }).click();
  await expect(page.locator('[name=claim_debtor_0]')).toBeFocused();
  await intake.terms.click();
  await expect(intake.terms).toBeChecked();
  await expect(rows).toHaveCount(0);

  await page.getByRole('button', { name: text.add }).click();
  await intake.field(text.labels.amount).fill('een hoop geld');
  await intake.terms.click();
  await expect(intake.terms).not.toBeChecked();
  await expect(page.getByText(text.doubtfulAmount)).toBeVisible();
});

test('a second empty row is not made: the focus goes to the first', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(sampleCompany('Eén lege rij', test.info()));
  await page.locator('summary', { hasText: optionalFieldsText.title }).click();

  await page.getByRole('button', { name: text.add }).click();
  await page.getByRole('button', { name: text.addAnother }).click();

  await expect(page.locator('details details')).toHaveCount(1);
  await expect(page.locator('[name=claim_debtor_0]')).toBeFocused();
});
