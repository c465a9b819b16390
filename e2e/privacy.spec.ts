import { randomUUID } from 'node:crypto';
import { apiPaths } from '@incasso/contract/api';
import { intakeFieldNames } from '@incasso/contract/intakeFields';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import { submitCase } from './src/submitCase';
import { expect, test } from './src/test';

/** A word that none of our texts has: where it appears, visitor input has leaked. */
const mark = 'Zilverreiger';

test('neither logs nor keys contain visitor input, in success and in failure', async ({ ownCloud }) => {
  test.setTimeout(90_000);
  await ownCloud.start();
  const api = new ApiCaller(ownCloud.addresses.site);
  const marked = Object.fromEntries(intakeFieldNames.map((name) => [name, `${mark} ${name}`]));
  const fields = { ...marked, email: `${mark.toLowerCase()}@bedrijf.example` };
  const document = new File([samplePdf({ text: mark })], `${mark}.pdf`);
  const submit = async (changes: { fields?: Record<string, string>; documents?: File[] } = {}) =>
    api.submitIntake({
      company: mark,
      token: await cheapToken('intake_form'),
      submissionId: randomUUID(),
      fields,
      documents: [document],
      ...changes,
    });

  await ownCloud.mailbox.plan([{ status: 500, count: 2 }, { drop: true }]);
  const good = await submit();
  const bad = [
    await submit({ fields: { ...fields, email: `${mark} zonder adres` } }),
    await submit({ documents: [new File(['MZ'], `${mark}.exe`)] }),
    await api.call(`${apiPaths.botChallenge}?action=${mark}`, {}),
    await api.call(`/api/documents/${mark}`, {}),
    await api.call(`/api/${mark}`, {}),
    await api.call(apiPaths.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"formData": ${mark}`,
    }),
  ];
  const { submissionId: caseId } = await submitCase(api, { company: mark, documents: [document] });
  const token = await cheapToken('intake_form');
  const added = await api.addToCase({ caseId, token, note: `${mark} erbij`, documents: [document] });
  // The staff's mails on two cases and an addition.
  await expect.poll(async () => (await ownCloud.mailbox.toStaff(mark)).length, { timeout: 30_000 }).toBe(3);
  const keys = await ownCloud.store.keys('');
  await ownCloud.end('SIGTERM');

  expect([good.status, added.status]).toEqual([200, 200]);
  expect(bad.map(({ status }) => status)).toEqual([422, 422, 400, 410, 400, 400]);
  const log = await ownCloud.log();
  // Delivered by the event, or by an earlier outbox retry.
  expect(log).toMatch(/"outcome":"delivered"|"delivered":1/);
  expect(log).toMatch(/"outcome":"failed"|"failed":1/);
  expect(`${log}\n${keys.join('\n')}`).not.toMatch(new RegExp(mark, 'i'));
});
