import AxeBuilder from '@axe-core/playwright';
import { routes } from '@incasso/contract/routes';
import { expect, test } from './src/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const paths = [...Object.values(routes), '/bestaat-niet'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, expectedConsole: [/404/] });

    for (const path of paths) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);

        const { violations } = await new AxeBuilder({ page }).withTags(wcag22aa).analyze();

        expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
      });
    }
  });
}

for (const width of [320, 768, 2560]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of Object.values(routes)) {
      await page.goto(path);

      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test('headings are in order on every page', async ({ page }) => {
  for (const path of Object.values(routes)) {
    await page.goto(path);

    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));

    const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
    expect(jumps, path).toEqual([]);
  }
});
