import { embedPaths } from '@incasso/contract/embed/embedNames';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { frameText } from '@incasso/intake-widget/frame.text';
import { sharedAddresses, sharedPort } from './src/localCloudAddresses';
import { openShadows } from './src/embed/openShadows';
import { PartnerPage } from './src/embed/PartnerPage';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

const { site, partner: partnerAddress } = sharedAddresses;
const loaderTag = /<script async.*?<\/script>/s;

test('a script included twice shows one intake per element', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('script', { change: (html) => html.replace(loaderTag, '$&$&') });

  const intake = await partner.intake();

  await expect(intake.step('Bedrijfsgegevens')).toBeVisible();
  expect(partner.frames()).toHaveLength(1);
});

test('the intake starts with the name of the firm and is centred', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  const partner = new PartnerPage(page);
  await partner.open('script');
  const intake = await partner.intake();

  const title = await intake.page.getByRole('heading', { level: 1, name: frameText.title }).boundingBox();
  const sheet = await partner.box(intake.page);
  const form = await intake.page.getByRole('form').boundingBox();
  expect(title?.height).toBeGreaterThan(10);
  expect(Number(title?.y) - sheet.y).toBeLessThan(40);
  const [before, after] = [Number(form?.x) - sheet.x, sheet.x + sheet.width - Number(form?.x) - Number(form?.width)];
  expect(before).toBeGreaterThanOrEqual(16);
  expect(Math.abs(after - before)).toBeLessThan(1);
});

for (const way of ['script', 'iframe']) {
  test(`embedded by ${way}, the first step names the firm, its privacy policy and its phone`, async ({ page }) => {
    const intake = await new PartnerPage(page).openIntake(way);

    await expect(intake.page.getByRole('heading', { level: 1, name: firmProfile.firmName })).toBeVisible();
    await expect(intake.page.getByText(frameText.assurance)).toBeVisible();
    await expect(intake.page.getByRole('link', { name: frameText.privacy })).toBeVisible();
    await expect(intake.page.locator(`a[href="${telLink}"]`)).toBeVisible();
  });
}

test('the intake works under a style sheet that overrides everything', async ({ page }) => {
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

test('the intake works under a content security policy with only the documented directives', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('strict-csp');
  const intake = await partner.intake();

  await intake.fillToDocuments('Streng BV (voorbeeld)');

  await expect(intake.step('Documenten')).toBeVisible();
});

test('only the script loads until the intake is near the viewport', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site)) asked.push(new URL(request.url()).pathname);
  });
  const partner = new PartnerPage(page);
  await partner.open('script', { change: (html) => html.replace('<main>', '$&<div style="height: 4000px"></div>') });
  await page.waitForLoadState('load');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  expect(asked).toEqual([embedPaths.loader]);

  await page.locator('incasso-intake').scrollIntoViewIfNeeded();

  await expect((await partner.intake()).step('Bedrijfsgegevens')).toBeVisible();
});

test('in a hidden panel the intake loads when the panel opens, and keeps its input when it closes', async ({
  page,
}) => {
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

test('an element without a key shows an error; another with a key works', async ({ page }) => {
  await openShadows(page);
  const partner = new PartnerPage(page);
  const next = '<incasso-intake data-key="pk_local_partner"></incasso-intake>';
  await partner.open('script', {
    change: (html) => html.replace(' data-key="pk_local_partner"', '').replace('</incasso-intake>', `$&${next}`),
  });

  await expect(page.getByText(/sleutel van .* ontbreekt/)).toBeVisible();
  await expect(page.getByRole('link', { name: /website/ })).toHaveAttribute('href', new RegExp(`^${site}/start`));
  await page.locator('incasso-intake').nth(1).scrollIntoViewIfNeeded();
  await expect((await partner.intake()).step('Bedrijfsgegevens')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'key_missing' })).toBeVisible();
});

test.describe('a page that is not on the partner’s origins', () => {
  test.use({ expectedConsole: [/frame-ancestors|Framing/] });

  test('shows a link to the site instead of the intake, at the link’s height', async ({ page }) => {
    await openShadows(page);
    await new PartnerPage(page).open('script', { origin: `http://127.0.0.1:${sharedPort + 1}` });

    await expect(page.getByRole('listitem').filter({ hasText: 'frame_unreachable' })).toBeVisible();
    expect((await page.locator('incasso-intake').boundingBox())?.height).toBeLessThan(200);
    await expect(page.getByRole('link', { name: /website/ })).toHaveAttribute('href', new RegExp(`^${site}/start`));
  });
});

test.describe('an unreachable site', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('shows a message, and loads on retry', async ({ page }) => {
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

test('the first step can be read and filled in before any script loads', async ({ page }) => {
  await page.route(/\/(embed|intake)\/.*\.js$/, () => undefined);
  const partner = new PartnerPage(page);
  await page.goto(`${partnerAddress}/iframe`, { waitUntil: 'commit' });

  const frame = await partner.frame();

  await expect(frame.getByRole('heading', { name: 'Bedrijfsgegevens' })).toBeVisible();
  await frame.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Traag BV (voorbeeld)');
});

test.describe('a key', () => {
  test.use({ expectedConsole: [/401/] });

  test('of another partner is refused in an iframe on this partner’s page', async ({ page }) => {
    await new PartnerPage(page).open('iframe');

    await page.evaluate(
      (address) => document.querySelector('iframe')?.setAttribute('src', address),
      `${site}/embed?key=pk_local_elsewhere`,
    );

    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('alert').getByText('Dit formulier is niet langer geldig.')).toBeVisible();
    await expect(frame.getByText(frameText.assurance)).toBeHidden();
    await expect(frame.getByText(frameText.help)).toBeVisible();
  });
});
