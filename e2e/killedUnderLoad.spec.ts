import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '@incasso/contract/api';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import type { LocalCloud } from './src/LocalCloud';
import { submitChangeableCase } from './src/submitCase';
import { expect, test } from './src/test';

/**
 * After how many answers of a round everything is killed, whatever the other visitors' calls are at: 200 submissions in
 * all.
 */
const answersBeforeKill = [3, 52, 27, 41, 16, 61];
const visitors = 6;

/** How long a visitor waits who got no answer: who asked at once would keep the machine busy with refusals. */
const pauseMs = 300;

/** A machine that is busy otherwise takes its time for so many starts. */
const patienceMs = 420_000;
/** A delivery that ran out of its time holds its lease of two minutes, and the sweep comes after that. */
const recoveryMs = 150_000;

test('whatever was answered with success is mailed, though everything is killed again and again under load', async ({
  ownCloud,
}) => {
  test.setTimeout(patienceMs);
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
          if (await sendMessage(ownCloud, submissionId)) {
            answered.push(submissionId);
          } else {
            unanswered += 1;
            await wait(pauseMs);
          }
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
  await expect.poll(() => mailed(0), { timeout: recoveryMs }).toBe(0);

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

test('whatever was added to cases, or sent anew, reaches the staff, though everything is killed again and again', async ({
  ownCloud,
}) => {
  test.setTimeout(patienceMs);
  const answered: { readonly words: string; readonly reference: string }[] = [];
  for (const answers of [2, 8, 4]) {
    await ownCloud.start();
    const enough = answered.length + answers;
    let end: Promise<unknown> | undefined;
    const isRunning = () => end === undefined;
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        while (isRunning()) {
          for await (const sent of sendLater(ownCloud)) {
            answered.push(sent);
            if (answered.length >= enough) await (end ??= ownCloud.end('SIGKILL'));
          }
        }
      }),
    );
  }
  await ownCloud.start();

  const timesMailed = async () => {
    const mails = await ownCloud.mailbox.messages();
    const toStaff = mails.filter(({ subject }) => /^(Aanvulling|Gewijzigde versie)/.test(subject));
    return answered.map(({ words, reference }) => {
      return toStaff.filter(({ subject, text }) => subject.includes(reference) && text.includes(words)).length;
    });
  };
  await expect
    .poll(async () => (await timesMailed()).filter((count) => count === 0), { timeout: recoveryMs })
    .toEqual([]);
  expect((await timesMailed()).filter((count) => count > 2)).toEqual([]);
  expect(answered.length).toBeGreaterThanOrEqual(14);
});

/** A case that is sent, sent anew, and added to; what was answered with success of the latter two. */
async function* sendLater({ addresses }: LocalCloud) {
  const api = new ApiCaller(addresses.site);
  try {
    const { reference, caseKey, change } = await submitChangeableCase(api, { company: 'Onder Druk BV (voorbeeld)' });
    const [answer, note] = [randomUUID(), randomUUID()];
    await change({ partial_payments: answer });
    yield { words: answer, reference };
    const { status } = await api.addToCase({ caseKey, token: await cheapToken('intake_form'), note });
    if (status === 200) yield { words: note, reference };
  } catch {
    // It was killed meanwhile, or had no room: this visitor was promised nothing.
    await wait(pauseMs);
  }
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
