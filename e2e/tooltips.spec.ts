import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { expect, test } from './src/test';

const explanation = /Zo noemen wij de weg/;

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a tap opens it within the viewport, and a tap beside it closes it', async ({ page }) => {
    await page.goto(routes.services);
    await awaitHydration(page);
    const term = page.getByRole('button', { name: 'CROS' });
    const tooltip = page.getByRole('tooltip');
    await term.evaluate((element) => element.scrollIntoView({ block: 'end' }));

    await term.tap();
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.getByRole('banner').tap({ position: { x: 160, y: 8 } });
    await expect(tooltip).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it opens by CSS alone', async ({ page }) => {
    await page.goto(routes.services);

    await page.getByRole('button', { name: 'CROS' }).hover();

    await expect(page.getByRole('tooltip')).toHaveText(explanation);
  });
});
