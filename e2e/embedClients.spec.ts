import type { Page } from '@playwright/test';
import { apiPaths } from '@incasso/contract/api';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { type Client, PartnerPage } from './src/embed/PartnerPage';
import { attachmentsOf } from './src/Mailbox';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

// An accountant's portal shows the pages of many clients in one tab.
test.describe.configure({ timeout: patientTimeoutMs });

const clientA = { reference: 'DOSSIER-A', company: 'Klant A BV (voorbeeld)', file: 'factuur-van-klant-A.pdf' };
const clientB = { reference: 'DOSSIER-B', company: 'Klant B NV (voorbeeld)', file: 'factuur-van-klant-B.pdf' };

async function openClient(page: Page, client: Client): Promise<PartnerPage> {
  const partner = new PartnerPage(page);
  await partner.openClient(client);
  return partner;
}

/** Changes from one client to another within a page. */
const changes = {
  'another page': async (page: Page, client: Client) => void (await openClient(page, client)),
  'changed attributes': (page: Page, client: Client) =>
    page.locator('incasso-intake').evaluate((shown, { reference = '', company = '' }) => {
      shown.setAttribute('prefill-company-name', company);
      shown.setAttribute('reference', reference);
    }, client),
  'a new element': (page: Page, client: Client) =>
    page.locator('incasso-intake').evaluate((shown, { reference = '', company = '' }) => {
      const next = document.createElement('incasso-intake');
      next.setAttribute('reference', reference);
      next.setAttribute('prefill-company-name', company);
      shown.replaceWith(next);
    }, client),
};

/** The page's own script hands over a document, and e-invoices as XML. */
async function add(page: Page, name: string, invoices: readonly string[] = []): Promise<void> {
  const bytes = [...pdfFile(name).buffer];
  await page.locator('incasso-intake').evaluate(
    (shown, given) => {
      const call: unknown = Reflect.get(shown, 'add');
      const documents = [new File([new Uint8Array(given.bytes)], given.name, { type: 'application/pdf' })];
      if (typeof call === 'function') Reflect.apply(call, shown, [{ documents, invoices: given.invoices }]);
    },
    { name, bytes, invoices },
  );
}

const hashes = (partner: PartnerPage) => partner.frames().map((frame) => new URL(frame.url()).hash);
const restored = 'Uw vorige aanvraag staat er nog';

for (const [way, change] of Object.entries(changes)) {
  test(`nothing of a client stays under the reference of the next, shown by ${way}`, async ({ page, mailbox }) => {
    const partner = await openClient(page, clientA);
    await expect((await partner.intake()).field('Bedrijfsnaam')).toHaveValue(clientA.company);
    await add(page, clientA.file);

    await change(page, clientB);

    await expect.poll(() => hashes(partner)).toEqual(['#reference=DOSSIER-B']);
    const intake = await partner.intake();
    await expect(intake.field('Bedrijfsnaam')).toHaveValue(clientB.company);
    await expect(intake.page.getByText(restored)).toHaveCount(0);
    await add(page, clientB.file);
    await intake.fillToDocuments(sampleCompany(`Klant B, ${way}`, test.info()));
    await expect(intake.inOrder(1)).toBeVisible();
    await expect(intake.page.getByText(clientB.file, { exact: true })).toBeVisible();
    await intake.terms.check();
    await intake.submitSuccessfully();
    await expect(page.getByText('"partnerReference":"DOSSIER-B"')).toBeVisible();
    expect(attachmentsOf(await mailbox.caseMail(`Klant B, ${way}`)).documents).toEqual([
      expect.objectContaining({ filename: expect.stringContaining(clientB.file) }),
    ]);
  });
}

test('the draft of a client comes back under its reference only', async ({ page }) => {
  const first = await (await openClient(page, clientA)).intake();
  await first.field('Adres').fill('Klantlaan 1, 8500 Kortrijk');

  const second = await (await openClient(page, clientB)).intake();
  await expect(second.field('Bedrijfsnaam')).toHaveValue(clientB.company);
  await expect(second.field('Adres')).toHaveValue('');

  const again = await (await openClient(page, clientA)).intake();
  await expect(again.field('Adres')).toHaveValue('Klantlaan 1, 8500 Kortrijk');
  await expect(again.field('Bedrijfsnaam')).toHaveValue(clientA.company);
});

test('a document and an e-invoice that a page’s script added survive a reload', async ({ page }) => {
  const partner = await openClient(page, clientA);
  await partner.openClient({ reference: clientB.reference });
  await partner.intake();
  await add(page, clientB.file, [sampleUbl()]);
  const expectAdded = async () => {
    const intake = await partner.intake();
    await expect(intake.step('Documenten')).toBeVisible();
    await expect(intake.inOrder(2)).toBeVisible();
    await expect(intake.page.getByText(clientB.file, { exact: true })).toBeVisible();
    await expect(intake.page.getByText('2026-0012').first()).toBeVisible();
  };
  await expectAdded();

  await page.reload();

  await expectAdded();
});

test('what a page’s script prefills is for one reference, which it may set right before or after', async ({ page }) => {
  const prefill = (field: string, value: string, reference?: string) =>
    page.locator('incasso-intake').evaluate(
      (shown, given) => {
        const method: unknown = Reflect.get(shown, 'prefill');
        if (typeof method === 'function') Reflect.apply(method, shown, [{ [given.field]: given.value }]);
        if (given.reference !== undefined) shown.setAttribute('reference', given.reference);
      },
      { field, value, reference },
    );
  const partner = await openClient(page, { reference: 'DOSSIER-A' });
  await prefill('vat_number', '0123.456.749');
  const first = await partner.intake();
  await expect(first.field('KBO nummer')).toHaveValue('0123.456.749');
  await first.field('Adres').fill('Klantlaan 1, 8500 Kortrijk');

  await prefill('company_name', clientB.company, 'DOSSIER-B');

  await expect.poll(() => hashes(partner)).toEqual(['#reference=DOSSIER-B']);
  const second = await partner.intake();
  await expect(second.field('Bedrijfsnaam')).toHaveValue(clientB.company);
  await expect(second.field('KBO nummer')).toHaveValue('');
  await prefill('vat_number', '0123.456.749', 'DOSSIER-A');
  await expect.poll(() => hashes(partner)).toEqual(['#reference=DOSSIER-A']);
  const again = await partner.intake();
  await expect(again.field('Adres')).toHaveValue('Klantlaan 1, 8500 Kortrijk');
  await expect(again.field('Bedrijfsnaam')).toHaveValue('');
});

test.describe('without a reference', () => {
  test('what a page prefilled is no draft, and the next page’s prefill replaces it', async ({ page }) => {
    const first = await (await openClient(page, { company: clientA.company })).intake();
    await expect(first.field('Bedrijfsnaam')).toHaveValue(clientA.company);
    expect(await first.page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    const second = await (await openClient(page, { company: clientB.company })).intake();
    await expect(second.field('Bedrijfsnaam')).toHaveValue(clientB.company);
    await expect(second.page.getByText(restored)).toHaveCount(0);
    await second.field('Adres').fill('Klantlaan 2, 8500 Kortrijk');

    const third = await (await openClient(page, {})).intake();
    await expect(third.field('Adres')).toHaveValue('Klantlaan 2, 8500 Kortrijk');
    await expect(third.field('Bedrijfsnaam')).toHaveValue('');
  });

  test('a prefilled field that the visitor cleared stays empty after a reload', async ({ page }) => {
    const partner = await openClient(page, { company: clientA.company });
    await (await partner.intake()).field('Bedrijfsnaam').fill('');

    await page.reload();

    const intake = await partner.intake();
    await expect(intake.page.getByText(restored)).toBeVisible();
    await expect(intake.field('Bedrijfsnaam')).toHaveValue('');
  });

  test('a third element takes neither the place nor the draft of one that was removed', async ({ page }) => {
    const partner = new PartnerPage(page);
    await partner.openTwo();
    await (await partner.intake(1)).field('Bedrijfsnaam').fill('Eerste BV (voorbeeld)');
    await (await partner.intake(2)).field('Bedrijfsnaam').fill('Tweede BV (voorbeeld)');

    await page
      .locator('incasso-intake')
      .first()
      .evaluate((first) => first.remove());
    await expect.poll(() => partner.frames().length).toBe(1);
    await page.locator('main').evaluate((main) => main.append(document.createElement('incasso-intake')));
    await page.locator('incasso-intake').last().scrollIntoViewIfNeeded();

    await expect((await partner.intake(1)).field('Bedrijfsnaam')).toHaveValue('Tweede BV (voorbeeld)');
    await expect((await partner.intake(2)).field('Bedrijfsnaam')).toHaveValue('');
  });

  test('two plain frames keep two drafts', async ({ page }) => {
    const companies = ['Een BV (voorbeeld)', 'Twee BV (voorbeeld)'];
    const partner = new PartnerPage(page);
    await partner.open('iframe', { change: (html) => html.replace(/<iframe.*?<\/iframe>/su, '$&$&') });
    const fields = async () =>
      [await partner.intake(1), await partner.intake(2)].map((each) => each.field('Bedrijfsnaam'));
    for (const [index, field] of (await fields()).entries()) await field.fill(companies[index] ?? '');

    await page.reload();

    for (const [index, field] of (await fields()).entries()) await expect(field).toHaveValue(companies[index] ?? '');
  });
});

test('a plain frame has the reference of its fragment, also of one that changes later', async ({ page }) => {
  const partner = new PartnerPage(page);
  const source = (html: string) => html.replace(/<iframe\s+src="[^"]*/u, '$&#reference=DOSSIER-A');
  await partner.open('iframe', { change: source });
  await (await partner.intake()).field('Bedrijfsnaam').fill(clientA.company);

  await page.locator('iframe').evaluate((frame) => {
    frame.setAttribute('src', (frame.getAttribute('src') ?? '').replace('DOSSIER-A', 'DOSSIER-B'));
  });

  await expect.poll(() => hashes(partner)).toEqual(['#reference=DOSSIER-B']);
  const intake = await partner.intake();
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('');
  await intake.fillToSubmit(sampleCompany('Klant B, plain', test.info()));
  const sending = page.waitForRequest(`**${apiPaths.intake}`);
  await intake.submit.click();
  expect((await sending).postDataBuffer()?.toString()).toContain('DOSSIER-B');
});
