import type { Page } from '@playwright/test';
import { apiRoot } from '@incasso/contract/api';
import { embedPaths, testKey } from '@incasso/contract/embed/embedNames';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { frameText } from '@incasso/intake-widget/frame.text';
import { sharedAddresses, sharedPort } from './src/localCloudAddresses';
import { openShadows } from './src/embed/openShadows';
import { PartnerPage } from './src/embed/PartnerPage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

const { site } = sharedAddresses;
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

for (const way of ['script', 'iframe'] as const) {
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

test.describe('a page without a key', () => {
  test.use({ expectedConsole: [/incasso-intake: key_missing/] });

  test('shows an error in its element only, not in one with a key', async ({ page }) => {
    const partner = new PartnerPage(page);
    const next = '<incasso-intake data-key="pk_local_partner"></incasso-intake>';
    await partner.open('script', {
      change: (html) =>
        html
          .replace(' data-key="pk_local_partner"', '')
          .replace(/<a href="[^"]*embed\?[^"]*">.*?<\/a>/s, '')
          .replace('</incasso-intake>', `$&${next}`),
    });

    const frameOf = (key: string) => page.frame({ url: (url) => url.search.startsWith(`?key=${key}&`) });
    await expect.poll(() => frameOf('')).not.toBeNull();
    await expect
      .poll(() =>
        frameOf('')
          ?.getByText(/sleutel van .* ontbreekt/)
          .isVisible(),
      )
      .toBe(true);
    await expect(page.getByRole('listitem').filter({ hasText: 'key_missing' })).toBeVisible();
    await page.locator('incasso-intake').nth(1).scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        frameOf('pk_local_partner')
          ?.getByRole('heading', { name: /Bedrijfsgegevens/ })
          .isVisible(),
      )
      .toBe(true);
  });
});

/** What a visitor sees where the intake does not load: first the page's own link, then the firm's box. */
async function expectBox(page: Page): Promise<void> {
  await expect(page.getByRole('listitem').filter({ hasText: 'frame_unreachable' })).toBeVisible();
  expect((await page.locator('incasso-intake').boundingBox())?.height).toBeLessThan(200);
  const link = page.getByRole('link', { name: frameText.title });
  await expect(link).toHaveAttribute('href', /\/embed\?key=pk_local_partner&.*#reference=KLANT-17$/);
  await expect(page.locator(`a[href="${telLink}"]`)).toBeVisible();
}

const withReference = (html: string) => html.replace('<incasso-intake>', '<incasso-intake reference="KLANT-17">');

test.describe('a page that is not on the partner’s origins', () => {
  test.use({ expectedConsole: [/frame-ancestors|Framing|incasso-intake: frame_unreachable/] });

  test('shows its own link, then a box with the firm’s phone and a link that keeps the reference', async ({ page }) => {
    await openShadows(page);
    const partner = new PartnerPage(page);
    const origin = `http://127.0.0.1:${sharedPort + 1}`;
    await partner.open('script', { origin, change: withReference });

    await expect(page.getByRole('link', { name: 'Dien uw aanvraag in' })).toBeVisible();
    await expectBox(page);
  });

  test('can try the intake with the test key, which sends and stores nothing', async ({ page, mailbox }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(apiRoot) || request.method() !== 'GET') calls.push(request.url());
    });
    const partner = new PartnerPage(page);
    await partner.open('script', {
      origin: `http://127.0.0.1:${sharedPort + 1}`,
      change: (html) => withReference(html).replaceAll('pk_local_partner', testKey),
    });
    const intake = await partner.intake();
    await expect(intake.page.getByText(frameText.test)).toBeVisible();

    await intake.fillToSubmit('Proefkonijn BV (voorbeeld)', [
      pdfFile('factuur.pdf'),
      pdfFile('groot.pdf', { size: 6_000_000 }),
    ]);
    await intake.submit.click();

    await expect(intake.page.getByText('TEST-TEST')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'intake:submitted' })).toContainText('KLANT-17');
    expect(calls).toEqual([]);
    expect(await mailbox.about('Proefkonijn')).toEqual([]);
  });
});

test.describe('an unreachable site', () => {
  test.use({ expectedConsole: [/ERR_FAILED|incasso-intake: frame_unreachable/] });

  test('shows a box with the firm’s phone and a link that keeps the reference', async ({ page }) => {
    await openShadows(page);
    await page.route(`**${embedPaths.frame}?**`, (route) => route.abort());
    await new PartnerPage(page).open('script', { change: withReference });

    await expectBox(page);
  });
});

test('a page that is isolated shows the intake, which reads an e-invoice and sends it', async ({ page, mailbox }) => {
  const company = sampleCompany('Afgezonderd BV', test.info());
  const partner = new PartnerPage(page);
  await partner.open('script', { headers: { 'cross-origin-embedder-policy': 'require-corp' } });
  const intake = await partner.intake();
  await intake.fillToDocuments(company);
  await intake.addDocuments([{ name: 'factuur.xml', mimeType: 'text/xml', buffer: Buffer.from(sampleUbl()) }]);
  await expect(intake.inOrder(1)).toBeVisible();
  await intake.terms.check();

  await intake.submitSuccessfully();

  await expect.poll(async () => (await mailbox.toStaff(company)).length).toBe(1);
});

const headOf = /<script async.*?<\/script>/s;

test.describe('an optimizer’s page', () => {
  test.use({ expectedConsole: [/incasso-intake: site_missing/] });

  test('that inlines the script into its head shows the intake, and warns without a link', async ({
    page,
    request,
  }) => {
    const loader = await (await request.get(site + embedPaths.loader)).text();
    const inline = (html: string) =>
      html.replace(headOf, '').replace('</head>', () => `<script>${loader}</script></head>`);
    const partner = new PartnerPage(page);
    await partner.open('script', { change: inline });
    await expect((await partner.intake()).step('Bedrijfsgegevens')).toBeVisible();

    const warned = page.waitForEvent('console', (message) => message.text() === 'incasso-intake: site_missing');
    await page.unrouteAll();
    await partner.open('script', {
      change: (html) => inline(html).replace(/<a href="[^"]*embed\?[^"]*">.*?<\/a>/s, ''),
    });
    await warned;
  });

  test('that serves the script from its own address shows the intake of the link', async ({ page, request }) => {
    const body = await (await request.get(site + embedPaths.loader)).text();
    await page.route('**/cache/intake/v1.js', (route) => route.fulfill({ body, contentType: 'text/javascript' }));
    const partner = new PartnerPage(page);
    await partner.open('script', {
      change: (html) =>
        html
          .replace(headOf, '')
          .replace('</body>', '<script src="/cache/intake/v1.js" data-key="pk_local_partner"></script></body>'),
    });

    await expect((await partner.intake()).step('Bedrijfsgegevens')).toBeVisible();
  });
});

test('the first step can be read and filled in before any script loads', async ({ page }) => {
  await page.route(/\/(embed|intake)\/.*\.js$/, () => undefined);
  const partner = new PartnerPage(page);
  // It never loads whole.
  void partner.open('iframe').catch(() => undefined);

  const frame = await partner.frame();

  await expect(frame.getByRole('heading', { name: 'Bedrijfsgegevens' })).toBeVisible();
  await frame.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Traag BV (voorbeeld)');
});

test.describe('a key', () => {
  test.use({ expectedConsole: [/401|frame-ancestors|Framing|incasso-intake: key_unknown/] });

  const show = (page: Page, key: string) =>
    page.evaluate(
      (address) => document.querySelector('iframe')?.setAttribute('src', address),
      `${site}${embedPaths.frame}?key=${key}`,
    );

  test('that nobody has shows an error in the iframe', async ({ page }) => {
    await new PartnerPage(page).open('iframe');

    await show(page, 'pk_nobody_1a2b3c4d');

    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('alert').getByText('Dit formulier is niet langer geldig.')).toBeVisible();
    await expect(frame.getByText(frameText.assurance)).toBeHidden();
    await expect(frame.getByText(frameText.help)).toBeVisible();
  });

  test('of another partner is refused in an iframe on this partner’s page', async ({ page }) => {
    await new PartnerPage(page).open('iframe');
    const refused = page.waitForEvent('console', (message) => /frame-ancestors|Framing/.test(message.text()));

    await show(page, 'pk_local_elsewhere');

    await refused;
    await expect(page.frameLocator('iframe').getByRole('form')).toHaveCount(0);
  });
});
