import { createHash, randomUUID } from 'node:crypto';
import { apiPaths, documentPath, openDocumentQuery, uploadTicketsAnswerSchema } from '@incasso/contract/api';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { functionNames } from '@incasso/lambdas/functions';
import { signDocumentLink } from '@incasso/lambdas/staff-links/documentToken';
import { LocalAccount } from '@incasso/local-cloud/rights/LocalAccount';
import { readLocalTemplates } from '@incasso/local-cloud/rights/readLocalTemplates';
import * as v from 'valibot';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import type { LocalCloud } from './src/LocalCloud';
import { submitCase } from './src/submitCase';
import { expect, patientTimeoutMs, test } from './src/test';

const checkedSchema = v.object({ caller: v.string(), action: v.string(), resource: v.string(), reason: v.string() });

test('the functions use every permission of their roles and are denied nothing', async ({ ownCloud }) => {
  test.setTimeout(patientTimeoutMs);
  await ownCloud.start({ MALWARE_SCAN_WAIT_MINUTES: '0.05' });
  const { store, mailbox, addresses } = ownCloud;

  await ownCloud.scriptScan({ verdict: 'none' });
  const link = await submitWithUpload(ownCloud);
  await ownCloud.scriptScan({});
  await race(ownCloud, (submissionId, text) => sendCase(ownCloud, submissionId, text));
  const caseKey = await addTwice(ownCloud);
  const token = await cheapToken('contact_form');
  await race(ownCloud, (submissionId) => sendMessage(ownCloud, submissionId, token));
  await expect.poll(() => store.keys('outbox/'), { timeout: 30_000 }).toEqual([]);

  // Above the rate limit, a confirmation is held.
  const at = new Date().toISOString();
  const taken = Array.from({ length: 125 }, (_, index) => ({ holder: String(index), at }));
  await store.write('confirmations/all.json', JSON.stringify({ version: 1, taken }));
  await sendMessage(ownCloud, randomUUID(), undefined, 'jan@klant.example');
  await expect.poll(() => store.keys('held/'), { timeout: 30_000 }).toHaveLength(1);
  await store.remove('confirmations/all.json');
  await expect.poll(() => store.keys('held/'), { timeout: 30_000 }).toEqual([]);

  await mailbox.plan([{ status: 500, count: 100 }]);
  await sendMessage(ownCloud, randomUUID());
  const [waiting = ''] = await store.keys('outbox/');
  const spoil = async () => {
    const letters = await store.keys('dead-letters/');
    // The function that works on the entry may rewrite it.
    if (letters.length === 0) await store.write(waiting, 'no entry');
    return letters;
  };
  await expect.poll(spoil, { timeout: 30_000 }).toHaveLength(1);
  await mailbox.plan([]);

  const opened = `${link}?${openDocumentQuery.name}=${openDocumentQuery.value}`;
  await expect.poll(async () => (await fetch(opened)).status).toBe(200);
  const [caseId = ''] = (await store.keys('cases/')).flatMap((key) => key.split('/').slice(1, 2));
  const caseFile = { submissionId: caseId, caseFile: 0, expiresAt: new Date(Date.now() + 60_000) };
  const caseFileLink = addresses.site + documentPath(signDocumentLink(caseFile, 'local-document-link-key'));
  const openedCase = await fetch(`${caseFileLink}?${openDocumentQuery.name}=${openDocumentQuery.value}`);
  expect(await openedCase.json()).toMatchObject({ submissionId: caseId });
  expect(openedCase.headers.get('content-disposition')).toContain('attachment');
  for (const key of await store.keys('submissions/')) await store.remove(key);
  expect((await fetch(opened)).status).toBe(410);
  expect((await new ApiCaller(addresses.site).checkCaseLink(caseKey)).status).toBe(410);
  expect((await fetch(`${addresses.site}/api/health`)).status).toBe(200);
  await ownCloud.end('SIGTERM');

  // reCAPTCHA tokens are looked up in the store before Google is called, which needs a permission of its own.
  await ownCloud.start({ BOT_CHECK_PROVIDER: 'recaptcha' });
  expect((await sendMessage(ownCloud, randomUUID(), 'unknown-token')).status).toBe(422);
  await ownCloud.end('SIGTERM');

  const checked = (await ownCloud.rights()).map((line) => v.parse(checkedSchema, JSON.parse(line)));
  const byFunctions = checked.filter(({ caller }) => caller.includes(':role/') || caller.endsWith('.amazonaws.com'));
  expect(byFunctions.filter(({ reason }) => reason !== 'allow')).toEqual([]);

  const unused = grantsOfFunctions().filter(
    (grant) =>
      !byFunctions.some(
        ({ caller, action, resource }) =>
          caller === grant.role && action === grant.action && grant.resources.includes(resource),
      ),
  );
  expect(unused).toEqual([]);
});

/** The permissions that the local cloud checks: for S3 each on one prefix, elsewhere on all resources. */
function grantsOfFunctions() {
  const account = new LocalAccount(readLocalTemplates(true));
  return functionNames.flatMap((name) => {
    const { arn: role, policies } = account.roleOf(name);
    return policies
      .flatMap(({ Statement }) => Statement)
      .flatMap(({ Action, Resource }) =>
        Action.flatMap((action) => {
          if (action === 'ses:SendRawEmail' || action === 'sqs:SendMessage')
            return [{ role, action, resources: Resource }];
          return action.startsWith('s3:') ? Resource.map((resource) => ({ role, action, resources: [resource] })) : [];
        }),
      );
  });
}

/** Submits a case with an uploaded document; returns the staff's link to it before the scan. */
async function submitWithUpload(cloud: LocalCloud): Promise<string> {
  const submissionId = randomUUID();
  const api = new ApiCaller(cloud.addresses.site);
  const token = await api.botToken();
  const receipt = await upload(api, submissionId, token);

  const company = 'Rechten BV (voorbeeld)';
  const fields = { documents: JSON.stringify(receipt) };
  const answer = await api.submitIntake({ company, submissionId, token, fields });
  expect(answer.status).toBe(200);
  const link = async () => {
    const texts = (await cloud.mailbox.about(company)).map(({ text }) => text);
    return /http:\/\/\S+\/api\/documents\/\S+/.exec(texts.join('\n'))?.[0];
  };
  await expect.poll(link, { timeout: 30_000 }).toBeDefined();
  return (await link()) ?? '';
}

/** Uploads a document for a submission and returns its receipt. */
async function upload(api: ApiCaller, submissionId: string, token: string) {
  const bytes = samplePdf({ text: 'Direct' });
  const receipt = { name: 'direct.pdf', size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  const ask = () =>
    api.call(apiPaths.uploadTickets, {
      method: 'POST',
      submissionId,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ submissionId, recaptchaToken: token, documents: [receipt] }),
    });
  // Twice, as a browser does that lost the first response.
  await ask();
  const [ticket] = v.parse(uploadTicketsAnswerSchema, (await ask()).body).data.tickets;
  if (ticket === undefined || !('url' in ticket)) throw new Error('no ticket was given');
  expect((await fetch(ticket.url, { method: 'PUT', body: bytes, headers: ticket.headers })).status).toBe(200);
  return receipt;
}

/** Sends the same addition twice, with an uploaded document; the first call is too late for its last step. */
async function addTwice(cloud: LocalCloud): Promise<string> {
  const api = new ApiCaller(cloud.addresses.site);
  const { submissionId, caseKey } = await submitCase(api, { company: 'Rechten Later BV (voorbeeld)' });
  expect((await api.checkCaseLink(caseKey)).status).toBe(200);
  const additionId = randomUUID();
  const token = await cheapToken('intake_form');
  const receipt = await upload(api, additionId, token);
  await race(cloud, () => api.addToCase({ caseKey, additionId, token, receipts: [receipt] }), submissionId);
  return caseKey;
}

/** Sends two calls with one submission id; the first reaches its last step after the second has committed. */
async function race(
  cloud: LocalCloud,
  send: (submissionId: string, text: string) => Promise<unknown>,
  /** Id whose outbox fills up. Default: the submission id. */
  caseId?: string,
): Promise<void> {
  const submissionId = randomUUID();
  await cloud.planStorageFaults([{ delayMs: 600_000, method: 'PUT', path: '/documents/submissions/' }]);
  const first = send(submissionId, 'Eerste');
  await expect.poll(async () => (await cloud.store.keys(`outbox/${caseId ?? submissionId}`)).length).toBe(1);
  await send(submissionId, 'Tweede');
  // Ends the delay.
  await cloud.planStorageFaults([]);
  await first;
}

async function sendCase({ addresses }: LocalCloud, submissionId: string, text: string): Promise<unknown> {
  const api = new ApiCaller(addresses.site);
  const documents = [new File([samplePdf({ text })], 'factuur.pdf')];
  return api.submitIntake({
    company: 'Rechten BV (voorbeeld)',
    submissionId,
    token: await cheapToken('intake_form'),
    documents,
  });
}

async function sendMessage(
  { addresses }: LocalCloud,
  submissionId: string,
  token?: string,
  email = 'an@klant.example',
) {
  const formData = { name: 'An Voorbeeld', email, company: '', phone: '', message: 'Dag' };
  return new ApiCaller(addresses.site).call(apiPaths.contact, {
    method: 'POST',
    submissionId,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData, recaptchaToken: token ?? (await cheapToken('contact_form')) }),
  });
}
