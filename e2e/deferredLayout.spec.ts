import type { Page } from '@playwright/test';
import { deferredLayoutClass } from '@incasso/contract/deferredLayout';
import { routes } from '@incasso/contract/routes';
import { expect, test } from './src/test';

const deferred = new RegExp(`\\b${deferredLayoutClass}\\b`);

/** Whether the last block of the page is laid out, which a visitor at its top does not see. */
function isEndLaidOut(page: Page): Promise<boolean> {
  return page
    .locator('footer')
    .evaluate((footer) => footer.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true);
}

test.use({ viewport: { width: 390, height: 780 } });

test('on a first visit the end of the page waits until its beginning stands', async ({ page }) => {
  let arrive: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/start.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(routes.home, { waitUntil: 'commit' });

  await expect(page.locator('html')).toHaveClass(deferred);
  await expect(page.locator('h1')).toBeVisible();
  expect(await isEndLaidOut(page)).toBe(false);

  arrive?.();
  await expect(page.locator('html')).not.toHaveClass(deferred);
  await expect.poll(() => isEndLaidOut(page)).toBe(true);
});

for (const opening of ['reloaded', 'opened at a part of it'] as const) {
  test.describe(`a page that is ${opening}`, () => {
    test.use({ expectedConsole: [/start\.[0-9a-f]+\.js/] });

    test('is laid out whole from the start', async ({ page }) => {
      await page.route('**/assets/start.*.js', (route) => route.abort());
      if (opening === 'reloaded') {
        await page.goto(routes.home);
        await page.reload();
      } else {
        await page.goto(`${routes.home}#main`);
      }

      await expect(page.locator('html')).not.toHaveClass(deferred);
      expect(await isEndLaidOut(page)).toBe(true);
    });
  });
}
