import type { BrowserContext, Page } from '@playwright/test';
import { apiPaths } from '@incasso/contract/api';
import { messages } from '@incasso/contract/messages';
import { routes } from '@incasso/contract/routes';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { wizardText } from '@incasso/intake-widget/steps.text';
import { PartnerPage } from './src/embed/PartnerPage';
import { findViolations } from './src/findViolations';
import { IntakePage } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { givenUpExpect, patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

const intakeCall = `**${apiPaths.intake}`;
const changedNote = 'Toch iets ontvangen.';
const addLink = { name: 'Iets toevoegen' };
const arrivedTitle = 'Uw aanvraag was al aangekomen';
const referencePattern = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

test('the browser confirms leaving only while sending', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments('Vertrekker BV (voorbeeld)');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (dialog.type() === 'confirm' ? dialog.dismiss() : dialog.accept());
  });
  await page.reload();
  expect(asked).toEqual([]);
  await expect(intake.step('Documenten')).toBeVisible();
  await intake.terms.check();
  await page.route(intakeCall, () => undefined);

  await intake.passQuestion();
  await intake.submit.click();
  await expect(intake.sending).toBeVisible();
  await page.getByRole('link', { name: 'Over ons' }).first().click();
  await expect(intake.sending).toBeVisible();
  await page.reload();

  expect(asked).toEqual(['confirm', 'beforeunload']);
});

test.describe('scripts that fail to load', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('without its scripts the last step says so and sends nothing, until they load', async ({ page }) => {
    const end = await failScripts(page, 'last-step');
    const intake = await IntakePage.opened(page);
    await intake.fillToDocuments(sampleCompany('Tunnel BV', test.info()));
    await expect(intake.page.getByText(wizardText.loading)).toBeVisible();
    await expect(intake.submit).toBeDisabled();

    end();
    await page.evaluate(() => dispatchEvent(new Event('online')));

    await expect(page.getByText(wizardText.loading)).toHaveCount(0);
    await intake.terms.check();
    await intake.passQuestion();
  });

  test('the scripts for e-invoices and for the words of a refusal load by themselves later', async ({ page }) => {
    const end = await failScripts(page, 'invoice-invitation', 'invoices', 'refusals');
    const intake = await IntakePage.opened(page);
    await intake.fillToDocuments(sampleCompany('Tunnel BV', test.info()));
    const invoice = { name: 'factuur.xml', mimeType: 'text/xml', buffer: Buffer.from(sampleUbl()) };
    await intake.addDocuments([invoice, { name: 'leeg.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }]);
    await expect(intake.refused.getByText('leeg.pdf')).toBeVisible();
    await expect(page.getByText('2026-0012')).toHaveCount(0);

    end();

    await expect(page.getByText('2026-0012').first()).toBeVisible();
    await expect(intake.refused.getByText(/Dit bestand is leeg/)).toBeVisible();
  });
});

test.describe('an answer that is lost', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('a case changed after a lost answer shows its reference and link, and stays until the visitor chooses', async ({
    page,
    context,
    store,
    mailbox,
  }) => {
    const company = sampleCompany('Gewijzigd BV', test.info());
    const intake = await IntakePage.opened(page);
    await intake.fillToDocuments(company);
    // The large one is uploaded before the call.
    await intake.addDocuments([pdfFile('factuur.pdf', { size: 6_000_000 })]);
    await expect(intake.inOrder(1)).toBeVisible();
    await intake.terms.check();
    await intake.passQuestion();
    const lost = await loseAnswers(context);
    await intake.submit.click();
    await givenUpExpect(page.getByText(messages.intakeFailed).first()).toBeVisible();
    await page.reload();

    // The wizard sends it again by itself after the reload, and that answer is lost too.
    await givenUpExpect(page.getByText(/ook als u iets wijzigt: er ontstaat geen dubbele aanvraag/)).toBeVisible();
    lost.end();
    await intake.unfold();
    await intake.field('Gedeeltelijke betalingen').fill(changedNote);
    await intake.submit.click();

    const notice = page.getByText(arrivedTitle, { exact: true }).locator('..');
    await expect(notice).toBeFocused();
    await expect(page.getByRole('status').getByText(/Uw aanvraag was al aangekomen, met referentie/)).toBeVisible();
    const reference = await notice.getByText(referencePattern).innerText();
    await expect(intake.field('Gedeeltelijke betalingen')).toHaveValue(changedNote);
    await page.getByRole('button', { name: 'Melding sluiten' }).click();
    expect(await findViolations(page)).toEqual([]);

    const opening = context.waitForEvent('page');
    await notice.getByRole('link', addLink).click();
    const addition = await opening;
    await addition.getByLabel('Uw bericht').fill(`${company}: ${changedNote}`);
    await addition.getByRole('button', { name: 'Toevoegen aan mijn aanvraag' }).click();
    await expect(addition.getByRole('heading', { name: 'Uw aanvulling is goed ontvangen' })).toBeVisible();

    await notice.getByRole('button', { name: 'Klaar, alles wissen' }).click();
    await expect(page).toHaveURL(routes.home);
    await expect(page.getByRole('region', { name: `Ingediende aanvraag ${reference}` })).toBeFocused();
    expect([...lost.ids]).toHaveLength(1);
    const [id = ''] = lost.ids;
    const record: unknown = JSON.parse(String(await store.read(`submissions/${id}.json`)));
    expect(record).toMatchObject({ reference, answers: { company_name: company, partial_payments: '' } });
    const toStaff = async () =>
      (await mailbox.about(`[${reference}]`)).map(({ subject }) => /Nieuwe aanvraag|Aanvulling/.exec(subject)?.[0]);
    await expect.poll(async () => (await toStaff()).sort()).toEqual(['Aanvulling', 'Nieuwe aanvraag']);
  });

  test('an embedded case that is changed after a lost answer begins a new one with what was typed', async ({
    page,
    context,
    mailbox,
  }) => {
    const company = sampleCompany('Ingebed Gewijzigd BV', test.info());
    const intake = await new PartnerPage(page).openIntake('script');
    await intake.fillToSubmit(company);
    const lost = await loseAnswers(context);
    await intake.submit.click();
    await givenUpExpect(intake.page.getByText(messages.intakeFailed).first()).toBeVisible();
    lost.end();
    await intake.unfold();
    await intake.field('Gedeeltelijke betalingen').fill(changedNote);
    await intake.submit.click();
    const notice = intake.page.getByText(arrivedTitle, { exact: true }).locator('..');
    const reference = await notice.getByText(referencePattern).innerText();

    await notice.getByRole('button', { name: 'Hiermee een nieuwe aanvraag beginnen' }).click();

    await expect(intake.page.getByRole('region', { name: `Ingediende aanvraag ${reference}` })).toBeVisible();
    await expect(intake.field('Gedeeltelijke betalingen')).toHaveValue(changedNote);
    await intake.submitSuccessfully();
    await expect.poll(async () => (await mailbox.toStaff(company)).length).toBe(2);
  });
});

/** Lets the requests for these scripts fail, until the returned function is called. */
async function failScripts(page: Page, ...names: readonly string[]): Promise<() => void> {
  let isOver = false;
  await page.route(new RegExp(`/(${names.join('|')})\\.`), (route) => (isOver ? route.continue() : route.abort()));
  return () => {
    isOver = true;
  };
}

/** Drops every response to a submission after the server handled it, until `end` is called. */
async function loseAnswers(context: BrowserContext) {
  const ids = new Set<string>();
  let isLost = true;
  await context.route(intakeCall, async (route) => {
    ids.add(route.request().headers()['x-submission-id'] ?? '');
    if (!isLost) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return { ids, end: () => (isLost = false) };
}
