import { embedPaths } from '@incasso/contract/embed/embedNames';
import { localCloudAddresses } from './src/localCloudAddresses';
import { openShadows } from './src/embed/openShadows';
import { PartnerPage } from './src/embed/PartnerPage';
import { sharedPort } from './src/sharedPort';
import { patientExpect as expect, test } from './src/test';

const { site, partner: partnerAddress } = localCloudAddresses(sharedPort);

test('a script that is there twice shows one intake per element', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('script-twice');

  const intake = await partner.intake();

  await expect(intake.step('Bedrijfsgegevens')).toBeVisible();
  expect(partner.frames()).toHaveLength(1);
});

test('a style sheet that undoes every style leaves the intake usable', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('hostile-css');
  const intake = await partner.intake();

  const { width, height } = await partner.box(intake.page);
  expect(width).toBeGreaterThan(300);
  expect(height).toBeGreaterThan(400);
  await intake.field('Bedrijfsnaam').click();
  await page.keyboard.type('Stijl BV (voorbeeld)');

  await expect(intake.field('Bedrijfsnaam')).toHaveValue('Stijl BV (voorbeeld)');
});

test('a policy with no more than the documented directives lets the intake work', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('strict-csp');
  const intake = await partner.intake();

  await intake.fillToDocuments('Streng BV (voorbeeld)');

  await expect(intake.step('Documenten')).toBeVisible();
});

test('within a form of the page neither submits the other', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('form');
  const intake = await partner.intake();
  await intake.field('Bedrijfsnaam').fill('Binnenin BV (voorbeeld)');
  await intake.field('Bedrijfsnaam').press('Enter');
  await expect(intake.field('KBO nummer')).toBeFocused();
  await expect(page).toHaveURL(/\/form$/);

  await page.getByRole('textbox', { name: 'Zoeken' }).fill('factuur');
  await page.getByRole('button', { name: 'Zoeken' }).click();

  await expect(page).toHaveURL(/\/form\?search=factuur$/);
});

test('nothing is fetched but the script until the intake is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site)) asked.push(new URL(request.url()).pathname);
  });
  const partner = new PartnerPage(page);
  await partner.open('far');
  await page.waitForLoadState('load');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  expect(asked).toEqual([embedPaths.loader]);

  await page.locator('incasso-intake').scrollIntoViewIfNeeded();

  await expect((await partner.intake()).step('Bedrijfsgegevens')).toBeVisible();
});

test('in a tab that opens later the intake comes when the tab is opened', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('hidden-tab');
  await page.waitForLoadState('load');
  expect(partner.frames()).toEqual([]);

  await page.getByRole('button', { name: 'Onbetaalde facturen' }).click();

  const intake = await partner.intake();
  const isWhole = () => intake.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  await expect.poll(isWhole).toBe(true);
  await intake.field('Bedrijfsnaam').fill('Tabblad BV (voorbeeld)');

  await page.getByRole('button', { name: 'Onbetaalde facturen' }).click();
  await expect(page.locator('incasso-intake')).toBeHidden();
  await page.getByRole('button', { name: 'Onbetaalde facturen' }).click();

  await expect(intake.field('Bedrijfsnaam')).toHaveValue('Tabblad BV (voorbeeld)');
  await expect.poll(isWhole).toBe(true);
  expect((await partner.box(intake.page)).height).toBeGreaterThan(400);
});

test('without a key the page says so, and the next intake works', async ({ page }) => {
  await openShadows(page);
  const partner = new PartnerPage(page);
  await partner.open('missing-key');

  await expect(page.getByText(/sleutel van .* ontbreekt/)).toBeVisible();
  await expect(page.getByRole('link', { name: /website/ })).toHaveAttribute('href', new RegExp(`^${site}/start`));
  await page.locator('incasso-intake').nth(1).scrollIntoViewIfNeeded();
  await expect((await partner.intake()).step('Bedrijfsgegevens')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'key_missing' })).toBeVisible();
});

test.describe('a page that is none of the partner’s origins', () => {
  test.use({ expectedConsole: [/frame-ancestors|Framing/] });

  test('is not shown the intake, and says where it is', async ({ page }) => {
    await openShadows(page);
    await new PartnerPage(page).open('wrong-origin', `http://127.0.0.1:${sharedPort + 1}`);

    await expect(page.getByRole('listitem').filter({ hasText: 'frame_unreachable' })).toBeVisible();
    await expect(page.getByRole('link', { name: /website/ })).toHaveAttribute('href', new RegExp(`^${site}/start`));
  });
});

test.describe('a site that cannot be reached', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('is said in the page, and tried again when asked', async ({ page }) => {
    await openShadows(page);
    await page.route(`**${embedPaths.frame}?**`, (route) => route.abort());
    const partner = new PartnerPage(page);
    await partner.open('script');
    await expect(page.getByRole('listitem').filter({ hasText: 'frame_unreachable' })).toBeVisible();

    await page.unroute(`**${embedPaths.frame}?**`);
    await page.getByRole('button', { name: /opnieuw/i }).click();

    await expect((await partner.intake()).step('Bedrijfsgegevens')).toBeVisible();
  });
});

test.describe('a federated module that cannot be reached', () => {
  test.use({ expectedConsole: [/ERR_FAILED|RUNTIME-008/] });

  test('leaves the application of the partner standing, which says so', async ({ page }) => {
    await page.route(`**${embedPaths.federatedEntry}`, (route) => route.abort());
    const partner = new PartnerPage(page);
    await partner.open('react');

    await partner.askInReact();

    await expect(page.getByRole('alert')).toContainText('Het formulier is nu niet bereikbaar.');
    await expect(page.getByRole('cell', { name: '2026/0142' })).toBeVisible();
  });
});

test('on a slow line the first step can be read before any script has come', async ({ page }) => {
  await page.route(/\/(embed|intake)\/.*\.js$/, () => undefined);
  const partner = new PartnerPage(page);
  await page.goto(`${partnerAddress}/iframe`, { waitUntil: 'commit' });

  const frame = await partner.frame();

  await expect(frame.getByRole('heading', { name: 'Bedrijfsgegevens' })).toBeVisible();
  await frame.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Traag BV (voorbeeld)');
});

test('what the page asked before the script came is done when it has', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('late');

  await expect((await partner.intake()).field('Bedrijfsnaam')).toHaveValue('Voorbeeldbakkerij BV');
});

test.describe('a script that is kept out', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('leaves the visitor the link', async ({ page }) => {
    await page.route(`**${embedPaths.loader}`, (route) => route.abort());
    await new PartnerPage(page).open('script');

    await page.getByRole('link', { name: 'Dien uw dossier in' }).click();

    await expect(page.getByRole('heading', { name: 'Bedrijfsgegevens' })).toBeVisible();
  });
});
