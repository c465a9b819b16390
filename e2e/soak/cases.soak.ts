import { samplePdf } from '@incasso/contract/testing/samplePdf';
import { mailsToOperator } from '../src/alarms/mailsToOperator';
import { ApiCaller } from '../src/ApiCaller';
import { cheapToken } from '../src/cheapToken';
import type { LocalCloud } from '../src/LocalCloud';
import { submitChangeableCase } from '../src/submitCase';
import { expect, test } from '../src/test';

const submissions = 2000;
const quarters = 24 * 4;
/** Of so many, one comes with a document. */
const documentEvery = 3;
/** Of so many, one is sent anew, and one is added to. */
const changeEvery = 20;
const additionEvery = 10;

test('2,000 cases in 24 hours reach the staff, and sound no alarm', async ({ ownCloud }) => {
  test.setTimeout(60 * 60_000);
  await ownCloud.start({ TIMES: 'aws' });
  // The first hourly look at the site comes an hour after the deploy.
  await ownCloud.advance(61);
  const start = ownCloud.now();

  const numbers = Array.from({ length: submissions }, (_, number) => number);
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    const due = numbers.filter((number) => Math.floor((number * quarters) / submissions) === quarter);
    for (const number of due) await submit(ownCloud, number);
    await ownCloud.advance(15);
  }
  // The last ones' scans and mails.
  await ownCloud.advance(30);

  expect(await mailsToOperator(ownCloud, start)).toEqual([]);
  const mails = await ownCloud.mailbox.messages();
  const told = new Set(mails.flatMap(({ subject }) => /Nieuw dossier: (Duurproef \d+)/.exec(subject)?.[1] ?? []));
  expect(told.size).toBe(submissions);
  const [changes, additions] = [submissions / changeEvery, submissions / additionEvery];
  const startingWith = (words: string) => mails.filter(({ subject }) => subject.startsWith(words)).length;
  expect([startingWith('Gewijzigde versie'), startingWith('Aanvulling')]).toEqual([changes, additions]);
  // A changed version is confirmed to the visitor too, an addition is not.
  expect(mails.length).toBe(2 * (submissions + changes) + additions);
});

async function submit(cloud: LocalCloud, number: number): Promise<void> {
  const name = `factuur-${String(number)}.pdf`;
  const documents =
    number % documentEvery === 0 ? [new File([samplePdf({ text: name })], name, { type: 'application/pdf' })] : [];
  const api = new ApiCaller(cloud.addresses.site);
  const company = `Duurproef ${String(number)} (voorbeeld)`;
  const { caseKey, change } = await submitChangeableCase(api, { company, documents, now: cloud.now() });
  if (number % changeEvery === 0) await change({ phone: '+32 56 36 00 01' });
  if (number % additionEvery !== 0) return;
  const { status } = await api.addToCase({
    caseKey,
    token: await cheapToken('intake_form', cloud.now()),
    note: company,
  });
  expect(status).toBe(200);
}
