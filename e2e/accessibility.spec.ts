import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { findViolations } from './src/findViolations';
import { expect, test } from './src/test';

/** Text spacing of WCAG 1.4.12. */
const readersSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const paths = [...Object.values(routes), '/bestaat-niet'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on each page', () => {
  test.use({ viewport: { width: 390, height: 900 }, expectedConsole: [/404/] });

  for (const path of paths) {
    test(`${path} has no accessibility violation`, async ({ page }) => {
      await page.goto(path);
      // Axe would delay the scripts that the page preloads.
      await awaitHydration(page);

      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await findViolations(page), 'at 1280 px').toEqual([]);
    });
  }
});

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

    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, path).toEqual([]);
  }
});

for (const path of Object.values(routes)) {
  test(`on ${path} the keyboard focus is always visible and never covered`, async ({ page }) => {
    await page.goto(path);
    await awaitHydration(page);

    const stops = [];
    await page.keyboard.press('Tab');
    for (let stop = await page.evaluate(lookAtFocus); stop !== undefined; stop = await page.evaluate(lookAtFocus)) {
      stops.push(stop);
      await page.keyboard.press('Tab');
    }

    expect(stops.length).toBeGreaterThan(15);
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });
}

test.describe('with the text spacing of WCAG 1.4.12', () => {
  test.use({ bypassCSP: true });

  test('nothing scrolls sideways', async ({ page }) => {
    for (const path of Object.values(routes)) {
      await page.goto(path);
      await page.addStyleTag({ content: readersSpacing });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
    }
  });
});

/** The focused element, and whether its focus indicator is visible. Runs in the browser. */
function lookAtFocus() {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(x + Math.min(width, 40) / 2, y + Math.min(height, 30) / 2);
  const isCovered = onTop === null || !(element.contains(onTop) || onTop.contains(element));
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const hasRing = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
  return { element: element.outerHTML.slice(0, 120), isSeen: hasRing && !isCovered };
}
