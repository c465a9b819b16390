import { randomUUID } from 'node:crypto';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { mailSubjects } from '@incasso/lambdas/functions/notify-staff/mails/mailSubjects';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import { sharedAddresses } from './src/localCloudAddresses';
import { submitCase } from './src/submitCase';
import { expect, test } from './src/test';

const api = new ApiCaller(sharedAddresses.site);
const pdf = (name: string, text: string) => new File([samplePdf({ text })], name, { type: 'application/pdf' });

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
