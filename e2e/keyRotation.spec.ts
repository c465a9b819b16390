import { randomUUID } from 'node:crypto';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { ApiCaller } from './src/ApiCaller';
import type { LocalCloud } from './src/LocalCloud';
import { expect, patientTimeoutMs, test } from './src/test';

test('links of the staff survive one rotation of the keys, not a second', async ({ ownCloud }) => {
  test.setTimeout(patientTimeoutMs);
  await startWithKeys(ownCloud, 1);
  const link = await submitDocument(ownCloud, 'Blijvende Link BV (voorbeeld)');
  const statuses: number[] = [];

  for (const generation of [1, 2, 3]) {
    if (generation > 1) await startWithKeys(ownCloud, generation);
    statuses.push((await fetch(link, { redirect: 'manual' })).status);
  }

  expect(statuses).toEqual([200, 200, 410]);
});

/** Mails do not wait for the scan, so that they link the document. */
async function startWithKeys(cloud: LocalCloud, generation: number): Promise<void> {
  await cloud.end('SIGTERM');
  await cloud.start({ KEY_GENERATION: String(generation), MALWARE_SCAN_WAIT_MINUTES: '0' });
}

/** Submits a case; returns the staff's link to its document. */
async function submitDocument(cloud: LocalCloud, company: string) {
  await cloud.scriptScan({ verdict: 'none' });
  const api = new ApiCaller(cloud.addresses.site);
  const documents = [new File([samplePdf()], 'factuur.pdf')];
  await api.submitIntake({
    company,
    submissionId: randomUUID(),
    token: await api.botToken(),
    documents,
  });
  const linkInMail = async () => {
    const mails = await cloud.mailbox.about(company);
    return mails.map(({ text }) => /http:\/\/\S+\/api\/documents\/\S+/.exec(text)?.[0]).find(Boolean) ?? '';
  };
  await expect.poll(linkInMail, { timeout: 30_000 }).not.toBe('');
  const link = await linkInMail();
  await cloud.scriptScan({});
  await expect.poll(async () => (await fetch(link, { redirect: 'manual' })).status).toBe(200);
  return link;
}
