import type { Page } from '@playwright/test';
import { sharedAddresses } from './src/localCloudAddresses';
import { PartnerPage } from './src/embed/PartnerPage';
import { pdfFile } from './src/pdfFile';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

/** A word that none of our texts has: where it appears, visitor input has leaked. */
const mark = 'Zilverreiger';

test('a page that records every message gets none of the visitor’s input', async ({ page }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const partner = new PartnerPage(page);
  await partner.open('forged');
  const intake = await partner.intake();
  await intake.field('Bedrijfsnaam').fill(`${mark} BV`);
  await intake.field('KBO nummer').fill('0123.456.749');
  await intake.field('Adres').fill(`${mark}laan 1`);
  await intake.next.click();
  await intake.field('Contactpersoon').fill(mark);
  await intake.field('Telefoon').fill('+32 56 00 00 01');
  await intake.field('E-mail').fill(`${mark.toLowerCase()}@bedrijf.example`);
  await intake.field('Rekeningnummer').fill('BE68 5390 0754 7034');
  await intake.next.click();
  await intake.addDocuments([pdfFile(`${mark}.pdf`)]);
  await expect(intake.inOrder(1)).toBeVisible();
  expect(await kept(page), 'what the frame keeps on the partner’s origin').toEqual([]);
  await intake.unfold();
  await intake.field('Gedeeltelijke betalingen').fill(mark);
  await intake.terms.check();
  await intake.submitSuccessfully();
  const overheard = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'overheard')));
  await expect.poll(overheard).toContain('"event":"submitted"');

  const heard = await overheard();

  expect(heard).not.toMatch(new RegExp(`${mark}|0123|5390|factuur`, 'i'));
  const addressesShown = page.frames().map((frame) => frame.url());
  expect([...addressesShown, ...seen].join('\n')).not.toMatch(new RegExp(mark, 'i'));
  const origins = new Set(seen.map((line) => new URL(line.split(' ')[0] ?? '').origin).filter((o) => o !== 'null'));
  expect([...origins].filter((origin) => !Object.values(sharedAddresses).includes(origin))).toEqual([]);
});

test('the site sets no cookie and requests no permission', async ({ page }) => {
  const cookies: string[] = [];
  page.on('response', (response) => {
    if (response.headers()['set-cookie'] !== undefined) cookies.push(response.url());
  });
  const partner = new PartnerPage(page);
  await partner.open('script');

  const frame = await partner.frame();

  const element = await frame.frameElement();
  expect(await element.getAttribute('allow')).toBeNull();
  expect(await element.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|pointer-lock/);
  expect(await element.getAttribute('title')).toContain('Aanvraag indienen');
  expect(await element.getAttribute('referrerpolicy')).not.toBeNull();
  expect(cookies).toEqual([]);
});

/**
 * What the page's origin has stored, as `storage name`. Without the frame's session cookie: cookies know no port, and
 * here both are on one host.
 */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...document.cookie
        .split('; ')
        .flatMap((cookie) => (/^(intake-session=|$)/.test(cookie) ? [] : [`cookie ${cookie.split('=')[0] ?? ''}`])),
      ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
      ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
      ...databases.map(({ name }) => `IndexedDB ${name ?? ''}`),
    ];
  });
}
