import type { Page } from '@playwright/test';

/**
 * Resolves when React has taken over a part of the page: before, its buttons do nothing. By default the bar, which comes to
 * life also where other places are frozen.
 */
export async function awaitHydration(page: Page, selector = 'header'): Promise<void> {
  await page.waitForFunction((part) => {
    const element = document.querySelector(part);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
