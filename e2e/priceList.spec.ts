import { costsLink, routes } from '@incasso/contract/routes';
import { kindNames } from '@incasso/debts/costWords';
import { findViolations } from './src/findViolations';
import { expect, test } from './src/test';

test('the price list calculates by keyboard for each kind of case, and prints', async ({ page }) => {
  await page.goto(costsLink.address);
  const amount = page.getByRole('textbox', { name: 'Openstaand bedrag' });
  await amount.focus();
  await page.keyboard.type('1.250,50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('31122025');
  await page.keyboard.press('Enter');

  const result = page.getByRole('status').filter({ hasText: 'Vaste vergoeding' });
  await expect(result).toContainText('Ons ereloon, uit wat hij extra betaalt');
  expect(await findViolations(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(result.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bereken', exact: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await page.getByText(kindNames.disputed).click();
  await expect(page.getByText('Ons ereloon, uit wat hij extra betaalt').filter({ visible: true })).toHaveCount(0);
  await expect(amount).toHaveValue('1.250,50');
  await amount.press('Enter');
  await expect(result).toContainText('Verliest u, dan bent u');
  await expect(result.getByText('Als het 8 uur vraagt:')).toBeInViewport({ ratio: 1 });
});

test('the answer on interest leads to the price list', async ({ page }) => {
  await page.goto(`${routes.faq}#welke-interesten-en-schadevergoeding-kan-ik-vragen`);
  await page.locator('details[open]').getByRole('link', { name: 'Reken het uit voor uw factuur' }).click();

  await expect(page.getByRole('textbox', { name: 'Openstaand bedrag' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the costs take at most 1,900 px, and the five steps begin above 4,300 px', async ({ page }) => {
    await page.goto(routes.services);
    const costs = await page.getByRole('region', { name: costsLink.name }).boundingBox();
    const steps = await page.getByRole('region', { name: 'In vijf stappen van factuur naar betaling' }).boundingBox();

    expect(costs?.height).toBeLessThanOrEqual(1900);
    expect(steps?.y).toBeLessThanOrEqual(4300);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the price list shows the example of the chosen kind of case, and no fields', async ({ page }) => {
    await page.goto(costsLink.address);

    await expect(page.getByText('u houdt € 4.658,50 over')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bereken' })).toHaveCount(0);
    await page.getByText(kindNames.consumer).click();
    await expect(page.getByText('u houdt € 4.658,50 over')).toBeHidden();
    await expect(page.getByText('Zonder interest vraagt u hoogstens')).toBeVisible();
  });
});
