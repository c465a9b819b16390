import { randomUUID } from 'node:crypto';
import { apiPaths, intakeAnswerSchema } from '@incasso/contract/api';
import { samplePdf } from '@incasso/contract/testing/samplePdf';
import * as v from 'valibot';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import { submitChangeableCase } from './src/submitCase';
import type { LocalCloud } from './src/LocalCloud';
import { runSubmissions } from './src/runSubmissions';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';
import { visitUnderKills } from './src/visitUnderKills';

test.describe.configure({ timeout: patientTimeoutMs });

test('each case goes to the case system as an event, and a message does not', async ({ ownCloud }) => {
  await ownCloud.start({ CASE_SYSTEM: 'sample' });

  const reference = await sendCase(ownCloud);
  await sendMessage(ownCloud);

  await expect.poll(() => ownCloud.store.keys('outbox/')).toEqual([]);
  await expect.poll(() => ownCloud.caseSystem.cases()).toHaveLength(1);
  const [event] = await ownCloud.caseSystem.cases();
  expect(event).toMatchObject({
    version: 1,
    case: { reference, answers: { company_name: 'Zaaksysteem BV (voorbeeld)' }, documents: [{ name: 'factuur.pdf' }] },
    stored: { bucket: 'documents' },
  });
  expect(await ownCloud.mailbox.messages()).toHaveLength(4);
  expect(JSON.stringify(event)).not.toContain('http');
});

test('a repeat has the same id, and the case system keeps the case once', async ({ ownCloud }) => {
  await ownCloud.start({ CASE_SYSTEM: 'sample' });
  const reference = await sendCase(ownCloud);
  await expect.poll(() => ownCloud.caseSystem.answers()).toEqual([201]);

  expect((await runSubmissions(ownCloud, ['event', reference])).output).toContain(
    `${reference} is back in the outbox, sent before or not.`,
  );

  await expect.poll(() => ownCloud.caseSystem.answers()).toEqual([201, 200]);
  expect(await ownCloud.caseSystem.cases()).toHaveLength(1);
  expect(await ownCloud.mailbox.messages()).toHaveLength(2);
});

test('what came to a case goes to the case system under ids of its own, and the newest state holds in whatever order', async ({
  ownCloud,
}) => {
  await ownCloud.start({ CASE_SYSTEM: 'sample' });
  const api = new ApiCaller(ownCloud.addresses.site);
  const { submissionId, reference, caseKey, change } = await submitChangeableCase(api, {
    company: 'Zaaksysteem BV (voorbeeld)',
  });
  await expect.poll(() => ownCloud.caseSystem.answers()).toEqual([201]);
  // The call on the change is repeated for a while, so that the one on the addition overtakes it.
  await ownCloud.caseSystem.plan([{ status: 503, count: 3 }]);

  await change({ bank_account: 'BE71 0961 2345 6769' });
  const note = 'Hierbij de leverbon (voorbeeld)';
  expect((await api.addToCase({ caseKey, token: await cheapToken('intake_form'), note })).status).toBe(200);

  await expect.poll(() => ownCloud.caseSystem.answers()).toEqual([201, 201, 201]);
  expect(await ownCloud.caseSystem.cases()).toMatchObject([
    {
      case: {
        reference,
        submissionId,
        updates: 2,
        answers: { bank_account: 'BE71 0961 2345 6769' },
        changes: [{ number: 1, replaced: { answers: { bank_account: 'BE68 5390 0754 7034' } } }],
        additions: [{ number: 1, note }],
      },
      stored: { key: `case-updates/${submissionId}/2.json` },
    },
  ]);
  expect(await ownCloud.store.keys('cases/')).toEqual([`cases/${submissionId}.json`]);
  expect(await ownCloud.store.keys('case-updates/')).toContain(`case-updates/${submissionId}/2.json`);
});

test('while EventBridge takes nothing the mails go out, and the event comes once it does', async ({ ownCloud }) => {
  await ownCloud.start({ CASE_SYSTEM: 'sample' });
  await ownCloud.caseSystem.planEventBridge([
    { status: 500, count: 6 },
    { drop: true, count: 3 },
  ]);
  await ownCloud.caseSystem.refuseEntries(['ThrottlingException', 'InternalFailure']);

  await sendCase(ownCloud);

  await expect.poll(() => ownCloud.mailbox.messages()).toHaveLength(2);
  await expect.poll(() => ownCloud.log(), { timeout: 60_000 }).toContain('"code":"InternalFailure"');
  await expect.poll(() => ownCloud.caseSystem.answers(), { timeout: 60_000 }).toEqual([201]);
  await expect.poll(() => ownCloud.store.keys('outbox/')).toEqual([]);
  expect(await ownCloud.mailbox.messages()).toHaveLength(2);
});

test('while no mail can be sent the event comes, and not again with the mails', async ({ ownCloud }) => {
  await ownCloud.start({ CASE_SYSTEM: 'sample' });
  await ownCloud.mailbox.plan([{ status: 503, count: 1000 }]);
  await sendCase(ownCloud);
  await expect.poll(() => ownCloud.caseSystem.cases()).toHaveLength(1);
  expect(await ownCloud.mailbox.messages()).toEqual([]);

  await ownCloud.mailbox.plan([]);

  await expect.poll(() => ownCloud.mailbox.messages()).toHaveLength(2);
  await expect.poll(() => ownCloud.store.keys('outbox/')).toEqual([]);
  expect(await ownCloud.caseSystem.answers()).toEqual([201]);
});

test('a case system that does not answer is called again, also by the next process; one that refuses is not', async ({
  ownCloud,
}) => {
  await ownCloud.start({ CASE_SYSTEM: 'sample' });
  await ownCloud.caseSystem.plan([
    { status: 503, count: 2 },
    { drop: true, when: 'after' },
  ]);
  await sendCase(ownCloud);
  await expect.poll(() => ownCloud.caseSystem.answers()).toEqual([201, 200]);

  await ownCloud.caseSystem.plan([{ status: 503, count: 1000 }]);
  await sendCase(ownCloud);
  await expect.poll(() => ownCloud.store.keys('outbox/')).toEqual([]);
  await ownCloud.end('SIGKILL');
  await ownCloud.start({ CASE_SYSTEM: 'sample' });
  await expect.poll(() => ownCloud.caseSystem.cases()).toHaveLength(2);

  await ownCloud.caseSystem.plan([{ status: 400 }]);
  const refused = await sendCase(ownCloud);
  await expect.poll(() => ownCloud.undeliveredCases()).toHaveLength(1);
  expect((await ownCloud.undeliveredCases()).join()).toContain(refused);
  await runSubmissions(ownCloud, ['event', refused]);
  await expect.poll(() => ownCloud.caseSystem.cases()).toHaveLength(3);
});

test('the sample refuses a wrong key and what is no event', async ({ ownCloud }) => {
  await ownCloud.start({ CASE_SYSTEM: 'sample' });
  await sendCase(ownCloud);
  await expect.poll(() => ownCloud.caseSystem.cases()).toHaveLength(1);
  const [event] = await ownCloud.caseSystem.cases();
  const body = JSON.stringify({ ...event, id: randomUUID() });
  const key = { 'x-api-key': 'local-key-of-the-case-system' };

  expect(await ownCloud.caseSystem.post(body)).toBe(401);
  expect(await ownCloud.caseSystem.post(body, { 'x-api-key': 'another' })).toBe(401);
  expect(await ownCloud.caseSystem.post('{}', key)).toBe(422);
  expect(await ownCloud.caseSystem.post(body.replace('"version":1', '"version":2'), key)).toBe(422);
  expect(await ownCloud.caseSystem.cases()).toHaveLength(1);
  expect(await ownCloud.caseSystem.post(body, key)).toBe(201);
});

test('whatever was answered with success is an event once, though everything is killed again and again under load', async ({
  ownCloud,
}) => {
  test.setTimeout(420_000);
  const { answered } = await visitUnderKills<string>(ownCloud, {
    visit: async (tell) => tell(await sendCase(ownCloud)),
    answersBeforeKill: [2, 11, 17, 25],
    visitors: 5,
    options: { CASE_SYSTEM: 'sample' },
  });

  const missing = async () => {
    const cases = await ownCloud.caseSystem.cases();
    return answered.filter((reference) => !cases.some((event) => event.case.reference === reference));
  };
  // A delivery that ran out of its time holds its lease for two minutes, and the sweep comes after that.
  await expect.poll(missing, { timeout: 150_000 }).toEqual([]);
  const references = (await ownCloud.caseSystem.cases()).map((event) => event.case.reference);
  expect(new Set(references).size).toBe(references.length);
  expect(answered.length).toBeGreaterThanOrEqual(50);
});

/** Submits a case, and answers its reference. Throws when it is not taken. */
async function sendCase({ addresses }: LocalCloud): Promise<string> {
  const { status, body } = await new ApiCaller(addresses.site).submitIntake({
    company: 'Zaaksysteem BV (voorbeeld)',
    submissionId: randomUUID(),
    token: await cheapToken('intake_form'),
    documents: [new File([samplePdf({ text: 'Factuur' })], 'factuur.pdf')],
  });
  if (status !== 200) throw new Error(`the case is answered ${status}`);
  return v.parse(intakeAnswerSchema, body).data.reference;
}

async function sendMessage({ addresses }: LocalCloud): Promise<void> {
  const formData = { name: 'An Voorbeeld', email: 'an@klant.example', company: '', phone: '', message: 'Dag' };
  const { status } = await new ApiCaller(addresses.site).call(apiPaths.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData, recaptchaToken: await cheapToken('contact_form') }),
  });
  expect(status).toBe(200);
}
