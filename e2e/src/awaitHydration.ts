import type { Frame, Page } from '@playwright/test';

/**
 * Resolves when React has hydrated a part of the page; before, its buttons do nothing. By default the bar, which
 * hydrates even where remotes fail. The embed's frame runs on Preact, which marks elements likewise. Polls by a
 * timer: a frame scrolled out of view never paints.
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
