import { createHash } from 'node:crypto';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { IntakePage } from './src/IntakePage';
import { attachmentsOf } from './src/Mailbox';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { expect, test } from './src/test';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('a case with two documents reaches the staff and the store, unchanged', async ({ page, mailbox, store }) => {
  const company = sampleCompany('Twee Documenten BV', test.info());
  const files = [pdfFile('factuur.pdf'), pdfFile('algemene voorwaarden.pdf')];
  const intake = await IntakePage.opened(page);

  await intake.fillToDocuments(company);
  await intake.addDocuments(files);
  await expect(page.getByText('2 documenten', { exact: false }).first()).toBeVisible();
  await intake.unfold();
  await intake.field('Gedeeltelijke betalingen').fill('Op 1 maart 100 euro ontvangen.');
  await intake.terms.check();
  await intake.submitSuccessfully();
  await expect(page).toHaveURL('/');
  const mail = await mailbox.caseMail(company);
  for (const answer of Object.values(sampleAnswers({ company_name: company }))) expect(mail.text).toContain(answer);
  expect(mail.text).toContain('Op 1 maart 100 euro ontvangen.');
  const attached = await Promise.all(
    attachmentsOf(mail).documents.map(async ({ index }) => sha256(await mailbox.attachment(mail, index))),
  );
  expect(attached).toEqual(files.map(({ buffer }) => sha256(buffer)));

  const records = await Promise.all((await store.keys('submissions/')).map((key) => store.read(key)));
  const [record] = records.map(String).filter((text) => text.includes(company));
  expect(record).toBeDefined();
  const stored = await store.keys('documents/');
  for (const { buffer } of files) {
    const key = stored.find((candidate) => candidate.endsWith(sha256(buffer))) ?? '';
    expect(sha256(await store.read(key))).toBe(sha256(buffer));
  }
});
