import { test as base } from '../src/test';
import { requireSameChromium } from './requireSameChromium';

/** The product's test with still drawings. It refuses to compare pictures of another Chromium. */
export const test = base.extend<object, { isSameChromium: boolean }>({
  isSameChromium: [
    async ({}, use, { config }) => {
      requireSameChromium(config);
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ page }, use) => {
    // SVG files animate by themselves; reduced motion of the page does not stop them.
    await page.route('**/*.svg', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('animation:', '--still:') });
    });
    await use(page);
  },
});
