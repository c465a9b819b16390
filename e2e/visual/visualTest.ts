import { test as base } from '../src/test';
import { requireSameChromium } from './requireSameChromium';

/** The product's test with animations stopped. Refuses to run in another Chromium than the references'. */
export const test = base.extend<object, { isSameChromium: boolean }>({
  isSameChromium: [
    async ({}, use, { config }) => {
      requireSameChromium(config);
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ page }, use) => {
    // Animated SVG files ignore the page's reduced motion.
    await page.route('**/*.svg', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('animation:', '--still:') });
    });
    await use(page);
  },
});
