import { randomUUID } from 'node:crypto';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { sampleSeller, sampleUbl } from '@incasso/documents/testing/sampleUbl';
import { readPdf, textsIn } from '@incasso/lambdas/testing/readPdfs';
import { mailSubjects } from '@incasso/lambdas/functions/notify-staff/mails/mailSubjects';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import { sharedAddresses } from './src/localCloudAddresses';
import { attachmentsOf } from './src/Mailbox';
import { submitCase } from './src/submitCase';
import { expect, test } from './src/test';

const api = new ApiCaller(sharedAddresses.site);
const pdf = (name: string, text: string) => new File([samplePdf({ text })], name, { type: 'application/pdf' });
const xml = (name: string, text: string) => new File([text], name, { type: 'text/xml' });

test('a submission sent twice makes one record and one mail, and gets the same response', async ({
  mailbox,
  store,
}) => {
  const company = 'Dubbel BV (voorbeeld)';
  const call = {
    company,
    submissionId: randomUUID(),
    token: await api.botToken(),
    documents: [pdf('factuur.pdf', 'Factuur 1')],
  };

  const first = await api.submitIntake(call);
  const [second, third] = await Promise.all([api.submitIntake(call), api.submitIntake(call)]);

  expect(first).toMatchObject({ status: 200, body: { success: true } });
  expect([second, third]).toEqual([first, first]);
  expect(await store.keys(`submissions/${call.submissionId}`)).toHaveLength(1);
  await expect.poll(async () => (await store.keys(`outbox/${call.submissionId}`)).length).toBe(0);
  expect((await mailbox.about(company)).filter(({ subject }) => subject.includes(company))).toHaveLength(1);
});

test('a case with an undeliverable address reaches the staff, whose mail says so', async ({ mailbox, store }) => {
  const company = 'Zonder Domein BV (voorbeeld)';
  const submissionId = randomUUID();

  // Valid in browsers.
  const fields = { email: 'an@bedrijf' };
  const answer = await api.submitIntake({ company, submissionId, token: await cheapToken('intake_form'), fields });

  expect(answer.status).toBe(200);
  await expect.poll(async () => (await mailbox.about(company)).length).toBe(1);
  expect((await mailbox.about(company))[0]?.text).toContain('onze maildienst weigerde an@bedrijf als antwoordadres');
  await expect.poll(() => store.keys(`outbox/${submissionId}`)).toEqual([]);
});

test('the staff’s mail, record, case file and overview of a case have the data of its two e-invoices and its PDF', async ({
  mailbox,
  store,
}) => {
  const company = 'Met Facturen BV (voorbeeld)';
  const submissionId = randomUUID();
  const seller = sampleSeller.replace('Voorbeeld Interieur BV', company);

  const answer = await api.submitIntake({
    company,
    submissionId,
    token: await cheapToken('intake_form'),
    fields: { invoices_terms: 'Factuur 2026-0012: € 1.210,00' },
    documents: [
      xml('ubl-12.xml', sampleUbl({ seller })),
      pdf('aanmaning.pdf', 'Aanmaning'),
      xml('ubl-13.xml', sampleUbl({ seller, number: '<cbc:ID>2026-0013</cbc:ID>' })),
    ],
  });

  expect(answer.status).toBe(200);
  await expect.poll(async () => (await mailbox.about(company)).length).toBe(1);
  const [mail] = await mailbox.about(company);
  for (const number of ['2026-0012', '2026-0013']) {
    expect(mail?.text).toMatch(
      new RegExp(
        `Staalvoorbeeld NV; 0999\\.999\\.922; Factuur ${number} van 15/01/2026 \\| € 1\\.210,00 \\| 14/02/2026`,
      ),
    );
  }
  expect(mail?.text).toContain('Totaal | € 2.420,00');
  expect(mail?.text).toMatch(/interest € \d+,\d\d tot \d\d\/\d\d\/\d{4}/);
  expect(mail?.text).toContain('gelezen uit ubl-12.xml');
  expect(mail?.html).toContain('2026-0013');
  if (mail === undefined) throw new Error('no mail for the staff');
  const { documents, caseFiles } = attachmentsOf(mail);
  expect(documents.map(({ contentType }) => contentType)).toEqual([
    'application/xml',
    'application/pdf',
    'application/xml',
  ]);
  const record: unknown = JSON.parse((await store.read(`submissions/${submissionId}.json`)).toString());
  expect(record).toMatchObject({
    answers: { invoices_terms: 'Factuur 2026-0012: € 1.210,00' },
    invoices: [{ invoice: { number: '2026-0012' } }, { invoice: { number: '2026-0013' } }],
  });
  const caseFile = await store.read(`cases/${submissionId}/0.json`);
  const [attached] = caseFiles.filter(({ filename }) => /^\w{4}-\w{4} - Dossier - case\.json$/.test(filename));
  expect(await mailbox.attachment(mail, attached?.index ?? -1)).toEqual(caseFile);
  expect(JSON.parse(caseFile.toString())).toMatchObject({
    version: 2,
    submissionId,
    answers: { company_name: company },
    debts: [{ invoice: '2026-0012' }, { invoice: '2026-0013' }],
    documents: [
      { kind: 'invoice', name: 'ubl-12.xml' },
      { kind: 'reminder', name: 'aanmaning.pdf' },
      { kind: 'invoice', name: 'ubl-13.xml' },
    ],
    invoices: [{ invoice: { number: '2026-0012' } }, { invoice: { number: '2026-0013' } }],
  });
  const overview = caseFiles.find(({ filename }) => /^\w{4}-\w{4} - Dossier - overzicht\.pdf$/.test(filename));
  const read = readPdf(await mailbox.attachment(mail, overview?.index ?? -1));
  const overviewText = textsIn(read, 'TD P').join('\n');
  for (const words of [company, 'Factuur 2026-0013', '€ 2.420,00', 'aanmaning.pdf'])
    expect(overviewText).toContain(words);
});

test('all mails on a case form one thread, by headers and reference', async ({ mailbox }) => {
  const company = 'Eén Draad BV (voorbeeld)';

  const { reference, caseKey, change } = await submitCase(api, { company });
  await change({ email: `${randomUUID()}@bedrijf.example` });
  await api.addToCase({ caseKey, token: await cheapToken('intake_form'), note: 'Later (voorbeeld)' });

  const about = { reference, name: company };
  const { staff, visitor } = mailSubjects;
  const subjects = async () => (await mailbox.about(reference)).map(({ subject }) => subject).sort();
  await expect
    .poll(subjects, { timeout: 30_000 })
    .toEqual(
      [
        staff.addition(about),
        staff.change(about),
        visitor.intake(reference),
        visitor.change(reference),
        staff.intake(about),
      ].sort(),
    );
  for (const mail of await mailbox.about(reference)) {
    expect(mail.subject).toContain(reference);
    const threading = (await mailbox.headers(mail)).filter((header) => /^(in-reply-to|references):/i.test(header));
    const id = threading[0]?.split(': ')[1] ?? '';
    expect(id).toMatch(new RegExp(`^<${reference}@[\\w.-]+>$`));
    expect(threading.sort()).toEqual([`In-Reply-To: ${id}`, `References: ${id}`]);
  }
});
