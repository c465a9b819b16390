import type { Page } from '@playwright/test';

/** Resolves when React has taken over the page, be it with places frozen: the bar answers to it from then on. */
export async function awaitHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const bar = document.querySelector('header');
    return bar !== null && Object.keys(bar).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
