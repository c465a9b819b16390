import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Frame, Page } from '@playwright/test';
import { Encrypter } from 'age-encryption';
import { apiPaths } from '@incasso/contract/api';
import { messages } from '@incasso/contract/messages';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { PartnerPage } from './src/embed/PartnerPage';
import { findViolations } from './src/findViolations';
import { IntakePage, type ChosenFile } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { givenUpExpect, patientExpect as expect, patientTimeoutMs, test } from './src/test';
import { unreachableControls } from './src/unreachableControls';

test.describe.configure({ timeout: patientTimeoutMs });
test.use({ expectedConsole: [/Failed to load resource: net::ERR_CONNECTION_RESET/] });

const passphrase = 'vier losse woorden samen';

/** The part of the wizard that saves and opens drafts. */
class DraftFiles {
  readonly #place: Page | Frame;

  constructor({ page }: IntakePage<Page | Frame>) {
    this.#place = page;
  }

  async unfold(): Promise<void> {
    await this.#place.getByText('Later of elders verdergaan').click();
  }

  /** Saves the draft under a passphrase. `page` is what downloads it. */
  async save(page: Page, words = passphrase): Promise<ChosenFile> {
    await this.#place.getByRole('button', { name: 'Bewaar uw aanvraag als bestand' }).click();
    await this.#place.getByLabel('Kies een wachtwoordzin').fill(words);
    const saving = page.waitForEvent('download');
    await this.#place.getByRole('button', { name: 'Bestand bewaren' }).click();
    const download = await saving;
    const name = download.suggestedFilename();
    await expect(this.#place.getByText(`Uw aanvraag is bewaard als ${name}`)).toBeVisible();
    return { name, mimeType: '', buffer: await readFile(await download.path()) };
  }

  async choose(file: ChosenFile): Promise<void> {
    await this.#place.getByLabel('Bewaarde aanvraag', { exact: true }).setInputFiles(file);
  }

  async open(file: ChosenFile, words = passphrase): Promise<void> {
    await this.choose(file);
    await this.enter(words);
  }

  async enter(words: string): Promise<void> {
    await this.#place.getByLabel('De wachtwoordzin van dit bestand').fill(words);
    await this.#place.getByRole('button', { name: 'Openen', exact: true }).click();
  }
}

async function openIntake(page: Page): Promise<{ intake: IntakePage; draftFiles: DraftFiles }> {
  const intake = new IntakePage(page);
  await intake.open();
  const draftFiles = new DraftFiles(intake);
  await draftFiles.unfold();
  return { intake, draftFiles };
}

/** A file as `docs/draft-files.md` describes it, made by hand: it opens without the second of work of a saved one. */
async function draftFile(line: object, bytes = ''): Promise<ChosenFile> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(10);
  const locked = await encrypter.encrypt(`${JSON.stringify(line)}\n${bytes}`);
  return { name: 'aanvraag-2026-03-02.age', mimeType: '', buffer: Buffer.from(locked) };
}

test('a draft that was saved on one device is opened and sent on another, and arrives whole', async ({
  page,
  browser,
  baseURL,
  mailbox,
  store,
}) => {
  const company = sampleCompany('Meegenomen BV', test.info());
  const { intake, draftFiles } = await openIntake(page);
  await intake.fillToDocuments(company);
  await intake.addDocuments([pdfFile('factuur.pdf'), pdfFile('stuk.pdf', { size: 300_000 })]);
  await page.getByRole('combobox', { name: 'Soort document: stuk.pdf' }).selectOption('contract');
  await intake.terms.check();
  await expect(page.getByText('In orde')).toHaveCount(2);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const saved = await draftFiles.save(page);
  expect(saved.name).toMatch(/^aanvraag-\d{4}-\d\d-\d\d\.age$/);
  expect(saved.buffer.includes(company)).toBe(false);
  expect(sent.filter((request) => !request.endsWith('.js ') && !request.startsWith('blob:'))).toEqual([]);

  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'nl-BE' });
  const other = await elsewhere.newPage();
  const opened = await openIntake(other);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await opened.draftFiles.open(saved);

  await expect(opened.intake.field('Bedrijfsnaam')).toHaveValue(company);
  await expect(opened.intake.step('Bedrijfsgegevens')).toBeFocused();
  await expect(other.getByText('Uw bewaarde aanvraag is geopend')).toBeVisible();
  // The focus in the wizard begins the proof against bots, as it does anywhere else.
  expect(
    asked.filter((request) => !/\.js $|\/config\.json $|\/bot-challenge\?action=intake_form $/.test(request)),
  ).toEqual([]);
  await opened.intake.next.click();
  await opened.intake.next.click();
  await expect(other.getByText('In orde')).toHaveCount(2);
  await expect(other.getByRole('combobox', { name: 'Soort document: stuk.pdf' })).toHaveValue('contract');
  await expect(opened.intake.terms).not.toBeChecked();
  await other.reload();
  await expect(other.getByText('In orde')).toHaveCount(2);
  const before = new Set(await store.keys('submissions/'));
  await opened.intake.terms.check();
  await opened.intake.submit.click();
  await expect(other.getByText(messages.intakeSucceeded).first()).toBeVisible();

  await expect
    .poll(async () => (await mailbox.about(company)).flatMap(({ attachments }) => attachments).length)
    .toBeGreaterThanOrEqual(2);
  const records = await Promise.all(
    (await store.keys('submissions/')).filter((key) => !before.has(key)).map((key) => store.read(key)),
  );
  const record = records.map(String).find((text) => text.includes(company)) ?? '';
  for (const answer of Object.values(sampleAnswers({ company_name: company }))) {
    expect(record).toContain(JSON.stringify(answer).slice(1, -1));
  }
  for (const { buffer } of [pdfFile('factuur.pdf'), pdfFile('stuk.pdf', { size: 300_000 })]) {
    expect(record).toContain(createHash('sha256').update(buffer).digest('hex'));
  }
  await elsewhere.close();
});

test('a draft that was sent without an answer stays one case, from a file on another device too', async ({
  page,
  browser,
  baseURL,
  store,
}) => {
  const company = sampleCompany('Zonder Antwoord BV', test.info());
  const { intake, draftFiles } = await openIntake(page);
  await intake.fillToDocuments(company);
  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await intake.terms.check();
  let id = '';
  await page.route(`**${apiPaths.intake}`, async (route) => {
    id = route.request().headers()['x-submission-id'] ?? '';
    await route.fetch();
    await route.abort('connectionreset');
  });
  await intake.submit.click();
  await givenUpExpect(page.getByText(messages.intakeFailed).first()).toBeVisible();
  await draftFiles.unfold();
  const saved = await draftFiles.save(page);

  const sendFrom = async (note: string) => {
    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'nl-BE' });
    const other = await elsewhere.newPage();
    const opened = await openIntake(other);
    await opened.draftFiles.open(saved);
    await expect(opened.intake.field('Bedrijfsnaam')).toHaveValue(company);
    await opened.intake.next.click();
    await opened.intake.next.click();
    if (note !== '') {
      await opened.intake.unfold();
      await opened.intake.field('Gedeeltelijke betalingen').fill(note);
    }
    await opened.intake.terms.check();
    await opened.intake.submit.click();
    await expect(other.getByText(messages.intakeSucceeded).first()).toBeVisible();
    await elsewhere.close();
  };
  await sendFrom('');
  expect(await store.keys(`submissions/${id}`)).toEqual([`submissions/${id}.json`]);
  await sendFrom('100 euro op 1 maart');

  expect(await store.keys(`submissions/${id}/`)).toEqual([`submissions/${id}/change-1.json`]);
  expect(String(await store.read(`submissions/${id}/change-1.json`))).toContain('100 euro op 1 maart');
});

test('what does not open says why, and what was typed stays; over it a draft comes only when asked', async ({
  page,
}) => {
  const { intake, draftFiles } = await openIntake(page);
  const answers = sampleAnswers({ company_name: 'Eerste BV (voorbeeld)' });
  const saved = await draftFile({ format: 'aanvraag', version: 1, answers, documents: [] });
  await intake.field('Bedrijfsnaam').fill('Tweede BV (voorbeeld)');
  const damaged = Buffer.from(saved.buffer);
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
  const typed = () => expect(intake.field('Bedrijfsnaam')).toHaveValue('Tweede BV (voorbeeld)');

  await draftFiles.open(saved, 'een heel andere zin');
  await expect(page.getByText('Met deze wachtwoordzin gaat het bestand niet open.')).toBeVisible();
  await expect(page.getByLabel('De wachtwoordzin van dit bestand')).toBeFocused();
  await typed();
  await draftFiles.open({ ...saved, buffer: damaged });
  await expect(page.getByText('Dit bestand is beschadigd of onvolledig.')).toBeVisible();
  await expect(page.getByText('Wat u hier invulde, staat er nog.')).toBeVisible();
  await typed();
  await draftFiles.choose(pdfFile('factuur.pdf'));
  await expect(page.getByText('Dit is geen aanvraag die op deze site bewaard werd.')).toBeVisible();
  await draftFiles.open(await draftFile({ format: 'aanvraag', version: 2 }));
  await expect(page.getByText('Dit bestand komt van een nieuwere versie van deze site.')).toBeVisible();
  await typed();

  await draftFiles.open(saved);
  await expect(page.getByText('de aanvraag van Eerste BV (voorbeeld), zonder documenten')).toBeVisible();
  await page.getByRole('button', { name: 'Nee, behouden' }).click();
  await typed();
  await draftFiles.open(saved);
  await page.getByRole('button', { name: 'Ja, vervangen' }).click();
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('Eerste BV (voorbeeld)');
});

test('what a file holds is judged like what a visitor chooses', async ({ page }) => {
  const { intake, draftFiles } = await openIntake(page);
  const program = 'MZ is no PDF';
  const twins = pdfFile('factuur.pdf').buffer.toString('latin1');
  const documents = [
    { name: 'programma.pdf', size: program.length },
    { name: 'factuur.pdf', size: twins.length, kind: 'invoice' },
    { name: 'nog eens.pdf', size: twins.length },
  ];
  const answers = sampleAnswers({ company_name: '<b>Vet</b> BV (voorbeeld)', email: 'geen adres' });

  await draftFiles.open(
    await draftFile({ format: 'aanvraag', version: 1, answers, documents }, program + twins + twins),
  );
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('<b>Vet</b> BV (voorbeeld)');
  await intake.next.click();
  await intake.next.click();

  await expect(page.getByText('Wordt niet meegestuurd.')).toHaveCount(2);
  await expect(page.getByText('In orde')).toHaveCount(1);
  await intake.terms.check();
  await intake.submit.click();
  await expect(intake.field('E-mail')).toBeFocused();
});

test('a short passphrase is asked to be longer, nothing is locked without content, and none is kept', async ({
  page,
}) => {
  const { intake, draftFiles } = await openIntake(page);
  await page.getByRole('button', { name: 'Bewaar uw aanvraag als bestand' }).click();
  await expect(page.getByText('U hebt nog niets ingevuld om te bewaren.')).toBeVisible();
  await intake.field('Bedrijfsnaam').fill('Zin BV (voorbeeld)');
  await page.getByRole('button', { name: 'Bewaar uw aanvraag als bestand' }).click();
  const field = page.getByLabel('Kies een wachtwoordzin');
  await field.fill('elf tekens.');
  await page.getByRole('button', { name: 'Bestand bewaren' }).click();
  await expect(page.getByText('Kies een wachtwoordzin van minstens 12 tekens.')).toBeVisible();
  await expect(field).toBeFocused();

  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('checkbox', { name: 'Wachtwoordzin tonen' }).check();
  await expect(field).toHaveAttribute('type', 'text');
  await draftFiles.save(page);

  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(kept).toContain('Zin BV');
  expect(kept).not.toContain(passphrase);
  await expect(page.getByLabel('wachtwoordzin')).toHaveCount(0);
});

for (const way of ['script', 'react']) {
  test(`by a partner's ${way} a draft is saved and opened too`, async ({ page }) => {
    const intake = await new PartnerPage(page).openIntake(way);
    const draftFiles = new DraftFiles(intake);
    await intake.field('Bedrijfsnaam').fill('Ingesloten BV (voorbeeld)');
    await draftFiles.unfold();
    const saved = await draftFiles.save(page);
    await intake.field('Bedrijfsnaam').fill('Andere BV (voorbeeld)');

    await draftFiles.open(saved);
    await intake.page.getByRole('button', { name: 'Ja, vervangen' }).click();

    await expect(intake.field('Bedrijfsnaam')).toHaveValue('Ingesloten BV (voorbeeld)');
  });
}

test('saving and opening have no violation and nothing sideways at any width', async ({ page }) => {
  const { intake, draftFiles } = await openIntake(page);
  await intake.field('Bedrijfsnaam').fill('Breedtes BV (voorbeeld)');
  const look = async (state: string) => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const at = `${state} at ${String(width)} px`;
      expect(await findViolations(page), at).toEqual([]);
      expect(await unreachableControls(page), at).toEqual([]);
    }
  };

  await page.getByRole('button', { name: 'Bewaar uw aanvraag als bestand' }).click();
  await page.getByRole('button', { name: 'Bestand bewaren' }).click();
  await look('saving');
  await draftFiles.save(page);
  await look('saved');
  const answers = sampleAnswers({ company_name: 'Andere BV (voorbeeld)' });
  await draftFiles.choose(await draftFile({ format: 'aanvraag', version: 1, answers, documents: [] }));
  await expect(page.getByLabel('De wachtwoordzin van dit bestand')).toBeVisible();
  await look('opening');
  await draftFiles.enter(passphrase);
  await expect(page.getByRole('button', { name: 'Ja, vervangen' })).toBeVisible();
  await look('replacing');
});
