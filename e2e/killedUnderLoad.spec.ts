import { randomUUID } from 'node:crypto';
import { apiPaths } from '@incasso/contract/api';
import { notifyQueue } from '@incasso/lambdas/notifyQueue';
import { staffHeadings } from '@incasso/lambdas/functions/notify-staff/mails/mailSubjects';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import type { LocalCloud } from './src/LocalCloud';
import { submitCase } from './src/submitCase';
import { expect, test } from './src/test';
import { visitUnderKills } from './src/visitUnderKills';

/** The text of a change or an addition, and the reference of its case. */
type SentLater = { readonly words: string; readonly reference: string };

const visitors = 6;

/** Many restarts take long on a loaded machine. */
const patienceMs = 420_000;
/** Mails to the staff in flight at a time. */
const mailsAtOnce = notifyQueue.maxConcurrency;
/** A killed delivery holds its lease for two minutes; the outbox retry delivers after that. */
const recoveryMs = 150_000;

test('every message confirmed to its sender is mailed, though all processes are killed six times under load', async ({
  ownCloud,
}) => {
  test.setTimeout(patienceMs);
  const answersBeforeKill = [3, 52, 27, 41, 16, 61];
  const { answered, unanswered } = await visitUnderKills<string>(ownCloud, {
    visit: async (tell) => {
      const submissionId = randomUUID();
      await sendMessage(ownCloud, submissionId);
      await tell(submissionId);
    },
    answersBeforeKill,
    visitors,
  });
  const timesMailed = async () => {
    const mails = await ownCloud.mailbox.messages();
    return answered.map((id) => mails.filter(({ text }) => text.includes(id)).length);
  };
  await expectMailed(timesMailed, { kills: answersBeforeKill.length });
  console.log(JSON.stringify({ answered: answered.length, unanswered, mailed: countEach(await timesMailed()) }));
  expect(answered.length).toBeGreaterThanOrEqual(200);
});

test('every change and addition confirmed to its sender is mailed, though all processes are killed three times', async ({
  ownCloud,
}) => {
  test.setTimeout(patienceMs);
  const answersBeforeKill = [2, 8, 4];
  const { answered } = await visitUnderKills<SentLater>(ownCloud, {
    visit: (tell) => sendLater(ownCloud, tell),
    answersBeforeKill,
    visitors,
  });

  const timesMailed = async () => {
    const mails = await ownCloud.mailbox.messages();
    const toStaff = mails.filter(({ subject }) =>
      [staffHeadings.change, staffHeadings.addition].some((heading) => subject.includes(`] ${heading}`)),
    );
    return answered.map(({ words, reference }) => {
      return toStaff.filter(({ subject, text }) => subject.includes(reference) && text.includes(words)).length;
    });
  };
  await expectMailed(timesMailed, { kills: answersBeforeKill.length });
  expect(answered.length).toBeGreaterThanOrEqual(14);
});

/**
 * Expects each to be mailed. Duplicates come only from mails killed between SES's response and the end of their outbox
 * entry.
 */
async function expectMailed(timesMailed: () => Promise<number[]>, { kills }: { readonly kills: number }) {
  await expect
    .poll(async () => (await timesMailed()).filter((times) => times === 0), { timeout: recoveryMs })
    .toEqual([]);
  const repeats = (await timesMailed()).map((times) => times - 1);
  expect(Math.max(...repeats)).toBeLessThanOrEqual(kills);
  expect(repeats.reduce((sum, times) => sum + times, 0)).toBeLessThanOrEqual(kills * mailsAtOnce);
}

/** How often each number occurs. */
function countEach(numbers: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

/** Sends a case, a change and an addition, and reports which of the latter two succeeded. */
async function sendLater({ addresses }: LocalCloud, tell: (sent: SentLater) => Promise<void>) {
  const api = new ApiCaller(addresses.site);
  const { reference, caseKey, change } = await submitCase(api, { company: 'Onder Druk BV (voorbeeld)' });
  const [answer, note] = [randomUUID(), randomUUID()];
  await change({ partial_payments: answer });
  await tell({ words: answer, reference });
  const { status } = await api.addToCase({ caseKey, token: await cheapToken('intake_form'), note });
  if (status !== 200) throw new Error(`the addition is answered ${status}`);
  await tell({ words: note, reference });
}

/** Sends a contact message whose text is its id. */
async function sendMessage({ addresses }: LocalCloud, submissionId: string): Promise<void> {
  const formData = { name: 'An Voorbeeld', email: 'an@klant.example', company: '', phone: '', message: submissionId };
  const body = JSON.stringify({ formData, recaptchaToken: await cheapToken('contact_form') });
  const headers = { 'content-type': 'application/json' };
  const api = new ApiCaller(addresses.site);
  const { status } = await api.call(apiPaths.contact, { method: 'POST', submissionId, headers, body });
  if (status !== 200) throw new Error(`the message is answered ${status}`);
}
