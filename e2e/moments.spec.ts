import { apiPaths } from '@incasso/contract/api';
import { readSample } from '@incasso/documents/testing/readSample';
import { sampleMail } from '@incasso/documents/testing/sampleMail';
import { zipFile } from '@incasso/documents/testing/sampleOffice';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { holdFirst, interruptions } from './src/interruptions';
import type { IntakePage } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { openTab, tabEvents } from './src/tabs';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

// What can happen in each moment of the intake, however the visitor came: everything stays, and no case is sent twice.
test.describe.configure({ timeout: patientTimeoutMs });
test.use({ expectedConsole: [/Failed to load resource/] });

type Moment = {
  readonly name: string;
  readonly begin: (tab: IntakePage, company: string) => Promise<void>;
  readonly holds: (tab: IntakePage, company: string) => Promise<void>;
};

const files = [
  pdfFile('factuur.pdf'),
  { name: 'stukken.zip', mimeType: 'application/zip', buffer: Buffer.from(zipFile({ 'contract.pdf': samplePdf() })) },
  { name: 'belofte.eml', mimeType: 'message/rfc822', buffer: Buffer.from(sampleMail()) },
  { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(readSample('foto.jpg')) },
];

const typing: Moment = {
  name: 'what is typed in the first step',
  begin: (tab, company) => tab.field('Bedrijfsnaam').fill(company),
  holds: (tab, company) => expect(tab.field('Bedrijfsnaam')).toHaveValue(company),
};

const atLastStep: Moment = {
  name: 'the last step, with documents and a row,',
  async begin(tab, company) {
    await tab.fillToDocuments(company);
    await tab.addDocuments(files);
    await tab.field('Debiteur').fill('Wanbetaler NV (voorbeeld)');
    await tab.terms.check();
    await expect(tab.inOrder(files.length)).toBeVisible();
  },
  async holds(tab) {
    await expect(tab.step('Documenten')).toBeVisible();
    await expect(tab.inOrder(files.length)).toBeVisible();
    await expect(tab.page.getByText('Wanbetaler NV (voorbeeld)').or(tab.field('Debiteur')).first()).toBeVisible();
    await expect(tab.terms).toBeChecked();
  },
};

for (const [wayIn, moment] of [
  ['home', atLastStep],
  ['short form', typing],
  ['FAQ', typing],
  ['address', atLastStep],
] as const) {
  test(`by way of ${wayIn}, ${moment.name} survives all that happens to a tab`, async ({ context }) => {
    const company = 'Blijft Staan BV (voorbeeld)';
    let tab = await openTab(context, wayIn);
    await moment.begin(tab, company);
    for (const [name, happen] of Object.entries(tabEvents)) {
      await test.step(name, async () => {
        tab = await happen(tab, wayIn);
        await moment.holds(tab, company);
      });
    }
  });
}

for (const [wayIn, size, names] of [
  ['home', undefined, Object.keys(interruptions)],
  ['home', 6_000_000, ['a reload', 'a crash', 'no connection for a while']],
  ['address', undefined, ['a reload', 'a lost answer']],
] as const) {
  for (const name of names) {
    const what = size === undefined ? 'sending' : 'uploading';
    test(`by way of ${wayIn}, ${name} while ${what} gives one case`, async ({ context, mailbox }) => {
      const company = sampleCompany(`${what} ${name} ${wayIn} BV`, test.info());
      const tab = await openTab(context, wayIn);
      tab.page.on('dialog', (dialog) => void dialog.accept());
      await tab.fillToSubmit(company, [pdfFile('factuur.pdf', size === undefined ? {} : { size })]);
      await holdFirst(context, size === undefined ? apiPaths.intake : apiPaths.uploadTickets, name === 'a lost answer');

      await tab.submit.click();
      await interruptions[name]?.(tab);

      await expect.poll(() => mailbox.toStaff(company), { timeout: 60_000 }).toHaveLength(1);
      const last = context.pages().at(-1) ?? tab.page;
      await expect(last.getByRole('region', { name: /^Ingediende aanvraag/ })).toBeVisible();
      expect(await mailbox.toStaff(company)).toHaveLength(1);
    });
  }
}
