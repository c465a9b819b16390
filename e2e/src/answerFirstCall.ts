import type { Page, Route } from '@playwright/test';

/**
 * Answers the first call to an address in the server's place; later ones reach it. The route stays: where interception
 * ends while Chromium asks for the script of a worker, that script never comes.
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
