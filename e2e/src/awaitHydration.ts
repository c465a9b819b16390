import type { Frame, Page } from '@playwright/test';

/**
 * Resolves when React has taken over a part of the page: before, its buttons do nothing. By default the bar, which
 * comes to life also where other places are frozen. The embed's frame runs on Preact, which marks elements likewise. It
 * is looked for by a timer: a frame that is scrolled out of view paints nothing, so that what waits for its next paint
 * waits for ever.
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
