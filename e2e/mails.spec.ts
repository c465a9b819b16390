import { sampleMail } from '@incasso/documents/testing/sampleMail';
import { zipFile } from '@incasso/documents/testing/sampleOffice';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { sampleUbl } from '@incasso/documents/testing/sampleUbl';
import { IntakePage } from './src/IntakePage';
import { attachmentsOf } from './src/Mailbox';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

test('a mail and a zip are unpacked into documents, and the staff gets the original mail with a PDF of it', async ({
  page,
  mailbox,
}) => {
  const company = sampleCompany('Mailbon BV', test.info());
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(company);
  const mail = Buffer.from(
    sampleMail({
      attachments: [
        { name: 'factuur.xml', content: sampleUbl() },
        { name: 'bestelbon.pdf', content: samplePdf({ text: 'bestelbon' }) },
      ],
    }),
  );
  const zip = Buffer.from(zipFile({ 'contract.pdf': samplePdf({ text: 'contract' }), '__MACOSX/._contract.pdf': 'x' }));

  await intake.addDocuments([
    { name: 'belofte.eml', mimeType: 'message/rfc822', buffer: mail },
    { name: 'stukken.zip', mimeType: 'application/zip', buffer: zip },
  ]);

  const rows = page.getByRole('list', { name: 'Gekozen documenten' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(page.getByText('In orde')).toHaveCount(4);
  await expect(rows.first()).toContainText('Herinnering factuur 2026-101');
  await page.getByRole('button', { name: 'bestelbon.pdf verwijderen' }).click();
  await page.reload();

  await expect(rows).toHaveCount(3);
  await intake.terms.check();
  await intake.submitSuccessfully();
  const toStaff = async () => (await mailbox.about(company)).find(({ attachments }) => attachments.length > 1);
  await expect.poll(toStaff).toBeDefined();
  const staffMail = await toStaff();
  if (staffMail === undefined) throw new Error('The staff got no documents.');
  const { documents } = attachmentsOf(staffMail);
  const attached = (end: string) => documents.find(({ filename }) => filename.endsWith(end))?.index ?? -1;
  expect(await mailbox.attachment(staffMail, attached('belofte.eml'))).toEqual(mail);
  const drawn = await mailbox.attachment(staffMail, attached('belofte.eml.pdf'));
  expect(drawn.subarray(0, 5).toString()).toBe('%PDF-');
  expect(attached('contract.pdf')).not.toBe(-1);
  expect(attached('factuur.xml')).not.toBe(-1);
  expect(attached('bestelbon.pdf')).toBe(-1);
});
