import type { Page } from '@playwright/test';
import { debtTableText as text } from '@incasso/intake-widget/debts.text';
import { optionalFieldsText } from '@incasso/intake-widget/lastStep.text';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { readPdf, textsIn } from '@incasso/lambdas/testing/readPdfs';
import { IntakePage } from './src/IntakePage';
import { attachmentsOf } from './src/Mailbox';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

const disputed = 'De debiteur betwist deze factuur';

/** The button that opens a row of the table, counted from 1, and the form that it opens. */
const opener = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`Factuur ${String(number)} aanpassen$`) });
const row = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Factuur ${String(number)}\\b`) });

function invoiceFile(number: string, company: string) {
  const xml = sampleUbl({ 'cbc:ID': `<cbc:ID>${number}</cbc:ID>` }).replace('Voorbeeld Interieur BV', company);
  return { name: `${number}.xml`, mimeType: 'text/xml', buffer: Buffer.from(xml) };
}

test('mail, case file and overview agree on rows that were typed, read, changed, disputed and removed', async ({
  page,
  mailbox,
}) => {
  const company = sampleCompany('Rijen BV', test.info());
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(company);
  await intake.addDocuments(['2026-1', '2026-2', '2026-3'].map((number) => invoiceFile(number, company)));
  await expect(opener(page, 3)).toBeVisible();

  await opener(page, 1).click();
  await row(page, 1).getByRole('checkbox', { name: disputed }).check();
  await opener(page, 2).click();
  await expect(row(page, 1)).toHaveCount(0);
  await row(page, 2).getByRole('textbox', { name: 'Openstaand bedrag' }).fill('500');
  await page.getByRole('button', { name: '2026-3.xml verwijderen', exact: true }).click();
  await expect(opener(page, 3)).toHaveCount(0);
  await page.getByRole('button', { name: text.add }).click();
  await expect(row(page, 3).getByRole('textbox', { name: 'Debiteur' })).toBeFocused();
  await page.keyboard.type('Garage Voorbeeld NV');
  await page.keyboard.press('Tab');
  await page.keyboard.type('750');
  await expect(page.getByRole('row').getByText('Openstaand bedrag: volgens de e-factuur € 1.210,00')).toBeVisible();
  await intake.terms.check();
  await intake.submitSuccessfully();

  await expect(page).toHaveURL('/');
  const mail = await mailbox.caseMail(company);
  const { caseFiles } = attachmentsOf(mail);
  const attached = async (name: string) =>
    mailbox.attachment(mail, caseFiles.find(({ filename }) => filename.endsWith(name))?.index ?? -1);

  const file: unknown = JSON.parse((await attached('case.json')).toString());
  expect(file).toMatchObject({
    debts: [
      { invoice: '2026-1', amount: '€ 1.210,00', isDisputed: true, source: { kind: 'document' } },
      { invoice: '2026-2', amount: '€ 500,00', isDisputed: false, source: { read: { amount: '€ 1.210,00' } } },
      { debtor: 'Garage Voorbeeld NV', amount: '€ 750,00', source: { kind: 'typed' } },
    ],
  });
  const overview = textsIn(readPdf(await attached('overzicht.pdf')), 'TD P').join('\n');
  for (const told of [mail.text, overview]) {
    for (const words of [
      '2026-1',
      '2026-2',
      'Garage Voorbeeld NV',
      '€ 500,00',
      '€ 750,00',
      /volgens de e-factuur/i,
      /betwist/i,
    ])
      expect(told).toMatch(words);
    expect(told).not.toContain('2026-3');
  }
  expect(mail.subject).toContain('€ 2.460,00, 2 debiteuren');
});

test('a press closes a form after its click, and not if the focus is back in the form', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(sampleCompany('Persen BV', test.info()));
  const amount = row(page, 1).getByRole('textbox', { name: 'Openstaand bedrag' });
  await row(page, 1).getByRole('textbox', { name: 'Debiteur' }).fill('ACME BV');

  await page.getByRole('heading', { name: text.title }).hover();
  await page.mouse.down();
  await amount.focus();
  await page.mouse.up();
  await page.keyboard.type('500');
  await expect(amount).toHaveValue('500');
  await page.getByText(optionalFieldsText.title).click();

  await expect(opener(page, 1)).toHaveAccessibleName('ACME BV: € 500,00. Factuur 1 aanpassen');
  await expect(intake.field('Facturen en algemene voorwaarden')).toBeVisible();
});

test('an answer about possible duplicates survives a reload and a document, and reaches the record', async ({
  page,
  mailbox,
}) => {
  const company = sampleCompany('Vraag BV', test.info());
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(company);
  await intake.addDocuments([invoiceFile('2026-1', company)]);
  await expect(opener(page, 1)).toBeVisible();
  for (const [debtor, number, amount] of [
    ['Staalvoorbeeld', '001', '500'],
    ['Garage Voorbeeld', '7', '100'],
    ['Garage Voorbeeld', '7', '60'],
  ] as const) {
    await page.getByRole('button', { name: text.add }).click();
    await page.keyboard.type(debtor);
    await page.keyboard.press('Tab');
    await page.keyboard.type(amount);
    await page.getByRole('textbox', { name: 'Factuurnummer' }).fill(number);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('form').getByText('4 facturen · € 560,00, misschien dubbel € 1.310,00')).toBeVisible();

  await page.getByRole('button', { name: text.attention(4) }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `${text.areTwo}: Factuur 1` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener(page, 1)).toBeFocused();
  await page.reload();
  await intake.addDocuments([invoiceFile('2026-2', company)]);
  await expect(page.getByRole('form').getByText('5 facturen · € 2.980,00, misschien dubbel € 100,00')).toBeVisible();
  await expect(page.getByRole('button', { name: text.attention(2) })).toBeVisible();
  await intake.terms.check();
  await intake.submitSuccessfully();

  const mail = await mailbox.caseMail(company);
  expect(mail.subject).toContain('€ 2.980,00, misschien dubbel € 100,00, 2 debiteuren');
  const { caseFiles } = attachmentsOf(mail);
  const index = caseFiles.findIndex(({ filename }) => filename.endsWith('case.json'));
  const file: unknown = JSON.parse((await mailbox.attachment(mail, caseFiles[index]?.index ?? -1)).toString());
  expect(file).toMatchObject({
    debts: [
      { invoice: '2026-1', amount: '€ 1.210,00', cautions: [] },
      { invoice: '001', amount: '€ 500,00', cautions: [] },
      { invoice: '7', amount: '€ 100,00', cautions: ['perhaps_double'] },
      { invoice: '7', amount: '€ 60,00', cautions: ['perhaps_double'] },
      { invoice: '2026-2', amount: '€ 1.210,00', cautions: [] },
    ],
  });
});
