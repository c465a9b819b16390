import type { Page } from '@playwright/test';
import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { IntakePage } from './src/IntakePage';
import { patientExpect as expect, test } from './src/test';

async function changeDocuments(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => Object.values(routes).some((path) => path === url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

test.describe('without styles', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const path of Object.values(routes)) {
    test(`${path} is readable, and no picture fills the screen`, async ({ page }) => {
      await changeDocuments(page, (html) => html.replaceAll(/<style[\s\S]*?<\/style>/g, ''));

      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const high = await page
        .locator('img, svg')
        .evaluateAll((pictures) =>
          pictures
            .filter((picture) => picture.getBoundingClientRect().height > 700)
            .map((picture) => picture.outerHTML.slice(0, 100)),
        );
      expect(high).toEqual([]);
    });
  }

  test('the honeypot’s label says to leave it empty', async ({ page }) => {
    await changeDocuments(page, (html) => html.replaceAll(/<style[\s\S]*?<\/style>/g, ''));

    await page.goto(routes.contact);

    await expect(page.getByText('Laat dit veld leeg')).toBeVisible();
  });
});

test('text shows and forms work when fonts never load', async ({ page }) => {
  await page.route(/\.woff2$/, () => new Promise<void>(() => undefined));

  await page.goto(routes.start, { waitUntil: 'domcontentloaded' });

  await awaitHydration(page, 'main form');
  const fonts = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('Fallback'))
      .map(({ display, status }) => ({ display, status })),
  );
  expect(fonts.length).toBeGreaterThan(0);
  // `swap`: the browser shows the fallback font at once.
  expect(fonts.filter(({ display }) => display !== 'swap')).toEqual([]);
  expect(fonts.filter(({ status }) => status === 'loaded')).toEqual([]);
  await new IntakePage(page).fillToContact('Zonder Letters BV (voorbeeld)');
});
