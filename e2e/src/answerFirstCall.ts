import type { Page, Route } from '@playwright/test';

/**
 * Answers the first call to an address instead of the server; later calls reach the server. The route stays:
 * removing it while Chromium fetches the script of a worker loses that script.
 */
export async function answerFirstCall(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isAnswered = false;
  await page.route(address, (route) => {
    if (isAnswered) return route.continue();
    isAnswered = true;
    return answer(route);
  });
}
