import { test as base } from '../src/test';
import { requireSameChromium } from './requireSameChromium';

/** The product's test, its drawings still, which refuses to compare what another Chromium drew. */
export const test = base.extend<object, { isSameChromium: boolean }>({
  isSameChromium: [
    async ({}, use, { config }) => {
      requireSameChromium(config);
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ page }, use) => {
    // Drawings move within, where no setting of the page stills them.
    await page.route('**/*.svg', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('animation:', '--still:') });
    });
    await use(page);
  },
});
