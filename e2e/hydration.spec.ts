import type { Page } from '@playwright/test';
import { messages } from '@incasso/contract/messages';
import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { PartnerPage } from './src/embed/PartnerPage';
import { holdRequests } from './src/holdRequests';
import { IntakePage } from './src/IntakePage';
import { expect, test } from './src/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of Object.values(routes)) {
  test(`${path} hydrates without a visible change`, async ({ page }) => {
    const release = await holdRequests(page);
    await keepLatePartsAway(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(() => document.fonts.ready);
    await page.locator('html[data-laid-out]').waitFor({ state: 'attached' });
    const heading = await page.locator('h1').elementHandle();
    const before = await page.evaluate(describeElements);
    const changes = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver((records) => {
        for (const { target, addedNodes, removedNodes } of records) {
          // Ignores changes that visitors cannot see.
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

test('the e-invoice invitation loads after hydration, into the space reserved for it', async ({ page }) => {
  const release = await holdRequests(page);
  await page.goto(routes.start, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Bedrijfsgegevens' });
  const before = await heading.boundingBox();
  const invitation = page.getByRole('button', { name: 'Factuur kiezen' });
  await expect(invitation).toBeHidden();

  release();
  await expect(invitation).toBeVisible();

  expect(await heading.boundingBox()).toEqual(before);
});

test('paints before any script loads', async ({ page }) => {
  await holdRequests(page);
  await page.goto(routes.home, { waitUntil: 'commit' });

  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('keeps and uses input from before hydration', async ({ page }) => {
  const release = await holdRequests(page);
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
  const release = await holdRequests(page);
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
  // The form keeps its text for the tab.
  await page.evaluate(() => sessionStorage.clear());
  const releaseAgain = await holdRequests(page);
  await page.goto(routes.home);
  await name.fill('Els Peeters');
  await name.press('Enter');
  releaseAgain();
  await expect(page.getByText(messages.heroIncomplete)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page).toHaveURL(routes.home);
});

test.describe('with an extension that adds nodes and inputs to forms before hydration', () => {
  // React's error that it rebuilt the tree after a mismatch.
  test.use({ expectedConsole: [/#418/] });
  test.beforeEach(({ page }) => page.addInitScript(enterBesideExtension));

  test('the form of the home page keeps its input, and ignores the added inputs', async ({ page }) => {
    await page.goto(routes.home);
    await awaitHydration(page);
    await expect(page.getByLabel('Naam')).toHaveValue('name van de bezoeker');
    await expect(page.getByLabel('Naam')).toBeFocused();
    await page.getByLabel('E-mail').fill('els@bakkerij.example');
    await page.evaluate(() => {
      const strangers = ['name', 'email'].map((name) => Object.assign(document.createElement('input'), { name }));
      document.querySelector('main form')?.prepend(...strangers);
    });

    await page.getByRole('main').getByRole('button', { name: 'Start' }).click();

    await expect(page).toHaveURL(routes.start);
    expect(
      await page.evaluate(() => ['intake-name', 'intake-email'].map((key) => sessionStorage.getItem(key))),
    ).toEqual(['name van de bezoeker', 'els@bakkerij.example']);
  });

  test('a form submitted before hydration is sent after it', async ({ page }) => {
    const release = await holdRequests(page);
    await page.goto(routes.home);
    await page.getByLabel('E-mail').fill('els@bakkerij.example');
    await page.getByLabel('E-mail').press('Enter');
    release();

    await expect(page).toHaveURL(routes.start);
  });

  test('the contact form keeps its input', async ({ page }) => {
    await page.goto(routes.contact);
    await awaitHydration(page);

    for (const [label, name] of [
      ['Naam', 'name'],
      ['Telefoon', 'phone'],
      ['Bericht', 'message'],
    ] as const)
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(`${name} van de bezoeker`);
  });

  test('the intake keeps and saves its input', async ({ page }) => {
    const company = (await IntakePage.opened(page, 'address')).field('Bedrijfsnaam');
    await expect(company).toHaveValue('company_name van de bezoeker');

    await page.reload();

    await expect(page.getByText('Uw vorige aanvraag staat er nog')).toBeVisible();
    await expect(company).toHaveValue('company_name van de bezoeker');
  });

  test("the intake on a partner's page keeps its input", async ({ page }) => {
    const partner = new PartnerPage(page);
    await partner.open('script');
    const intake = await partner.intake();

    await expect(intake.field('Bedrijfsnaam')).toHaveValue('company_name van de bezoeker');
    await intake.next.click();
    await expect(intake.step('Contact')).toBeVisible();
  });
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

/** Fills in the prerendered fields and adds a node beside each, as an extension does. Runs in the browser. */
function enterBesideExtension(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea)[id]')) {
      field.value = `${field.name} van de bezoeker`;
      const stranger = Object.assign(document.createElement('input'), { name: field.name, type: 'hidden' });
      field.before(stranger);
      field.after(document.createElement('div'));
    }
    document.querySelector<HTMLInputElement>('main form input[id]')?.focus();
  });
}

/** Blocks the script of the e-invoice upload, which loads after hydration. */
async function keepLatePartsAway(page: Page): Promise<void> {
  await page.route(/\/invoice-invitation\.[0-9a-f]+\.js$/, () => undefined);
}

/** Position and computed style of every visible element. Runs in the browser. */
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
