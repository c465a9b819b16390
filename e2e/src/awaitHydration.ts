import type { Frame, Page } from '@playwright/test';

/**
 * Waits until React has hydrated a part of the page; before, its buttons do nothing. By default the bar, which hydrates
 * even if remotes fail. The embed's iframe runs on Preact, which marks elements likewise. Polls by a timer, because an
 * iframe outside the viewport never paints.
 */
export async function awaitHydration(page: Page | Frame, selector = 'header'): Promise<void> {
  await page.waitForFunction(
    (part) => {
      const element = document.querySelector(part);
      return element !== null && Object.keys(element).some((key) => key.startsWith('__'));
    },
    selector,
    { polling: 50 },
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
