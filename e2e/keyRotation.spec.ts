import { randomUUID } from 'node:crypto';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { ApiCaller } from './src/ApiCaller';
import { submitCase } from './src/submitCase';
import { expect, patientTimeoutMs, test } from './src/test';

test('the staff’s links survive one key rotation, not a second', async ({ ownCloud }) => {
  test.setTimeout(patientTimeoutMs);
  const first = await linkFrom('Eerste Sleutel BV (voorbeeld)', 1);
  await expect.poll(() => statusOf(first)).toBe(200);

  const second = await linkFrom('Tweede Sleutel BV (voorbeeld)', 2);
  await expect.poll(() => statusOf(second)).toBe(200);
  expect(await statusOf(first)).toBe(200);

  const third = await linkFrom('Derde Sleutel BV (voorbeeld)', 3);
  await expect.poll(() => statusOf(third)).toBe(200);
  expect([await statusOf(first), await statusOf(second)]).toEqual([410, 200]);

  /**
   * The link in the mail of a cloud with keys of that generation. It does not wait for the scan, so the mail has a
   * link.
   */
  async function linkFrom(company: string, keyGeneration: number): Promise<string> {
    await ownCloud.end('SIGTERM');
    await ownCloud.start({ KEY_GENERATION: String(keyGeneration), MALWARE_SCAN_WAIT_MINUTES: '0' });
    await ownCloud.scriptScan({ verdict: 'none' });
    const api = new ApiCaller(ownCloud.addresses.site);
    const token = await api.botToken();
    const documents = [new File([samplePdf({ text: company })], 'factuur.pdf')];
    const answer = await api.submitIntake({ company, submissionId: randomUUID(), token, documents });
    expect(answer.status).toBe(200);
    const link = async () => {
      const mails = await ownCloud.mailbox.about(company);
      return mails.map(({ text }) => /http:\/\/\S+\/api\/documents\/\S+/.exec(text)?.[0]).find(Boolean) ?? '';
    };
    await expect.poll(link, { timeout: 30_000 }).not.toBe('');
    await ownCloud.scriptScan({});
    return link();
  }

  async function statusOf(link: string): Promise<number> {
    return (await fetch(link, { redirect: 'manual' })).status;
  }
});

test('clients’ links survive one key rotation, not a second', async ({ ownCloud }) => {
  test.setTimeout(patientTimeoutMs);
  const statuses: number[] = [];
  let caseKey = '';
  for (const generation of [1, 2, 3]) {
    await ownCloud.end('SIGTERM');
    await ownCloud.start({ KEY_GENERATION: String(generation) });
    const api = new ApiCaller(ownCloud.addresses.site);
    if (caseKey === '') ({ caseKey } = await submitCase(api, { company: 'Blijvende Link BV (voorbeeld)' }));
    statuses.push((await api.checkCaseLink(caseKey)).status);
  }

  expect(statuses).toEqual([200, 200, 410]);
});
