import { test as base } from '../src/test';
import { requireSameChromium } from './requireSameChromium';

/** The product's test, which refuses to compare what another Chromium drew. */
export const test = base.extend<object, { isSameChromium: boolean }>({
  isSameChromium: [
    async ({}, use, { config }) => {
      requireSameChromium(config);
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
});
