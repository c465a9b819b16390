import { randomUUID } from 'node:crypto';
import { apiErrors } from '@incasso/contract/errors';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { additionLimits } from '@incasso/contract/limits';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { mailSubjects } from '@incasso/lambdas/functions/notify-staff/mails/mailSubjects';
import { submitCase } from './src/submitCase';
import { ApiCaller, type Answer } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import { sharedAddresses } from './src/localCloudAddresses';
import { expect, test } from './src/test';

const api = new ApiCaller(sharedAddresses.site);
const pdf = (name: string, text: string) => new File([samplePdf({ text })], name, { type: 'application/pdf' });

test('an addition that is sent three times reaches the staff once', async ({ mailbox, store }) => {
  const { submissionId, reference, caseKey } = await submitCase(api, { company: 'Aanvulling BV (voorbeeld)' });
  const call = {
    caseKey,
    additionId: randomUUID(),
    note: 'Hierbij de aanmaning (voorbeeld)',
    token: await cheapToken('intake_form'),
    documents: [pdf('aanmaning.pdf', 'Aanmaning 1')],
  };

  expect(await api.checkCaseLink(caseKey)).toMatchObject({ status: 200, body: { data: { reference } } });
  const first = await api.addToCase(call);
  const repeats = await Promise.all([api.addToCase(call), api.addToCase(call)]);

  expect(first).toMatchObject({ status: 200, body: { data: { reference, documents: [{ name: 'aanmaning.pdf' }] } } });
  expect(repeats).toEqual([first, first]);
  expect(await store.keys(`submissions/${submissionId}/`)).toEqual([`submissions/${submissionId}/1.json`]);
  await expect.poll(async () => (await store.keys(`outbox/${submissionId}`)).length, { timeout: 30_000 }).toBe(0);
  const mails = (await mailbox.about(`[${reference}]`)).filter(({ subject }) =>
    subject.startsWith(mailSubjects.staff.addition({ reference, name: '' })),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(mailSubjects.staff.addition({ reference, name: 'Aanvulling BV (voorbeeld)' }));
  expect(mails[0]?.text).toContain('Hierbij de aanmaning (voorbeeld)');
  expect(mails[0]?.attachments).toMatchObject([
    { filename: `${reference} - Aanmaning - aanmaning.pdf` },
    { filename: `${reference} - Dossier - overzicht.pdf` },
    { filename: `${reference} - Dossier - case.json` },
  ]);
  expect(await store.keys(`cases/${submissionId}`)).toEqual(
    [0, 1].map((number) => `cases/${submissionId}/${number}.json`),
  );
});

test('the visitor’s mail has the same link as the answer', async ({ mailbox }) => {
  const { reference, caseKey } = await submitCase(api, { company: 'Zelfde Link BV (voorbeeld)' });
  const mailToVisitor = async () =>
    (await mailbox.about(reference)).find(({ subject }) => subject === mailSubjects.visitor.intake(reference));

  await expect.poll(mailToVisitor, { timeout: 30_000 }).toBeDefined();

  const mail = await mailToVisitor();
  expect(mail?.text).toContain(`/nasturen#${caseKey}`);
  expect(mail?.html).toContain(`/nasturen#${caseKey}`);
});

test('a link that was changed answers 410 link_invalid and stores nothing', async ({ store }) => {
  const { submissionId, caseKey } = await submitCase(api, { company: 'Gesloten BV (voorbeeld)' });
  const other = await submitCase(api, { company: 'Andere BV (voorbeeld)' });
  const [id = '', seconds = '', signature = ''] = caseKey.split('.');
  const [otherId = ''] = other.caseKey.split('.');
  const bad = ['', 'x', `${otherId}.${seconds}.${signature}`, `${id}.zzzzzz.${signature}`, `${caseKey}A`];

  for (const key of bad) {
    expect(await api.checkCaseLink(key)).toEqual({
      status: 410,
      body: { success: false, code: 'link_invalid', error: apiErrors.link_invalid.text },
    });
  }
  const token = await cheapToken('intake_form');
  expect(await api.addToCase({ caseKey: bad[2] ?? '', token, note: 'Niet van ons' })).toMatchObject({
    status: 410,
    body: { code: 'link_invalid' },
  });
  expect(await store.keys(`submissions/${submissionId}`)).toHaveLength(1);
  expect(await store.keys(`submissions/${other.submissionId}`)).toHaveLength(1);
});

test('an addition that is refused says why and is not counted', async ({ store }) => {
  const { submissionId, caseKey } = await submitCase(api, { company: 'Slordig BV (voorbeeld)' });
  const add = async (part: { note?: string; documents?: File[] }) =>
    (await api.addToCase({ caseKey, token: await cheapToken('intake_form'), ...part })).body;

  expect(await add({})).toMatchObject({ code: 'invalid_fields', error: fieldProblems.nothing_added });
  expect(await add({ note: 'a'.repeat(5001) })).toMatchObject({
    code: 'invalid_fields',
    error: 'Deze tekst is 1 teken te lang. Kort hem in tot 5.000 tekens.',
  });
  expect(await add({ documents: [new File(['MZ'], 'virus.exe')] })).toMatchObject({ code: 'document_refused' });
  expect(await store.keys(`submissions/${submissionId}/`)).toEqual([]);
});

test('the eleventh addition answers 422 case_full and says to send a mail', async ({ store }) => {
  const { submissionId, caseKey } = await submitCase(api, { company: 'Elf Keer BV (voorbeeld)' });
  const add = async (index: number): Promise<Answer> => {
    const addition = { caseKey, additionId: randomUUID(), token: await cheapToken('intake_form'), note: `${index}` };
    // The account's concurrency may be used up; a browser repeats the call too.
    for (;;) {
      const answer = await api.addToCase(addition);
      if (answer.status < 500) return answer;
    }
  };

  // Four at once: more would use up the concurrency of the tests beside.
  const answers: Answer[] = [];
  for (let sent = 0; sent <= additionLimits.maxCount; sent = answers.length) {
    const atOnce = Math.min(4, additionLimits.maxCount + 1 - sent);
    answers.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => add(sent + index)))));
  }

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(additionLimits.maxCount);
  expect(answers.find(({ status }) => status !== 200)).toEqual({
    status: 422,
    body: { success: false, code: 'case_full', error: apiErrors.case_full.text },
  });
  expect(await store.keys(`submissions/${submissionId}/`)).toHaveLength(additionLimits.maxCount);
});
