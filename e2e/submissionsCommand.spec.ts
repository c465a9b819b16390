import { randomUUID } from 'node:crypto';
import { samplePdf } from '@incasso/contract/testing/samplePdf';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import { runSubmissions } from './src/runSubmissions';
import { submitChangeableCase } from './src/submitCase';
import { expect, patientExpect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

test('an operator sees how far a submission is, and erases all of it, with proof', async ({ ownCloud }) => {
  await ownCloud.start();
  const api = new ApiCaller(ownCloud.addresses.site);
  const submissionId = randomUUID();
  const answer = await api.submitIntake({
    company: 'Te Wissen BV (voorbeeld)',
    submissionId,
    token: await cheapToken('intake_form'),
    documents: [new File([samplePdf({ text: 'Factuur' })], 'factuur.pdf')],
  });
  const [reference = ''] = /\w{4}-\w{4}(?=","receivedAt)/.exec(JSON.stringify(answer.body)) ?? [];
  await patientExpect.poll(() => ownCloud.store.keys('outbox/')).toEqual([]);

  expect(await runSubmissions(ownCloud, ['pending'])).toEqual({
    code: 0,
    output: 'Nothing is pending.\n',
    complaint: '',
  });
  const shown = await runSubmissions(ownCloud, ['show', reference]);
  expect(JSON.parse(shown.output)).toMatchObject({
    submissionId,
    mails: 'sent',
    caseFile: 'stored',
    documents: [{ isStored: true, scan: 'NO_THREATS_FOUND' }],
  });
  expect(shown.output).not.toContain('Te Wissen');

  const refused = await runSubmissions(ownCloud, ['erase', reference], 'yes\n');
  expect(refused.output).toContain('Nothing was erased.');
  expect(await ownCloud.store.keys(`submissions/${submissionId}`)).toHaveLength(1);

  const erased = await runSubmissions(ownCloud, ['erase', reference], `${reference}\n`);
  expect(erased.code).toBe(0);
  const [, proof = ''] = erased.output.split('}\n{');
  expect(JSON.parse(`{${proof}`)).toMatchObject({
    reference,
    submissionId,
    erased: { 'submissions/': 1, 'documents/': 1, 'cases/': 1, 'bot-tokens/': 1 },
    remaining: {},
  });
  expect(await ownCloud.store.keys('')).toEqual([]);
  expect(await runSubmissions(ownCloud, ['show', reference])).toMatchObject({
    code: 1,
    complaint: expect.stringContaining(`Nothing is stored under ${reference}`),
  });
});

test('a changed version is shown with its case, without its words, and erased with it', async ({ ownCloud }) => {
  await ownCloud.start();
  const api = new ApiCaller(ownCloud.addresses.site);
  const { submissionId, reference, change } = await submitChangeableCase(api, {
    company: 'Gewijzigd En Gewist BV (voorbeeld)',
    documents: [new File([samplePdf({ text: 'Factuur' })], 'factuur.pdf')],
  });
  await change({ phone: '+32 56 36 00 01' });
  await patientExpect.poll(() => ownCloud.store.keys('outbox/')).toEqual([]);

  const caseFile = await ownCloud.store.read(`cases/${submissionId}/1.json`);
  const { output } = await runSubmissions(ownCloud, ['show', reference]);
  expect(output).toContain('"kind": "change"');
  expect(output).toContain('"revision": 2');
  expect(output).not.toMatch(/Gewijzigd En Gewist|56 36/);
  const redriven = await runSubmissions(ownCloud, ['redrive', reference]);
  expect(redriven.output).toContain(`${reference}, change 1, has no dead letter`);

  const erased = await runSubmissions(ownCloud, ['erase', reference], `${reference}\n`);
  const [, proof = ''] = erased.output.split('}\n{');
  expect(JSON.parse(`{${proof}`)).toMatchObject({ submissionId, erased: { 'submissions/': 2 }, remaining: {} });
  expect(await ownCloud.store.keys('')).toEqual([]);

  // As a delivery does that was under way meanwhile.
  await ownCloud.store.write(`cases/${submissionId}/1.json`, caseFile.toString());
  expect((await runSubmissions(ownCloud, ['erase', reference], `${reference}\n`)).output).toContain('"cases/": 1');
  expect(await ownCloud.store.keys('')).toEqual([]);
});

test('a bucket that does not answer is said', async ({ ownCloud }) => {
  const { code, complaint } = await runSubmissions(ownCloud, ['pending']);

  expect(code).toBe(1);
  expect(complaint).toMatch(/^The bucket documents did not do it: nothing listens at its address\./);
});
