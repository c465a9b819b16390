import type { Page, Route } from '@playwright/test';

/**
 * Mocks the response to the first request for a URL; later requests reach the server. The route stays registered:
 * removing it while Chromium fetches a worker's script loses that script.
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
