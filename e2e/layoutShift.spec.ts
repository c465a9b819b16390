import type { Locator, Page, Route } from '@playwright/test';
import { embedElementName, embedPaths } from '@incasso/contract/embed/embedNames';
import { siteFonts } from '@incasso/frontend/brand/fonts';
import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { PartnerPage } from './src/embed/PartnerPage';
import { measureTexts, textsByFont, type FontText } from './src/fontMetrics';
import { expect, test } from './src/test';

/** Below this, letters move a few pixels within their line, which readers do not notice. */
const imperceptible = 0.002;

const fontDelayMs = 600;

/** Relative difference allowed between a fallback font and its web font, over all texts of the site. */
const metricTolerance = 0.01;

/** Pixels by which the first step may differ from its reserved height, depending on the width. */
const slack = 10;

// The project `android` runs them at a phone's width, in its fonts.
for (const path of Object.values(routes)) {
  test(`${path} has no layout shift when fonts, pictures and scripts arrive late`, async ({ page }) => {
    await page.addInitScript(recordShifts);
    await page.route(/\.(woff2|svg|webp)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
      await route.continue();
    });

    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await awaitHydration(page);

    expect(await shiftOf(page)).toBeLessThan(imperceptible);
  });
}

test('the fallback fonts have the metrics of the web fonts', async ({ page }, { project }) => {
  const texts: FontText[] = [];
  for (const path of Object.values(routes)) {
    await page.goto(path);
    texts.push(...(await page.evaluate(textsByFont)));
  }
  for (const { family, fallbacks } of siteFonts) {
    const fallback = fallbacks.find((one) => one.family.endsWith('Android') === (project.name === 'android'));
    for (const { weights } of fallback?.faces ?? []) {
      const [lightest = 0, boldest = 0] = weights.split(' ').map(Number);
      const inFace = texts.filter((text) => {
        return text.family === family && text.weight >= lightest && text.weight <= boldest;
      });
      const own = await page.evaluate(measureTexts, { family, texts: inFace });
      const standIn = await page.evaluate(measureTexts, { family: fallback?.family ?? '', texts: inFace });
      for (const metric of ['width', 'ascent', 'descent'] as const) {
        const ratio = standIn[metric] / own[metric];
        expect.soft(Math.abs(ratio - 1), `${family} ${weights}: ${metric} ${ratio}`).toBeLessThan(metricTolerance);
      }
    }
  }
});

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'on a touch screen' : 'with a mouse', () => {
    test.use({ hasTouch });

    test('the e-invoice invitation fits into its reserved space at any width', async ({ page }) => {
      const late: Route[] = [];
      await page.route(/\/invoice-invitation\.[^/]*js$/, (route) => void late.push(route));
      await page.goto(routes.start);
      await awaitHydration(page, 'main form');
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => late.length).toBe(1);
      const before = await footersAt(page);

      for (const route of late) await route.continue();
      await page.getByText('Hebt u een e-factuur (Peppol)?').waitFor();

      const after = await footersAt(page);
      expect(
        Object.keys(before).filter((width) => Math.abs(Number(after[width]) - Number(before[width])) >= 1),
      ).toEqual([]);
    });
  });
}

for (const width of [390, 768, 1440]) {
  test(`the intake on a partner's page of ${String(width)} px does not shift the content below it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(recordShifts);
    await page.addInitScript(recordTopAtDefinition, embedElementName);
    const held: Route[] = [];
    await page.route(`**${embedPaths.loader}`, (route) => void held.push(route));
    const partnerPage = new PartnerPage(page);
    const opened = partnerPage.open('script');
    await expect.poll(() => held.length).toBe(1);
    const below = page.locator('h2');
    const before = await topOf(below);

    for (const route of held) await route.continue();
    await opened;
    await partnerPage.intake();
    await page.locator('#heard', { hasText: 'ready' }).waitFor();

    const atDefinition = await page.evaluate(() => document.documentElement.dataset['topAtDefinition']);
    expect(Number(atDefinition)).toBe(before);
    expect(Math.abs((await topOf(below)) - before)).toBeLessThan(slack);
    expect(await shiftOf(page)).toBe(0);
  });
}

/** The top of the footer at each width, from the narrowest that an embed may have. */
async function footersAt(page: Page): Promise<Record<string, number>> {
  const tops: Record<string, number> = {};
  for (let width = 300; width <= 1440; width += width < 640 ? 12 : 160) {
    await page.setViewportSize({ width, height: 900 });
    tops[width] = await topOf(page.locator('footer'));
  }
  return tops;
}

function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top);
}

/** Records layout shifts. Runs in the browser before all other scripts. */
function recordShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
      document.documentElement.dataset['shift'] = String(
        value + Number(document.documentElement.dataset['shift'] ?? 0),
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Records the top of the heading below the element when the element is defined. Runs in the browser before its scripts.
 */
function recordTopAtDefinition(name: string): void {
  void customElements.whenDefined(name).then(() => {
    const top = document.querySelector('h2')?.getBoundingClientRect().top;
    document.documentElement.dataset['topAtDefinition'] = String(top);
  });
}

async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}
