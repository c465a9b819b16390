import type { Locator, Page, Route } from '@playwright/test';
import { firmProfile } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { holdRequests } from './src/holdRequests';
import { expect, test } from './src/test';

test('back restores the scroll position, forward goes to the top', async ({ page }) => {
  await open(page, routes.faq);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(600);
  const left = await scrollTop(page);
  // A mouse click would first scroll the link of the sticky bar into view.
  await mainNavigation(page).getByRole('link', { name: 'Over ons' }).dispatchEvent('click');
  await expect(page).toHaveURL(routes.about);
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(left);

  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('back from an anchor restores the scroll position', async ({ page }) => {
  await open(page, routes.faq);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(300);
  const answers = await page.locator('details [id]').all();
  const id = await answers.at(-1)?.getAttribute('id');
  // A mouse click would first scroll to the link, which is inside a closed question.
  await page.locator(`a[href="#${String(id)}"]`).dispatchEvent('click');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(600);

  await page.goBack();

  await expect.poll(() => scrollTop(page)).toBe(300);
});

test('the previous page stays until the next one has loaded', async ({ page }) => {
  await open(page, routes.home);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/content/**', async (route) => {
    await held;
    await route.continue();
  });
  const heading = page.getByRole('heading', { level: 1 });
  const former = await heading.innerText();

  const asked = page.waitForRequest('**/content/**');
  await mainNavigation(page).getByRole('link', { name: 'Diensten' }).click();
  await asked;
  await expect(heading).toHaveText(former);

  release();
  await expect(heading).toHaveText('Onze Diensten');
  await expect(page).toHaveURL(routes.services);
});

test('a reload keeps the scroll position', async ({ page }) => {
  await open(page, routes.faq);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(600);
  const left = await scrollTop(page);

  await page.reload();
  await awaitHydration(page);

  // Chromium restores the position from its scroll anchor, exact to two pixels. It would be exact with
  // `overflow-anchor: none`, but readers would then lose their place when something above grows.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThanOrEqual(2);
});

test('content far below the fold is laid out after the first paint', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/assets/loadScripts.*.js', (route) => void held.push(route));
  await page.goto(routes.home, { waitUntil: 'commit' });
  const footerLink = page.locator('footer a').first();
  const isLaidOut = () => footerLink.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut).toBe(false);

  for (const route of held) await route.continue();

  await expect.poll(isLaidOut).toBe(true);
});

for (const width of [390, 1280]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('reload and back restore a scroll position below the fold', async ({ page }) => {
      await open(page, routes.home);
      const heading = page.getByRole('heading', { name: 'Wat het kost' });
      await heading.scrollIntoViewIfNeeded();
      const left = await restingTop(heading);

      await page.reload();
      await awaitHydration(page);
      expect(Math.abs((await restingTop(heading)) - left)).toBeLessThanOrEqual(2);

      await page.locator('nav a[href="/services"]').first().dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name: 'Onze Diensten' })).toBeFocused();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'In cijfers' })).toBeAttached();
      expect(Math.abs((await restingTop(heading)) - left)).toBeLessThanOrEqual(2);
    });

    test('a link to an anchor below the fold scrolls to it, on a new document and within the site', async ({
      page,
    }) => {
      const heading = page.getByRole('heading', { name: 'Wat het kost' });
      await open(page, `${routes.services}#wat-het-kost`);
      const direct = await restingTop(heading);
      expect(direct).toBeGreaterThan(70);
      expect(direct).toBeLessThan(140);

      await open(page, routes.home);
      await page.locator('main a[href$="#wat-het-kost"]').first().dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name: 'Onze Diensten' })).toBeFocused();
      expect(Math.abs((await restingTop(heading)) - direct)).toBeLessThanOrEqual(2);
    });
  });
}

test('navigation does not reload the document', async ({ page }) => {
  await open(page, routes.home);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });

  for (const name of ['Over ons', 'Diensten', 'FAQ', 'Contact', 'Start invordering']) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }

  expect(documents).toEqual([]);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('the menu opens 72 px below the top, fills the screen, and closes when a link is tapped', async ({ page }) => {
    await open(page, routes.home);

    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await mainNavigation(page).boundingBox()).toEqual({ x: 0, y: 72, width: 390, height: 708 });
    await expect(page.getByRole('button', { name: 'Sluit menu' })).toBeVisible();

    await mainNavigation(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(routes.contact);
    await expect(mainNavigation(page)).toBeHidden();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await mainNavigation(page).getByRole('link', { name: firmProfile.email }).click();
    await expect(mainNavigation(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });

  test('the menu works before any script loads', async ({ page }) => {
    await holdRequests(page);
    await page.goto(routes.home, { waitUntil: 'commit' });

    await page.getByRole('button', { name: 'Open menu' }).click();
    await mainNavigation(page).getByRole('link', { name: 'FAQ' }).click();

    await expect(page).toHaveURL(routes.faq);
  });

  test('a menu opened before hydration stays open, and closes on navigation', async ({ page }) => {
    const release = await holdRequests(page);
    await page.goto(routes.home, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();

    release();
    await awaitHydration(page);
    await expect(mainNavigation(page)).toBeVisible();
    await mainNavigation(page).getByRole('link', { name: 'FAQ' }).click();

    await expect(page).toHaveURL(routes.faq);
    await expect(mainNavigation(page)).toBeHidden();
  });
});

test('the button to the intake is in the bar at every width, the links are in the menu', async ({ page }) => {
  await page.goto(routes.about);
  for (const width of [320, 390, 700, 767]) {
    await page.setViewportSize({ width, height: 800 });

    await expect(startButton(page), `at ${String(width)} px`).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
    await expect(mainNavigation(page)).toBeHidden();
  }
});

test('on the page of the intake the button in the bar is styled as secondary', async ({ page }) => {
  const look = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto(routes.about);
  const elsewhere = await look(startButton(page));

  await page.goto(routes.start);

  expect(await look(page.getByRole('button', { name: 'Volgende' }))).toBe(elsewhere);
  expect(await look(startButton(page))).not.toBe(elsewhere);
});

test('from 768 px on, all links are in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(routes.about);

  for (const name of ['Over ons', 'Diensten', 'FAQ', 'Contact']) {
    await expect(mainNavigation(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(startButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 700, height: 1180 } });

    test('rotating a tablet with the menu open shows the page, with the links in the bar', async ({ page }) => {
      await page.goto(routes.about);
      if (javaScriptEnabled) await awaitHydration(page);
      const links = mainNavigation(page).getByRole('link');
      await page.setViewportSize({ width: 1180, height: 820 });
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      await page.setViewportSize({ width: 700, height: 1180 });
      await page.getByRole('button', { name: 'Open menu' }).click();

      await page.setViewportSize({ width: 1180, height: 820 });

      await expect.poll(() => Promise.all(boxes.map((_, at) => links.nth(at).boundingBox()))).toEqual(boxes);
      await page.mouse.move(500, 500);
      await page.mouse.wheel(0, 400);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();

      await page.setViewportSize({ width: 700, height: 1180 });
      await expect(mainNavigation(page)).toBeVisible({ visible: !javaScriptEnabled });
    });
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaitHydration(page);
}

function startButton(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Start invordering' });
}

function mainNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Hoofdnavigatie' });
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Waits until the element stops moving and returns its top. */
async function restingTop(element: Locator): Promise<number> {
  return element.evaluate(async (moving) => {
    for (let former = NaN; ;) {
      const { top } = moving.getBoundingClientRect();
      if (top === former) return top;
      former = top;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  });
}
