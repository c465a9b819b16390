import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { expect, test } from './src/test';

/** Letters that move a few pixels within their line count up to this. Nothing that a reader notices stays below it. */
const imperceptible = 0.002;

const fontDelayMs = 600;

for (const width of [390, 768, 1440]) {
  for (const path of Object.values(routes)) {
    test(`${path} at ${width} px stays where it is when fonts, pictures and scripts arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(recordShifts);
      await page.route(/\.(woff2|svg|webp)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
        await route.continue();
      });

      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await awaitHydration(page);

      expect(await shiftOf(page)).toBeLessThan(imperceptible);
    });
  }
}

for (const width of [320, 390, 768, 1440]) {
  test(`what is below the wizard at ${String(width)} px stays where it is when the parts that come late are there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const measured = new EventEmitter();
    const isMeasured = once(measured, 'done');
    await page.route(/\/(draft-file|invoice-invitation)\.[^/]*js$/, async (route) => {
      await isMeasured;
      await route.continue();
    });
    await page.goto(routes.start);
    await awaitHydration(page, 'main form');
    await page.evaluate(() => document.fonts.ready);
    const footerAt = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top + scrollY);
    const before = await footerAt();

    measured.emit('done');
    await page.getByText('Later of elders verdergaan').waitFor();
    await page.getByText('Hebt u uw e-factuur').waitFor();

    expect(Math.abs((await footerAt()) - before)).toBeLessThan(0.5);
  });
}

/** Runs in the page, before all else. */
function recordShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
      document.documentElement.dataset['shift'] = String(
        value + Number(document.documentElement.dataset['shift'] ?? 0),
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}
