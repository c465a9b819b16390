import { randomUUID } from 'node:crypto';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import { expect, patientTimeoutMs, test } from './src/test';

test('while SES is down a case is accepted; the staff gets the mail once SES is back', async ({ ownCloud }) => {
  test.setTimeout(patientTimeoutMs);
  const company = 'Mailstoring BV (voorbeeld)';
  await ownCloud.start();
  const api = new ApiCaller(ownCloud.addresses.site);
  await ownCloud.mailbox.plan([{ status: 503, count: 1000 }]);

  const answer = await api.submitIntake({
    company,
    submissionId: randomUUID(),
    token: await cheapToken('intake_form'),
  });
  const tries = async () => ((await ownCloud.log()).match(/"outcome":"failed"|"failed":1/g) ?? []).length;
  await expect.poll(tries, { timeout: 60_000 }).toBeGreaterThanOrEqual(5);
  const mailsDuringOutage = await ownCloud.mailbox.about(company);
  await ownCloud.mailbox.plan([]);

  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(mailsDuringOutage).toEqual([]);
  await expect.poll(() => ownCloud.store.keys('outbox/'), { timeout: 60_000 }).toEqual([]);
  expect((await ownCloud.mailbox.about(company)).map(({ to }) => to)).toHaveLength(1);
});
