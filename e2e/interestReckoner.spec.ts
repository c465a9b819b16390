import { costsLink, routes } from '@incasso/contract/routes';
import { findViolations } from './src/findViolations';
import { expect, test } from './src/test';

const question = `${routes.faq}#welke-interesten-en-schadevergoeding-kan-ik-vragen`;

test('the interest calculator loads with a result, works by keyboard, and prints', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('interest-reckoner')) scripts.push(request.url());
  });
  await page.goto(routes.faq);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  await page.goto(question);
  const amount = page.getByRole('textbox', { name: 'Bedrag van de factuur' });
  await amount.focus();
  await page.keyboard.type('1.250,50');
  await page.getByLabel('Vervaldag').fill('2025-12-31');
  await page.getByLabel('Tot en met').fill('2026-04-10');
  await amount.press('Enter');

  const result = page.getByRole('status').filter({ hasText: 'Raming' });
  await expect(result).toContainText('35,97');
  expect(await findViolations(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(result).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bereken', exact: true })).toBeHidden();
});

test('the calculator beside the table of costs computes the cost of a case from its amount and due date', async ({
  page,
}) => {
  await page.goto(costsLink.address);
  await page.getByText('Wat kost het voor uw factuur?').focus();
  await page.keyboard.press('Enter');
  const amount = page.getByRole('textbox', { name: 'Bedrag van de factuur' });
  await amount.fill('2.500');
  await page.getByLabel('Vervaldag').fill('2026-03-31');
  await amount.press('Enter');

  const result = page.getByRole('status').filter({ hasText: 'Raming' });
  await expect(result).toContainText('Ons ereloon, hoogstens');
  await expect(result).toContainText('Hij betaalt niets, ook niet na IOS: u verliest uw voorschot');
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of costs is there, and the calculator links to it', async ({ page }) => {
    await page.goto(costsLink.address);
    await page.getByText('Wat kost het voor uw factuur?').click();

    await expect(page.locator('details noscript p')).toBeVisible();
    await expect(page.getByRole('table', { name: costsLink.name })).toBeVisible();
  });
});
