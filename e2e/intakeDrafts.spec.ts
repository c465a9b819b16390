import type { BrowserContext, Frame, Page } from '@playwright/test';
import { routes } from '@incasso/contract/routes';
import { readSample } from '@incasso/documents/testing/readSample';
import { PartnerPage } from './src/embed/PartnerPage';
import { IntakePage } from './src/IntakePage';
import { sharedAddresses, sharedPort } from './src/localCloudAddresses';
import { awaitHydration } from './src/awaitHydration';
import { attachmentsOf } from './src/Mailbox';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { crash, duplicate, openTab } from './src/tabs';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

const unkept = 'Uw browser bewaart dit formulier niet.';
const notChosen = 'Nam u net een foto of koos u een document? Dat staat er nog niet bij.';

test('in a cross-site iframe a second tab shows none of the first, and deletes nothing of it', async ({ context }) => {
  const openPartner = async (): Promise<IntakePage<Frame>> => {
    const partner = new PartnerPage(await context.newPage());
    // `localhost` and this address are two sites: the browser blocks the iframe's cookie.
    const crossSite = `http://127.0.0.1:${sharedPort}`;
    await partner.open('script', { change: (html) => html.replaceAll(sharedAddresses.site, crossSite) });
    return partner.intake();
  };
  const first = await openPartner();
  await first.fillToDocuments('Eerste Tab BV (voorbeeld)', first.page.getByText('dit tabblad sluit'));
  await first.addDocuments([pdfFile('factuur.pdf')]);
  await expect(first.inOrder(1)).toBeVisible();
  const before = await first.page.evaluate(keptInBrowser);
  expect([before.drafts.length, before.files.length]).toEqual([1, 1]);

  const second = await openPartner();
  await second.field('Adres').fill('Voorbeeldstraat 3');
  await expect(second.field('Bedrijfsnaam')).toHaveValue('');

  expect(await first.page.evaluate(keptInBrowser)).toMatchObject({ files: before.files });
  await first.page.page().reload();
  const again = await new PartnerPage(first.page.page()).intake();
  await expect(again.step('Documenten')).toBeVisible();
  await expect(again.inOrder(1)).toBeVisible();
});

test('a duplicated tab that is changed has a draft and files of its own, and the original keeps its own', async ({
  context,
}) => {
  const first = await openTab(context);
  await first.fillToDocuments('Origineel BV (voorbeeld)');
  await first.addDocuments([pdfFile('factuur.pdf')]);
  await expect(first.inOrder(1)).toBeVisible();
  const copy = new IntakePage(await duplicate(first.page));
  await expect(copy.inOrder(1)).toBeVisible();

  await copy.terms.check();
  await expect.poll(async () => (await copy.page.evaluate(keptInBrowser)).drafts.length).toBe(2);
  await first.page.reload();
  await expect(first.inOrder(1)).toBeVisible();
  await expect(first.terms).not.toBeChecked();
  await first.page.getByRole('button', { name: 'factuur.pdf verwijderen' }).click();

  await copy.page.reload();
  await expect(copy.inOrder(1)).toBeVisible();
  await expect(copy.terms).toBeChecked();
});

test('a duplicated tab that was sent unchanged is no second case when the original is sent', async ({
  context,
  mailbox,
}) => {
  const company = sampleCompany('Dubbel Tabblad BV', test.info());
  const first = await openTab(context);
  await first.fillToSubmit(company, [pdfFile('factuur.pdf')]);
  const copy = new IntakePage(await duplicate(first.page));
  await expect(copy.inOrder(1)).toBeVisible();
  await copy.submitSuccessfully();

  await first.submitSuccessfully();

  await expect.poll(() => mailbox.toStaff(company)).toHaveLength(1);
});

test('a tab that crashes while a photo is taken loses only the photo, and says so', async ({ context }) => {
  const first = await openTab(context);
  await first.fillToDocuments('Gecrasht BV (voorbeeld)');
  await first.addDocuments([pdfFile('factuur.pdf')]);
  await expect(first.inOrder(1)).toBeVisible();
  const picker = first.page.waitForEvent('filechooser');
  await first.page.getByRole('button', { name: 'Nog documenten kiezen' }).click();
  await picker;
  await crash(first.page);

  const next = await openTab(context);

  await expect(next.step('Documenten')).toBeVisible();
  await expect(next.page.getByText('factuur.pdf', { exact: true })).toBeVisible();
  await expect(next.inOrder(1)).toBeVisible();
  await expect(next.page.getByText(notChosen)).toBeVisible();
  await next.addDocuments([{ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(readSample('foto.jpg')) }]);
  await expect(next.inOrder(2)).toBeVisible();
  await expect(next.page.getByText(notChosen)).toHaveCount(0);
});

test('removed photos are deleted from the browser’s storage', async ({ page }) => {
  const photos = Array.from({ length: 20 }, (_, place) => ({
    name: `foto-${String(place)}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([readSample('foto.jpg'), Buffer.alloc(2_000_000, place), readSample('foto.jpg')]),
  }));
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments('Fotoalbum BV (voorbeeld)');
  const usedBytes = () => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const before = await usedBytes();
  await intake.addDocuments(photos);
  await expect(intake.inOrder(20)).toBeVisible();
  await expect.poll(usedBytes).toBeGreaterThan(before + 40_000_000);

  for (const { name } of photos) await page.getByRole('button', { name: `${name} verwijderen` }).click();

  await expect.poll(usedBytes).toBeLessThan(before + 1_000_000);
  await page.reload();
  await expect(intake.step('Documenten')).toBeVisible();
});

test('storage that fills up between two documents is reported once, and the case still arrives complete', async ({
  page,
  context,
  mailbox,
}) => {
  const company = sampleCompany('Volgelopen BV', test.info());
  const intake = await IntakePage.opened(page);
  // Before the first document, because the browser caches its quota for a while.
  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 });
  await intake.fillToDocuments(company);
  await intake.terms.check();

  for (const [index, { name, size, isSaid }] of [
    { name: 'factuur.pdf', size: 500_000, isSaid: false },
    { name: 'aanmaning.pdf', size: 2_000_000, isSaid: true },
    { name: 'voorwaarden.pdf', size: 2_000_000, isSaid: true },
  ].entries()) {
    await intake.addDocuments([pdfFile(name, { size })]);
    await expect(intake.inOrder(index + 1)).toBeVisible();
    await expect(page.getByText(unkept)).toHaveCount(isSaid ? 1 : 0);
  }

  await intake.submitSuccessfully();
  await expect
    .poll(async () => (await mailbox.about(company)).flatMap((mail) => attachmentsOf(mail).documents))
    .toHaveLength(3);
});

test('back leads to the step before, forward to the step again, each to where the visitor was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const intake = await IntakePage.opened(page);
  await intake.fillToContact('Stap Terug BV (voorbeeld)');
  await page.evaluate(() => {
    addEventListener('click', () => (document.body.dataset['left'] = String(scrollY)), { capture: true });
  });
  await intake.fillFromContact();
  const left = await page.evaluate(() => Number(document.body.dataset['left']));
  expect(left).toBeGreaterThan(0);

  await page.goBack();
  await expect(intake.step('Contact')).toBeFocused();
  await expect.poll(() => scrollTopOf(page)).toBe(left);
  await page.goBack();
  await expect(intake.step('Bedrijfsgegevens')).toBeFocused();
  await page.goForward();
  await expect(intake.step('Contact')).toBeFocused();
  await page.goForward();
  await expect(intake.step('Documenten')).toBeFocused();
  await page.reload();
  await expect(intake.step('Documenten')).toBeVisible();
  await awaitHydration(page, 'main form');
  await page.goBack();
  await expect(intake.step('Contact')).toBeVisible();
  await page.goBack();
  await expect(intake.step('Bedrijfsgegevens')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
});

test('in an embed back leads to the step before too', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('script');
  const intake = await partner.intake();
  await intake.fillToDocuments('Terug In Embed BV (voorbeeld)');

  // Playwright's own waits for the page to navigate, and only the iframe does.
  await page.evaluate(() => history.back());
  await expect(intake.step('Contact')).toBeVisible();
  await intake.previous.click();
  await expect(intake.step('Bedrijfsgegevens')).toBeVisible();
  await intake.next.click();
  await expect(intake.step('Contact')).toBeVisible();
});

const scrollTopOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

const dayLater = (context: BrowserContext) =>
  context.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 24 * 3_600_000;
  });

test('a draft is gone and cleared away once the browser session has ended', async ({ context }) => {
  const first = await openTab(context);
  await first.fillToSubmit('Voorbij BV (voorbeeld)', [pdfFile('factuur.pdf')]);
  await first.page.close();
  await context.clearCookies();

  const next = await openTab(context);

  await expect(next.field('Bedrijfsnaam')).toHaveValue('');
  await expect.poll(() => next.page.evaluate(keptInBrowser)).toEqual({ drafts: [], files: [] });
});

test('an open tab keeps its expired draft until a reload, which announces its loss', async ({ context }) => {
  const first = await openTab(context);
  await first.fillToDocuments('Een Nacht Open BV (voorbeeld)', first.page.getByText('24 uur niets wijzigt'));
  await dayLater(context);
  const other = await openTab(context);
  await expect(other.field('Bedrijfsnaam')).toHaveValue('');
  expect((await other.page.evaluate(keptInBrowser)).drafts).toHaveLength(1);

  await first.page.reload();

  await expect(first.page.getByText('Wat u hier eerder invulde, staat er niet meer')).toBeVisible();
  await expect(first.field('Bedrijfsnaam')).toHaveValue('');
  await expect.poll(() => first.page.evaluate(keptInBrowser)).toEqual({ drafts: [], files: [] });
});

test('any other page deletes drafts and files not changed for a day', async ({ context }) => {
  const first = await openTab(context);
  await first.fillToSubmit('Voorbij BV (voorbeeld)', [pdfFile('factuur.pdf')]);
  await first.page.close();
  await dayLater(context);
  const next = await context.newPage();

  await next.goto(routes.faq);

  await expect.poll(() => next.evaluate(keptInBrowser)).toEqual({ drafts: [], files: [] });
});

test('after success only the notice stays in the browser, in its tab', async ({ page }) => {
  const intake = await IntakePage.opened(page, 'short form');
  await intake.fillToSubmit('Opgeruimd BV (voorbeeld)', [pdfFile('factuur.pdf')]);
  await intake.submitSuccessfully();

  expect(await page.evaluate(() => sessionStorage.getItem('intake-name'))).toBeNull();
  await expect.poll(() => page.evaluate(keptInBrowser)).toEqual({ drafts: [], files: [] });
  await expect(page).toHaveURL(routes.home);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['intake-case-notices']);
});

test('nothing leaves the browser before submit', async ({ page }) => {
  const company = sampleCompany('Privé BV', test.info());
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const intake = await IntakePage.opened(page);

  await intake.fillToDocuments(company);
  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await expect(intake.inOrder(1)).toBeVisible();

  expect(sent.filter((request) => request.includes(company) || request.includes('factuur'))).toEqual([]);
});

async function keptInBrowser(): Promise<{ drafts: string[]; files: string[] }> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('intake', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('files');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('The database did not open.'));
  });
  const files = await new Promise<string[]>((resolve) => {
    const keys = database.transaction('files').objectStore('files').getAllKeys();
    keys.onsuccess = () => resolve(keys.result.map(String));
  });
  database.close();
  return { drafts: Object.keys(localStorage), files };
}
