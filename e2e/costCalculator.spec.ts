import { costsLink, routes } from '@incasso/contract/routes';
import { findViolations } from './src/findViolations';
import { expect, test } from './src/test';

test('the calculator of costs works by keyboard for each kind of case, and prints', async ({ page }) => {
  await page.goto(costsLink.address);
  const amount = page.getByRole('textbox', { name: 'Openstaand bedrag' });
  await amount.focus();
  await page.keyboard.type('1.250,50');
  await page.getByLabel('Vervaldag').fill('2025-12-31');
  await amount.press('Enter');

  const result = page.getByRole('status').filter({ hasText: 'Vaste vergoeding' });
  await expect(result).toContainText('Hij betaalt alles: ons ereloon, uit wat hij extra betaalt');
  await expect(result).toContainText('hoogstens 10% van het openstaande bedrag');
  expect(await findViolations(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(result).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bereken', exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('radio', { name: 'Betwist, of voor de rechtbank' }).check();
  await expect(result).toHaveCount(0);
  await amount.press('Enter');
  await expect(result).toContainText('U verliest: u bent kwijt');
  await expect(result.getByText('U verliest: ongeveer')).toBeInViewport({ ratio: 1 });
});

test('the answer on interest leads to the calculator', async ({ page }) => {
  await page.goto(`${routes.faq}#welke-interesten-en-schadevergoeding-kan-ik-vragen`);
  await page.locator('details[open]').getByRole('link', { name: 'Reken het uit voor uw factuur' }).click();

  await expect(page.getByRole('textbox', { name: 'Openstaand bedrag' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator shows the example of the chosen kind of case', async ({ page }) => {
    await page.goto(costsLink.address);

    await expect(page.locator('form noscript p')).toBeVisible();
    await expect(page.getByText('u houdt € 2.500,00 over')).toBeVisible();
    await page.getByRole('radio', { name: 'Uw debiteur is een consument' }).check();
    await expect(page.getByText('u houdt € 2.500,00 over')).toBeHidden();
    await expect(page.getByText('Zonder interest vraagt u hoogstens')).toBeVisible();
  });
});
