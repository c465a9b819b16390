import type { Page } from '@playwright/test';
import { messages } from '@incasso/contract/messages';
import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { holdScripts } from './src/holdScripts';
import { expect, test } from './src/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of Object.values(routes)) {
  test(`${path} hydrates without a visible change`, async ({ page }) => {
    const release = await holdScripts(page);
    await keepLatePartsAway(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(() => document.fonts.ready);
    const heading = await page.locator('h1').elementHandle();
    const before = await page.evaluate(describeElements);
    const changes = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver((records) => {
        for (const { target, addedNodes, removedNodes } of records) {
          // Changes out of sight are no change for visitors.
          const isReadied = [...addedNodes].every(
            (node) => node instanceof Element && getComputedStyle(node).contentVisibility === 'hidden',
          );
          if (addedNodes.length === 0 || removedNodes.length > 0 || !isReadied) seen.push(target.nodeName);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      return seen;
    });

    release();
    await awaitHydration(page);

    expect(await page.evaluate((node) => node === document.querySelector('h1'), heading)).toBe(true);
    expect(await changes.jsonValue()).toEqual([]);
    expect(await page.evaluate(describeElements)).toEqual(before);
  });
}

test('the invitation to begin with an e-invoice loads after hydration, into the place kept for it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(routes.start, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Bedrijfsgegevens' });
  const before = await heading.boundingBox();
  const invitation = page.getByRole('button', { name: 'E-factuur kiezen' });
  await expect(invitation).toBeHidden();

  release();
  await expect(invitation).toBeVisible();

  expect(await heading.boundingBox()).toEqual(before);
});

test('paints before any script loads', async ({ page }) => {
  await holdScripts(page);
  await page.goto(routes.home, { waitUntil: 'commit' });

  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('keeps and uses what was entered before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.home, { waitUntil: 'commit' });
  await page.getByLabel('Naam').fill('Els Peeters');
  await page.getByLabel('E-mail').fill('els@bakkerij.example');

  release();
  await awaitHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Start' }).click();

  await expect(page).toHaveURL(routes.start);
  await expect(page.getByRole('main')).toContainText('Bedrijfsgegevens');
  expect(await page.evaluate(() => ['intake-name', 'intake-email'].map((key) => sessionStorage.getItem(key)))).toEqual([
    'Els Peeters',
    'els@bakkerij.example',
  ]);
});

test('a form submitted before hydration is checked and sent after it', async ({ page }) => {
  const submit = page.getByRole('main').getByRole('button', { name: 'Start', exact: true });
  const name = page.getByLabel('Naam');
  const release = await holdScripts(page);
  await page.goto(routes.home);
  await name.fill('Els Peeters');
  await page.getByLabel('E-mail').fill('els@bakkerij.example');
  await submit.click();
  await expect(name).toHaveValue('Els Peeters');

  release();
  await expect(page).toHaveURL(routes.start);
  await expect(page.getByRole('main')).toContainText('Bedrijfsgegevens');
  expect(await page.evaluate(() => ['intake-name', 'intake-email'].map((key) => sessionStorage.getItem(key)))).toEqual([
    'Els Peeters',
    'els@bakkerij.example',
  ]);

  await page.unrouteAll();
  const releaseAgain = await holdScripts(page);
  await page.goto(routes.home);
  await name.fill('Els Peeters');
  await name.press('Enter');
  releaseAgain();
  await expect(page.getByText(messages.heroIncomplete)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page).toHaveURL(routes.home);
});

test('loads the remote entries by their hashed names', async ({ page }) => {
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('remoteEntry')) entries.push(new URL(request.url()).pathname);
  });

  await page.goto(routes.start);
  await awaitHydration(page);

  expect(entries.sort()).toEqual([
    expect.stringMatching(/^\/content\/remoteEntry\.[0-9a-f]{16}\.js$/),
    expect.stringMatching(/^\/intake\/remoteEntry\.[0-9a-f]{16}\.js$/),
  ]);
});

/** Blocks the script of the invitation, which loads after hydration. */
async function keepLatePartsAway(page: Page): Promise<void> {
  await page.route(/\/invoice-invitation\.[0-9a-f]+\.js$/, () => undefined);
}

/** Every visible element with its position and computed style. Runs in the browser. */
function describeElements(): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const inSight = elements.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).contentVisibility !== 'hidden',
  );
  return inSight.map((element) => {
    const style = getComputedStyle(element);
    const declarations = Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`);
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.nodeName} ${x},${y},${width},${height} ${declarations.join(';')}`;
  });
}
