import { randomUUID } from 'node:crypto';
import { apiPaths } from '@incasso/contract/api';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import type { LocalCloud } from './src/LocalCloud';
import { expect, test } from './src/test';

/**
 * After how many answers of a round everything is killed, whatever the other visitors' calls are at: 200 submissions in
 * all.
 */
const answersBeforeKill = [3, 52, 27, 41, 16, 61];
const visitors = 6;

test('whatever was answered with success is mailed, though everything is killed again and again under load', async ({
  ownCloud,
}) => {
  test.setTimeout(180_000);
  const answered: string[] = [];
  let unanswered = 0;

  for (const answers of answersBeforeKill) {
    await ownCloud.start();
    const enough = answered.length + answers;
    let end: Promise<unknown> | undefined;
    const isRunning = () => end === undefined;
    const kill = () => (end ??= ownCloud.end('SIGKILL'));
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        while (isRunning()) {
          const submissionId = randomUUID();
          if (await sendMessage(ownCloud, submissionId)) answered.push(submissionId);
          else unanswered += 1;
          if (answered.length >= enough) await kill();
        }
      }),
    );
  }
  await ownCloud.start();
  const timesMailed = async () => {
    const mails = (await ownCloud.mailbox.messages()).filter(({ subject }) => subject.includes('Bericht van'));
    return answered.map((id) => mails.filter(({ text }) => text.includes(id)).length);
  };
  const mailed = async (times: number) => (await timesMailed()).filter((count) => count === times).length;
  await expect.poll(() => mailed(0), { timeout: 60_000 }).toBe(0);

  const figures = {
    answered: answered.length,
    unanswered,
    mailedOnce: await mailed(1),
    mailedTwice: await mailed(2),
  };
  console.log(JSON.stringify(figures));
  expect(figures.mailedOnce + figures.mailedTwice).toBe(answered.length);
  expect(answered.length).toBeGreaterThanOrEqual(200);
});

/** Whether a message of the contact form was answered with success. */
async function sendMessage(cloud: LocalCloud, submissionId: string): Promise<boolean> {
  const formData = { name: 'An Voorbeeld', email: 'an@klant.example', company: '', phone: '', message: submissionId };
  const body = JSON.stringify({ formData, recaptchaToken: await cheapToken('contact_form') });
  const headers = { 'content-type': 'application/json' };
  return new ApiCaller(cloud.addresses.site)
    .call(apiPaths.contact, { method: 'POST', submissionId, headers, body })
    .then(
      ({ status }) => status === 200,
      () => false,
    );
}
