import { firmProfile } from '@incasso/contract/firmProfile';
import { screenMessages } from '@incasso/contract/messages';
import { legalDocuments, routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { expect, test } from './src/test';

test('a link within the site to a legal document goes through the redirect page', async ({ page }) => {
  await page.route('**/*.pdf', (route) => route.fulfill({ status: 204 }));
  await page.goto(routes.home);
  await awaitHydration(page);
  const asked = page.waitForRequest((request) => request.url().endsWith(legalDocuments.privacyPolicy));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/privacybeleid';
    link.textContent = 'Oude link';
    document.querySelector('main')?.prepend(link);
  });

  await page.getByRole('link', { name: 'Oude link' }).click();

  await expect(page.getByText(screenMessages.redirectingToFile)).toBeVisible();
  await expect(page).toHaveTitle(`${screenMessages.redirectingToFile} | ${firmProfile.firmName}`);
  await asked;
});
