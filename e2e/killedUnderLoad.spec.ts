import { randomUUID } from 'node:crypto';
import { apiPaths } from '@incasso/contract/api';
import { notifyQueue } from '@incasso/lambdas/notifyQueue';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import type { LocalCloud } from './src/LocalCloud';
import { expect, test } from './src/test';
import { visitUnderKills } from './src/visitUnderKills';

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

/** Sends a contact message whose text is its id. */
async function sendMessage({ addresses }: LocalCloud, submissionId: string): Promise<void> {
  const formData = { name: 'An Voorbeeld', email: 'an@klant.example', company: '', phone: '', message: submissionId };
  const body = JSON.stringify({ formData, recaptchaToken: await cheapToken('contact_form') });
  const headers = { 'content-type': 'application/json' };
  const api = new ApiCaller(addresses.site);
  const { status } = await api.call(apiPaths.contact, { method: 'POST', submissionId, headers, body });
  if (status !== 200) throw new Error(`the message is answered ${status}`);
}
