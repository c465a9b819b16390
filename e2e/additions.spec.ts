import { apiRoot } from '@incasso/contract/api';
import { additionPath, additionTitle } from '@incasso/contract/routes';
import { readSample } from '@incasso/documents/testing/readSample';
import { documentsText } from '@incasso/intake-widget/DocumentPicker.text';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { ApiCaller } from './src/ApiCaller';
import { PartnerPage } from './src/embed/PartnerPage';
import { findViolations } from './src/findViolations';
import { IntakePage } from './src/IntakePage';
import { sharedAddresses } from './src/localCloudAddresses';
import { sampleCompany } from './src/sampleCompany';
import { submitCase } from './src/submitCase';
import { expect, patientExpect, patientTimeoutMs, test } from './src/test';

const { site } = sharedAddresses;
const api = new ApiCaller(site);

test('keeps the link out of the address bar and all URLs, and shows nothing of the case', async ({ page }) => {
  const { submissionId, reference, link } = await submitCase(api, { company: 'Op De Foto BV (voorbeeld)' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));

  await page.goto(site + link);

  await expect(page.getByRole('button', { name: 'Toevoegen aan mijn aanvraag' })).toBeVisible();
  await expect(page).toHaveURL(site + additionPath);
  // Shown for a new case only.
  await expect(page.getByText(/^Handig/)).toHaveCount(0);
  expect(asked.filter((address) => address.includes(submissionId) || address.includes('/api/'))).toEqual([]);
  expect(await page.content()).not.toMatch(new RegExp(`Op De Foto|${reference}`));

  await page.getByRole('link', { name: 'Naar de inhoud' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Toevoegen aan mijn aanvraag' })).toBeVisible();
});

test.describe('from the empty form to the confirmation', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED/] });
  const calls = `**${apiRoot}/**`;

  test('no state of the page has an accessibility violation, and a failure mentions the addition, not a case', async ({
    page,
    context,
  }) => {
    test.setTimeout(patientTimeoutMs);
    const { link } = await submitCase(api, { company: 'Toegankelijk Nasturen BV (voorbeeld)' });
    await page.goto(site + link);
    const send = page.getByRole('button', { name: 'Toevoegen aan mijn aanvraag' });
    await expect(send).toBeVisible();
    expect(await findViolations(page), 'open').toEqual([]);

    await send.click();
    await expect(page.getByLabel('Uw bericht')).toHaveAccessibleDescription(/Voeg minstens één document toe/);
    expect(await findViolations(page), 'with a problem').toEqual([]);

    await page.getByLabel('Documenten', { exact: true }).setInputFiles([
      { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(readSample('foto.jpg')) },
      { name: 'nota.exe', mimeType: '', buffer: Buffer.from('MZ') },
    ]);
    await expect(page.getByText(documentsText.inOrder(1))).toBeVisible();
    expect(await findViolations(page), 'with documents').toEqual([]);

    await context.route(calls, (route) => route.abort());
    await send.click();
    const notice = page
      .getByText(/Uw aanvulling is niet verzonden|We weten niet zeker of uw aanvulling|menselijke|robot/)
      .first();
    await patientExpect(notice).toBeVisible();
    await expect(page.getByText(/niets komt dubbel aan/)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/dubbele aanvraag/);
    expect(await findViolations(page), 'failed').toEqual([]);

    await context.unroute(calls);
    await send.click();
    await patientExpect(page.getByRole('heading', { name: 'Uw aanvulling is goed ontvangen' })).toBeVisible();
    expect(await findViolations(page), 'received').toEqual([]);
    // The next person at this computer cannot add to the case.
    const keptOfLink = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('link')));
    expect(await keptOfLink()).toEqual([]);

    await page.getByRole('button', { name: 'Nog iets toevoegen' }).click();
    await page.getByLabel('Uw bericht').fill('Nog een bericht');
    await page.reload();
    await expect(page.getByLabel('Uw bericht')).toHaveValue('Nog een bericht');
  });
});

test('the confirmation in the embed shows the link for additions', async ({ page, context }) => {
  test.setTimeout(patientTimeoutMs);
  const intake = await new PartnerPage(page).openIntake('script');
  await intake.fillToSubmit(sampleCompany('Inbedding Met Code BV', test.info()));
  await intake.submit.click();

  const link = intake.page.getByRole('link', { name: 'Iets toevoegen' });
  await patientExpect(link).toBeVisible();
  const address = await link.getAttribute('href');
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const absolute = new URL(address ?? '', origin).href;
  expect(absolute.startsWith(`${origin}${additionPath}#`)).toBe(true);

  const opening = context.waitForEvent('page');
  await link.click();
  const opened = await opening;
  await patientExpect(opened.getByRole('button', { name: 'Toevoegen aan mijn aanvraag' })).toBeVisible();
  expect(opened.url()).toBe(`${origin}${additionPath}`);
});

test('the notice on the home page of a large screen has the link as a QR code too', async ({ page }) => {
  test.setTimeout(patientTimeoutMs);
  await page.setViewportSize({ width: 1440, height: 900 });
  const intake = await IntakePage.opened(page);
  await intake.fillToSubmit(sampleCompany('Melding Met Code BV', test.info()));
  await intake.submitSuccessfully();
  await patientExpect(page).toHaveURL('/');

  const notice = page.getByRole('region', { name: /^Ingediende aanvraag/ });
  const address = await notice.getByRole('link', { name: 'Iets toevoegen' }).getAttribute('href');
  const picture = await notice.getByRole('img', { name: 'QR-code van uw link' }).screenshot({ scale: 'css' });
  expect(await decodeQrCode(picture)).toBe(new URL(address ?? '', page.url()).href);
});

async function decodeQrCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('the page is not indexed; without JavaScript it gives an alternative', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site + additionPath);

  await expect(page).toHaveTitle(new RegExp(additionTitle));
  expect(await page.content()).toContain('werkt alleen met JavaScript');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await fetch(`${site}/sitemap.xml`)).text()).not.toContain(additionPath);
  await context.close();
});
