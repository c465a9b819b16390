import { createHash } from 'node:crypto';
import { apiPaths } from '@incasso/contract/api';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { messages } from '@incasso/contract/messages';
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

test('a case with the honeypot filled in is accepted and marked as spam in the staff’s mail', async ({
  page,
  mailbox,
}) => {
  const company = sampleCompany('Machine BV', test.info());
  const intake = await IntakePage.opened(page);
  await page.locator('input[name=website]').evaluate((field) => field.setAttribute('value', 'https://spam.example'));
  await intake.fillToSubmit(company);

  await intake.submitSuccessfully();
  await expect
    .poll(async () => (await mailbox.about(company)).map(({ subject }) => subject))
    .toEqual([expect.stringContaining('Vermoedelijk spam')]);
});

test('a case left open at the last step for a day can be sent, with a new token', async ({ page }) => {
  const challenges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(apiPaths.botChallenge)) challenges.push(request.url());
  });
  await page.clock.install();
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(sampleCompany('Denktijd BV', test.info()));
  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await expect(intake.inOrder(1)).toBeVisible();
  await expect.poll(() => challenges.length).toBe(1);

  await page.clock.fastForward('26:00:00');
  await intake.terms.check();
  await intake.passQuestion();
  await intake.submit.click();

  // The first token has expired: the wizard fetches another.
  await expect(page.getByText(messages.intakeSucceeded).first()).toBeVisible();
  expect(challenges).toHaveLength(2);
});
