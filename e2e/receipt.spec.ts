import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Download, Page } from '@playwright/test';
import { firmProfile } from '@incasso/contract/firmProfile';
import { dayInWords } from '@incasso/contract/isoDate';
import { legalDocumentNames, newestVersions, versionPath } from '@incasso/contract/legalVersions';
import { messages } from '@incasso/contract/messages';
import { legalDocuments, routes } from '@incasso/contract/routes';
import { PartnerPage } from './src/embed/PartnerPage';
import { findViolations } from './src/findViolations';
import { IntakePage } from './src/IntakePage';
import { killRemote } from './src/killRemote';
import { attachmentsOf } from './src/Mailbox';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { sampleStep } from './src/sampleIntake';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';
import { unreachableControls } from './src/unreachableControls';

test.describe.configure({ timeout: patientTimeoutMs });

const save = { name: 'Bewaar uw ontvangstbewijs' };
const notice = (page: Page) => page.getByRole('region', { name: /^Ontvangstbewijs/ });

/** Fills in a case with a document and sends it. */
async function sendCase(page: Page, company: string): Promise<void> {
  const intake = await IntakePage.opened(page);
  await intake.fillToSubmit(company, [pdfFile('factuur.pdf')]);
  await intake.submitSuccessfully();
}

async function submitAndGoHome(page: Page, company: string): Promise<void> {
  await sendCase(page, company);
  await expect(page).toHaveURL(routes.home);
  await expect(notice(page)).toBeVisible();
}

async function pathOf(download: Download): Promise<string> {
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

for (const width of [320, 390, 768, 1440]) {
  test(`at ${String(width)} px nothing covers the reference on the home page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await submitAndGoHome(page, sampleCompany(`Bedekt ${String(width)} BV`, test.info()));

    await expect(page.getByRole('status').getByText(messages.intakeSucceeded)).toBeVisible();
    const reference = notice(page).getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    // A click fails if another element is on top.
    await reference.click({ timeout: 1500 });
  });
}

test('the home page shows the reference, and the saved receipt has all answers and documents', async ({
  page,
  context,
  mailbox,
}) => {
  const company = sampleCompany('Ontvangstbewijs & <b>Zoon</b> BV', test.info());
  await submitAndGoHome(page, company);
  await expect(notice(page)).toBeFocused();
  const reference = await notice(page)
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .innerText();
  await expect.poll(async () => (await mailbox.about(company)).some(({ text }) => text.includes(reference))).toBe(true);

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const saving = page.waitForEvent('download');
  await notice(page).getByRole('button', save).click();
  const download = await saving;

  expect(download.suggestedFilename()).toBe(`ontvangstbewijs-${reference}.html`);
  expect(sent.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  const receipt = await context.newPage();
  await receipt.goto(pathToFileURL(await pathOf(download)).href);
  const { buffer } = pdfFile('factuur.pdf');
  await expect(receipt).toHaveTitle(`Ontvangstbewijs ${reference}`);
  const main = receipt.getByRole('main');
  await expect(main).toContainText(firmProfile.firmName);
  await expect(main).toContainText(firmProfile.phone.display);
  for (const [, answer] of [...sampleStep(1, company), ...sampleStep(2, company)]) {
    await expect(main.getByText(answer, { exact: true })).toBeVisible();
  }
  await expect(main).toContainText('factuur.pdf');
  await expect(main).toContainText('Factuur · ');
  await expect(main).toContainText(createHash('sha256').update(buffer).digest('hex'));
  await expect(main).toContainText(/Ontvangen\s*\p{L}+ \d{1,2} \p{L}+ \d{4} om \d{2}:\d{2}/u);
});

test('the staff’s mail, the case file and the receipt name the same versions of the terms, each with its own URL', async ({
  page,
  context,
  mailbox,
}) => {
  const company = sampleCompany('Akkoord BV', test.info());
  await submitAndGoHome(page, company);
  const saving = page.waitForEvent('download');
  await notice(page).getByRole('button', save).click();
  const receipt = await context.newPage();
  await receipt.goto(pathToFileURL(await pathOf(await saving)).href);
  const day = dayInWords(newestVersions.generalTerms);

  const row = receipt.getByRole('definition').filter({ hasText: 'ging u akkoord met onze algemene voorwaarden' });
  await expect(row).toContainText(`(versie van ${day})`);
  const links = await row.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.map((link) => new URL(link).pathname)).toEqual(
    legalDocumentNames.map((name) => versionPath(name, newestVersions[name])),
  );
  for (const [index, name] of legalDocumentNames.entries()) {
    const [version, newest] = [
      await page.request.get(links[index] ?? ''),
      await page.request.get(legalDocuments[name]),
    ];
    expect(version.headers()['content-type']).toBe('application/pdf');
    expect((await version.body()).equals(await newest.body()), name).toBe(true);
  }
  await expect.poll(async () => (await mailbox.about(company)).length).toBe(1);
  const [mail] = await mailbox.about(company);
  if (mail === undefined) throw new Error('no mail for the staff');
  expect(mail.text).toContain(`akkoord met de versie van ${day}, op`);
  const json = attachmentsOf(mail).caseFiles.find(({ filename }) => filename.endsWith('case.json'));
  const caseFile: unknown = JSON.parse((await mailbox.attachment(mail, json?.index ?? -1)).toString());
  expect(caseFile).toMatchObject({ agreement: newestVersions });
});

test.describe('in a failure', () => {
  test.use({ expectedConsole: [/net::ERR_|was preloaded using link preload but not used|Failed to load resource/] });

  test('offline after the response, the home page still shows and saves the receipt', async ({ page, context }) => {
    await sendCase(page, 'Verbinding Weg BV (voorbeeld)');
    await context.setOffline(true);

    await expect(page).toHaveURL(routes.home);
    await expect(notice(page)).toBeVisible();
    const saving = page.waitForEvent('download');
    await notice(page).getByRole('button', save).click();
    expect((await saving).suggestedFilename()).toMatch(/^ontvangstbewijs-.{9}\.html$/);
  });

  test('the receipt shows when the content of the home page fails to load', async ({ page }) => {
    await sendCase(page, 'Inhoud Weg BV (voorbeeld)');
    await killRemote(page, 'content');
    await expect(page).toHaveURL(routes.home);

    await page.goto(routes.home);

    await expect(notice(page).getByRole('button', save)).toBeVisible();
  });
});

test('in the embed the confirmation has the receipt', async ({ page }) => {
  const intake = await new PartnerPage(page).openIntake('script');
  await intake.fillToSubmit('Ingesloten Bewijs BV (voorbeeld)');
  await intake.submitSuccessfully();
  const reference = await intake.page.getByRole('definition').first().innerText();

  const saving = page.waitForEvent('download');
  await intake.page.getByRole('button', save).click();
  const download = await saving;

  expect(download.suggestedFilename()).toBe(`ontvangstbewijs-${reference}.html`);
  expect(await readFile(await pathOf(download), 'utf8')).toContain('Ingesloten Bewijs BV (voorbeeld)');
});

test('notice and receipt have no accessibility violation and do not scroll sideways, also in forced colours and on paper', async ({
  page,
  context,
}) => {
  await submitAndGoHome(page, 'Breedtes BV (voorbeeld)');
  // On a narrow screen the toast covers the last lines of the page.
  await page.getByRole('button', { name: 'Melding sluiten' }).click();
  const saving = page.waitForEvent('download');
  await notice(page).getByRole('button', save).click();
  const receipt = await context.newPage();
  await receipt.goto(pathToFileURL(await pathOf(await saving)).href);
  const pages = { notice: page, receipt };

  for (const [name, shown] of Object.entries(pages)) {
    for (const width of [390, 768, 1440]) {
      for (const forcedColors of ['none', 'active'] as const) {
        await shown.setViewportSize({ width, height: 900 });
        await shown.emulateMedia({ forcedColors });
        const state = `${name} at ${String(width)} px, forced colours ${forcedColors}`;
        // Axe does not see forced colours.
        if (forcedColors === 'none') expect(await findViolations(shown), state).toEqual([]);
        expect(await unreachableControls(shown), state).toEqual([]);
        const overflow = await shown.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, state).toBeLessThanOrEqual(0);
      }
    }
  }
  await receipt.emulateMedia({ media: 'print', forcedColors: 'none' });
  await expect(receipt.getByText('Kies ‘Afdrukken’')).toBeHidden();
  await expect(receipt.getByText('Breedtes BV (voorbeeld)')).toBeVisible();
});
