import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@incasso/contract/api';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import type { LocalCloud } from './src/LocalCloud';
import { expect, test } from './src/test';

const rounds = 6;
const visitors = 6;

test('whatever was answered with success is mailed, though everything is killed again and again under load', async ({
  ownCloud,
}) => {
  test.setTimeout(180_000);
  const answered: string[] = [];
  let unanswered = 0;

  for (let round = 0; round < rounds; round += 1) {
    await ownCloud.start();
    const killed = killLater(ownCloud, 1500 + round * 400);
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        while (!killed.isDone()) {
          const submissionId = randomUUID();
          if (await sendMessage(ownCloud, submissionId)) answered.push(submissionId);
          else unanswered += 1;
        }
      }),
    );
    await killed.end;
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
  expect(answered.length).toBeGreaterThan(10);
});

function killLater(cloud: LocalCloud, afterMs: number) {
  let isDone = false;
  const end = pause(afterMs).then(() => {
    isDone = true;
    return cloud.end('SIGKILL');
  });
  return { end, isDone: () => isDone };
}

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
