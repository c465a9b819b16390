import type { Page } from '@playwright/test';
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
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';
import { unreachableControls } from './src/unreachableControls';

test.describe.configure({ timeout: patientTimeoutMs });

const addLink = { name: 'Iets toevoegen' };
const notice = (page: Page) => page.getByRole('region', { name: /^Ingediende aanvraag/ });

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

for (const [width, mostHeight] of [
  [320, 300],
  [390, 260],
  [768, 168],
  [1440, 168],
] as const) {
  test(`at ${String(width)} px the notice is low, and nothing covers its reference on the home page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await submitAndGoHome(page, sampleCompany(`Bedekt ${String(width)} BV`, test.info()));

    await expect(page.getByRole('status').getByText(messages.intakeSucceeded)).toBeVisible();
    const reference = notice(page).getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    // A click fails if another element is on top.
    await reference.click({ timeout: 1500 });
    expect((await notice(page).boundingBox())?.height).toBeLessThanOrEqual(mostHeight);
  });
}

test('the home page shows the reference of the mail, and the link to add to the case', async ({ page, mailbox }) => {
  const company = sampleCompany('Melding & <b>Zoon</b> BV', test.info());
  await submitAndGoHome(page, company);
  await expect(notice(page)).toBeFocused();
  const reference = await notice(page)
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .innerText();

  await expect.poll(async () => (await mailbox.about(company)).some(({ text }) => text.includes(reference))).toBe(true);
  await expect(notice(page).getByRole('link', addLink)).toHaveAttribute('href', /\/nasturen#./);
});

test('a reload within two seconds shows the notice above an empty form, and each prints alone', async ({ page }) => {
  await sendCase(page, sampleCompany('Herladen BV', test.info()));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const reference = await page.getByRole('definition').first().innerText();
  await page.goto(routes.start);

  const region = page.getByRole('region', { name: `Ingediende aanvraag ${reference}` });
  await expect(region.getByRole('link', addLink)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveValue('');
  expect(await findViolations(page)).toEqual([]);

  await page.goto(routes.home);
  await expect(region).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(region).toBeVisible();
  await expect(region.getByRole('button')).toBeHidden();
  for (const control of await page.getByText('Start invordering').all()) await expect(control).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(routes.start);
  await region.getByRole('button', { name: /sluiten$/ }).click();
  await expect(region).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toBeVisible();
  await expect(region).toHaveCount(0);
});

test('in an embed the notice is above the form after a reload', async ({ page }) => {
  const partner = new PartnerPage(page);
  const intake = await partner.openIntake('script');
  await intake.fillToSubmit(sampleCompany('Ingebed Herladen BV', test.info()));
  await intake.submitSuccessfully();
  const reference = await intake.page.getByRole('definition').first().innerText();
  await expect(intake.page.getByRole('link', addLink)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  await page.reload();

  const next = await partner.intake();
  const region = next.page.getByRole('region', { name: `Ingediende aanvraag ${reference}` });
  await expect(region.getByRole('link', addLink)).toBeVisible();
  await expect(next.field('Bedrijfsnaam')).toHaveValue('');
});

test('the staff’s mail and the case file name the same versions of the terms, each with its own URL', async ({
  page,
  mailbox,
}) => {
  const company = sampleCompany('Akkoord BV', test.info());
  await submitAndGoHome(page, company);

  for (const name of legalDocumentNames) {
    const [version, newest] = [
      await page.request.get(versionPath(name, newestVersions[name])),
      await page.request.get(legalDocuments[name]),
    ];
    expect(version.headers()['content-type']).toBe('application/pdf');
    expect((await version.body()).equals(await newest.body()), name).toBe(true);
  }
  await expect.poll(async () => (await mailbox.toStaff(company)).length).toBe(1);
  const [mail] = await mailbox.toStaff(company);
  if (mail === undefined) throw new Error('no mail for the staff');
  expect(mail.text).toContain(`Akkoord, versie van ${dayInWords(newestVersions.generalTerms)}`);
  const json = attachmentsOf(mail).caseFiles.find(({ filename }) => filename.endsWith('case.json'));
  const caseFile: unknown = JSON.parse((await mailbox.attachment(mail, json?.index ?? -1)).toString());
  expect(caseFile).toMatchObject({ agreement: newestVersions });
});

test.describe('in a failure', () => {
  test.use({ expectedConsole: [/net::ERR_|was preloaded using link preload but not used|Failed to load resource/] });

  test('offline after the response, the home page still shows the notice', async ({ page, context }) => {
    await sendCase(page, 'Verbinding Weg BV (voorbeeld)');
    await context.setOffline(true);

    await expect(page).toHaveURL(routes.home);
    await expect(notice(page)).toBeVisible();
  });

  test('the notice shows when the content of the home page fails to load', async ({ page }) => {
    await sendCase(page, 'Inhoud Weg BV (voorbeeld)');
    await killRemote(page, 'content');
    await expect(page).toHaveURL(routes.home);

    await page.goto(routes.home);

    await expect(notice(page).getByRole('link', addLink)).toBeVisible();
  });
});

test('the notice has no accessibility violation and does not scroll sideways, also in forced colours', async ({
  page,
}) => {
  await submitAndGoHome(page, 'Breedtes BV (voorbeeld)');
  // The toast covers the last lines of the page.
  await page.getByRole('button', { name: 'Melding sluiten' }).click();

  for (const width of [390, 768, 1440]) {
    for (const forcedColors of ['none', 'active'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ forcedColors });
      const state = `at ${String(width)} px, forced colours ${forcedColors}`;
      // Axe does not see forced colours.
      if (forcedColors === 'none') expect(await findViolations(page), state).toEqual([]);
      expect(await unreachableControls(page), state).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, state).toBeLessThanOrEqual(0);
    }
  }
});
