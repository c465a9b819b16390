import { apiPaths } from '@incasso/contract/api';
import { readSample } from '@incasso/documents/testing/readSample';
import { sampleMail } from '@incasso/documents/testing/sampleMail';
import { zipFile } from '@incasso/documents/testing/sampleOffice';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { holdFirst, interruptions } from './src/interruptions';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { intakeIn, tabEvents, targetIn, visit } from './src/tabs';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

// What can happen in each moment of the intake, however the visitor came: everything stays, and no case is sent twice.
test.describe.configure({ timeout: patientTimeoutMs });
test.use({ expectedConsole: [/Failed to load resource/] });

type Intake = Awaited<ReturnType<typeof intakeIn>>;

type Moment = {
  readonly name: string;
  readonly begin: (intake: Intake, company: string) => Promise<void>;
  readonly holds: (intake: Intake, company: string) => Promise<void>;
};

const files = [
  pdfFile('factuur.pdf'),
  { name: 'stukken.zip', mimeType: 'application/zip', buffer: Buffer.from(zipFile({ 'contract.pdf': samplePdf() })) },
  { name: 'belofte.eml', mimeType: 'message/rfc822', buffer: Buffer.from(sampleMail()) },
  { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(readSample('foto.jpg')) },
];

const typing: Moment = {
  name: 'what is typed in the first step',
  begin: (intake, company) => intake.field('Bedrijfsnaam').fill(company),
  holds: (intake, company) => expect(intake.field('Bedrijfsnaam')).toHaveValue(company),
};

const atLastStep: Moment = {
  name: 'the last step, with documents and a row,',
  async begin(intake, company) {
    await intake.fillToDocuments(company);
    await intake.addDocuments(files);
    await intake.field('Debiteur').fill('Wanbetaler NV (voorbeeld)');
    await intake.terms.check();
    await expect(intake.inOrder(files.length)).toBeVisible();
  },
  async holds(intake) {
    await expect(intake.step('Documenten')).toBeVisible();
    await expect(intake.inOrder(files.length)).toBeVisible();
    await expect(intake.page.getByText('Wanbetaler NV (voorbeeld)').or(intake.field('Debiteur')).first()).toBeVisible();
    await expect(intake.terms).toBeChecked();
  },
};

for (const [wayIn, moment] of [
  ['home', atLastStep],
  ['short form', typing],
  ['FAQ', typing],
  ['address', atLastStep],
  ['partner', typing],
] as const) {
  test(`by way of ${wayIn}, ${moment.name} survives all that happens to a tab`, async ({ context }) => {
    const company = 'Blijft Staan BV (voorbeeld)';
    let tab = await visit(context, wayIn);
    await moment.begin(await intakeIn(tab), company);
    for (const [name, happen] of Object.entries(tabEvents)) {
      await test.step(name, async () => {
        tab = await happen(tab, wayIn);
        await moment.holds(await intakeIn(tab), company);
      });
    }
  });
}

for (const [wayIn, size, names] of [
  ['home', undefined, Object.keys(interruptions)],
  ['home', 6_000_000, ['a reload', 'a crash', 'no connection for a while']],
  ['address', undefined, ['a reload', 'a lost answer']],
  ['partner', undefined, ['a reload', 'a closed tab', 'a lost answer']],
] as const) {
  for (const name of names) {
    const what = size === undefined ? 'sending' : 'uploading';
    test(`by way of ${wayIn}, ${name} while ${what} gives one case`, async ({ context, mailbox }) => {
      const company = sampleCompany(`${what} ${name} ${wayIn} BV`, test.info());
      const tab = await visit(context, wayIn);
      tab.on('dialog', (dialog) => void dialog.accept());
      const intake = await intakeIn(tab);
      await intake.fillToSubmit(company, [pdfFile('factuur.pdf', size === undefined ? {} : { size })]);
      const path = size === undefined ? apiPaths.intake : apiPaths.uploadTickets;
      const release = await holdFirst(context, path, name === 'a lost answer');

      await intake.submit.click();
      await interruptions[name]?.(tab, wayIn);
      release();

      await expect.poll(() => mailbox.toStaff(company), { timeout: 60_000 }).toHaveLength(1);
      const last = await targetIn(context.pages().at(-1) ?? tab);
      const notice = last.getByRole('region', { name: /^Ingediende aanvraag/ });
      await expect(notice.or(last.getByRole('heading', { name: 'Uw aanvraag is ingediend' })).first()).toBeVisible();
      expect(await mailbox.toStaff(company)).toHaveLength(1);
    });
  }
}
