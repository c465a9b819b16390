import type { Frame, Page } from '@playwright/test';
import { routes } from '@incasso/contract/routes';
import { PartnerPage } from './src/embed/PartnerPage';
import { IntakePage } from './src/IntakePage';
import { launchOptions } from './src/launchOptions';
import { expect, patientTimeoutMs, test } from './src/test';
import { unreachableControls } from './src/unreachableControls';

const device = launchOptions('desktop');

/** Twice the default font size of the browser, as opposed to page zoom. */
test.use({
  launchOptions: { ...device, args: [...(device.args ?? []), '--blink-settings=defaultFontSize=32'] },
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [/404|incasso-intake: key_missing/],
});
test.describe.configure({ timeout: patientTimeoutMs });

test('with text at 200% on a phone, no partner’s page and no intake in it scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const partner = new PartnerPage(page);
  const beyond = (target: Page | Frame) =>
    target.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const faults: Record<string, number[]> = {};

  for (const name of ['script', 'form', 'invoices'] as const) {
    await partner.open(name);
    if (name === 'invoices') await page.getByRole('button', { name: /invorderen/i }).click();
    const intake = await partner.intake();
    if (name === 'invoices') await expect(intake.page.getByText(/ gelezen/).first()).toBeAttached();
    faults[name] = await Promise.all([page, ...partner.frames()].map(beyond));
    await partner.narrow();
    faults[`${name} in 280 px`] = await Promise.all([page, ...partner.frames()].map(beyond));
  }

  expect(Object.entries(faults).filter(([, widths]) => widths.some((width) => width > 0))).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`with text at 200% at ${width} px, nothing is cut, covered or scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const faults: Record<string, string[]> = {};

    for (const path of [...Object.values(routes), '/embed', '/bestaat-niet']) {
      await page.goto(path);
      // Sticky, the bar would cover a quarter of a phone's screen.
      if (path === routes.start && width === 390)
        await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
      await page.evaluate(() => {
        for (const question of document.querySelectorAll('details')) question.open = true;
      });
      faults[path] = await unreachableControls(page);
    }
    await page.goto(routes.faq);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Hoofdnavigatie' })).toBeInViewport();
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL(routes.contact);

    const intake = await IntakePage.opened(page, 'address');
    await intake.fillToContact('Grote Letters BV (voorbeeld)');
    faults['step 2'] = await unreachableControls(page);
    await intake.fillFromContact();
    faults['step 3'] = await unreachableControls(page);

    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
  });
}
