import { expect } from '@playwright/test';
import { routes } from '@incasso/contract/routes';
import { sharedAddresses } from '../src/localCloudAddresses';
import { journey } from './src/journey';
import type { Visitor } from './src/Visitor';

const { site } = sharedAddresses;

/** Waits for the page's heading and expects the page to fit the window and to load its pictures and fonts. */
async function expectWholePage(visitor: Visitor, path: string): Promise<void> {
  await visitor.expectAddress(site + path);
  await visitor.see({ css: 'main h1' });
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  await expect.poll(() => visitor.evaluate(brokenPictures), path).toEqual([]);
  await expect.poll(() => visitor.evaluate(() => document.fonts.status), path).toBe('loaded');
}

/** Runs in the browser. */
function brokenPictures(): string[] {
  for (const image of document.images) image.loading = 'eager';
  return Array.from(document.images)
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ src }) => src);
}

for (const width of [390, 1280]) {
  journey(`the menu opens the six pages at ${width} px, and back returns`, async ({ visitor }) => {
    await visitor.resize(width);
    await visitor.browser.open(site);
    await visitor.awaitHydration();
    for (const path of [...Object.values(routes)].reverse()) {
      const isInMenu = path !== routes.home && path !== routes.start;
      if (width < 1280 && isInMenu) await visitor.click({ role: 'button', name: 'Open menu' });
      await visitor.click({ css: `header a[href="${path}"]` });
      await expectWholePage(visitor, path);
    }
    await visitor.browser.back();
    await expectWholePage(visitor, routes.about);
  });
}

journey(
  'a question opens its answer and closes the previous one; a URL with an anchor opens its question',
  async ({ visitor }) => {
    const openQuestions = () => Array.from(document.querySelectorAll('details[open] h3'), (each) => each.textContent);
    await visitor.browser.open(`${site}${routes.faq}#wat-als-mijn-klant-failliet-gaat`);
    await expect.poll(() => visitor.evaluate(openQuestions)).toEqual(['Wat als mijn klant failliet gaat?']);
    await visitor.click({ role: 'heading', name: 'Wanneer ontvang ik mijn geld?' });
    await expect.poll(() => visitor.evaluate(openQuestions)).toEqual(['Wanneer ontvang ik mijn geld?']);
  },
);
