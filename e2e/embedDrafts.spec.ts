import { PartnerPage } from './src/embed/PartnerPage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

test('a draft with its document survives being moved, removed and put back, and a reload', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('moved');
  const intake = await partner.intake();
  await intake.fillToDocuments('Verhuizing BV (voorbeeld)');
  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await expect(intake.page.getByText('In orde')).toBeVisible();

  const actions = [
    () => page.getByRole('button', { name: 'Verplaats het formulier' }).click(),
    async () => {
      await page.getByRole('button', { name: 'Haal het formulier weg' }).click();
      await expect.poll(() => partner.frames()).toEqual([]);
      await page.getByRole('button', { name: 'Zet het formulier terug' }).click();
    },
    () => page.reload(),
  ];
  for (const act of actions) {
    await act();
    const again = await partner.intake();
    await expect(again.step('Documenten')).toBeVisible();
    await expect(again.page.getByText('In orde')).toBeVisible();
  }
});

test('two intakes on a page keep two drafts', async ({ page }) => {
  const partner = new PartnerPage(page);
  const fill = async (place: number, company: string) => {
    await page
      .locator('incasso-intake')
      .nth(place - 1)
      .scrollIntoViewIfNeeded();
    await (await partner.intake(place)).field('Bedrijfsnaam').fill(company);
  };
  await partner.open('two');
  await fill(1, 'Eerste BV (voorbeeld)');
  await fill(2, 'Tweede BV (voorbeeld)');
  await expect((await partner.intake(1)).field('Bedrijfsnaam')).toHaveValue('Eerste BV (voorbeeld)');

  await page.reload();
  for (const place of [0, 1]) await page.locator('incasso-intake').nth(place).scrollIntoViewIfNeeded();
  await expect.poll(() => partner.frames().length).toBe(2);
  const companies: string[] = [];
  for (const place of [1, 2]) {
    const field = (await partner.intake(place)).field('Bedrijfsnaam');
    await expect(field).not.toHaveValue('');
    companies.push(await field.inputValue());
  }

  expect(companies).toEqual(['Eerste BV (voorbeeld)', 'Tweede BV (voorbeeld)']);
});

test('where the browser keeps its storage closed, a case is sent all the same', async ({ page, mailbox }) => {
  await page.addInitScript(() => {
    if (window === window.top) return;
    const closed = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: closed });
    }
    Object.defineProperty(document, 'cookie', { get: closed, set: closed });
  });
  const company = sampleCompany('Zonder Opslag BV', test.info());
  const partner = new PartnerPage(page);
  await partner.open('script');
  const intake = await partner.intake();
  await intake.fillToDocuments(company);
  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await expect(intake.page.getByText(/Uw browser bewaart dit formulier niet/)).toBeVisible();
  await intake.terms.check();
  await intake.submit.click();

  await expect(intake.page.getByRole('heading', { name: 'Uw aanvraag is ingediend' })).toBeVisible();
  await expect.poll(async () => (await mailbox.about(company)).length).toBeGreaterThan(0);
});

test('a reset that the page asks for before the intake is there lets go of the visitor’s draft', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('script');
  await (await partner.intake()).field('Bedrijfsnaam').fill('Vorige Klant BV (voorbeeld)');
  await page.reload();
  await expect((await partner.intake()).field('Bedrijfsnaam')).toHaveValue('Vorige Klant BV (voorbeeld)');

  await page.addInitScript(() => {
    const incassoIntake = [['reset'], ['prefill', { address: 'Voorbeeldstraat 3' }]];
    Object.assign(window, { incassoIntake });
  });
  await page.reload();
  const intake = await partner.intake();

  await expect(intake.field('Adres')).toHaveValue('Voorbeeldstraat 3');
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('');
});

test('the page fills in what it knows, and never over what the visitor typed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const partner = new PartnerPage(page);
  await partner.open('prefilled');
  const intake = await partner.intake();
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('Voorbeeldbakkerij BV');
  await expect(intake.field('KBO nummer')).toHaveValue('0123.456.749');

  await page.getByRole('button', { name: 'Vul ook het adres in' }).click();
  await expect(intake.field('Adres')).toHaveValue('Voorbeeldstraat 1, 8500 Kortrijk');
  await intake.field('Bedrijfsnaam').fill('Eigen Woorden BV (voorbeeld)');
  await page.getByRole('button', { name: 'Vul ook het adres in' }).click();
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('Eigen Woorden BV (voorbeeld)');

  await page.getByRole('button', { name: 'Begin opnieuw' }).click();
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('Voorbeeldbakkerij BV');
  await expect(intake.field('Adres')).toHaveValue('');
  expect(asked.join('\n')).not.toMatch(/bakkerij|Voorbeeldstraat/i);
});
