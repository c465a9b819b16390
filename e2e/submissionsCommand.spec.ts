import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { samplePdf } from '@incasso/contract/testing/samplePdf';
import { ApiCaller } from './src/ApiCaller';
import type { LocalCloud } from './src/LocalCloud';
import { expect, test } from './src/test';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

test('an operator sees how far a submission is, and erases all of it, with proof', async ({ ownCloud }) => {
  await ownCloud.start();
  const api = new ApiCaller(ownCloud.addresses.site);
  const submissionId = randomUUID();
  const answer = await api.submitIntake({
    company: 'Te Wissen BV (voorbeeld)',
    submissionId,
    token: await api.botToken(),
    documents: [new File([samplePdf({ text: 'Factuur' })], 'factuur.pdf')],
  });
  const [reference = ''] = /\w{4}-\w{4}(?=","receivedAt)/.exec(JSON.stringify(answer.body)) ?? [];
  await expect.poll(() => ownCloud.store.keys('outbox/')).toEqual([]);

  expect(await run(ownCloud, ['pending'])).toEqual({ code: 0, output: 'Nothing is pending.\n', complaint: '' });
  const shown = await run(ownCloud, ['show', reference]);
  expect(JSON.parse(shown.output)).toMatchObject({
    submissionId,
    mails: 'sent',
    caseFile: 'stored',
    documents: [{ isStored: true, scan: 'NO_THREATS_FOUND' }],
  });
  expect(shown.output).not.toContain('Te Wissen');

  const refused = await run(ownCloud, ['erase', reference], 'yes\n');
  expect(refused.output).toContain('Nothing was erased.');
  expect(await ownCloud.store.keys(`submissions/${submissionId}`)).toHaveLength(1);

  const erased = await run(ownCloud, ['erase', reference], `${reference}\n`);
  expect(erased.code).toBe(0);
  const [, proof = ''] = erased.output.split('}\n{');
  expect(JSON.parse(`{${proof}`)).toMatchObject({
    reference,
    submissionId,
    erased: { 'submissions/': 1, 'documents/': 1, 'cases/': 1, 'bot-tokens/': 1 },
    remaining: {},
  });
  expect(await ownCloud.store.keys('')).toEqual([]);
  expect(await run(ownCloud, ['show', reference])).toMatchObject({
    code: 1,
    complaint: expect.stringContaining(`Nothing is stored under ${reference}`),
  });
});

test('a local cloud that is not running is said, with what to do', async ({ ownCloud }) => {
  const { code, complaint } = await run(ownCloud, ['pending']);

  expect(code).toBe(1);
  expect(complaint).toMatch(/^the local cloud at http:\S+ did not do it: it is not running\. Start it with npm start/);
});

/** The command, with what the operator types. */
async function run({ port }: LocalCloud, args: readonly string[], typed = '') {
  const child = spawn(process.execPath, ['--import', 'tsx', 'lambdas/bin/submissions.ts', ...args], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port) },
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  child.stdin.end(typed);
  await once(child, 'close');
  return { code: child.exitCode, output, complaint };
}
