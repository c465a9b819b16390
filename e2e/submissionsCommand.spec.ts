import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import type { LocalCloud } from './src/LocalCloud';
import { expect, patientExpect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

const pdf = (text: string) => new File([samplePdf({ text })], `${text}.pdf`);

test('an operator sees the progress of a submission, finds and exports it, restores it, and erases it with a proof', async ({
  ownCloud,
}) => {
  await ownCloud.start();
  const api = new ApiCaller(ownCloud.addresses.site);
  const submissionId = randomUUID();
  const answer = await api.submitIntake({
    company: 'Te Wissen BV (voorbeeld)',
    submissionId,
    token: await cheapToken('intake_form'),
    documents: [pdf('Factuur')],
  });
  const [reference = ''] = /(?<="reference":")[^"]+/.exec(JSON.stringify(answer.body)) ?? [];
  await patientExpect.poll(() => ownCloud.store.keys('outbox/')).toEqual([]);

  expect(await runSubmissions(ownCloud, ['pending'])).toEqual({
    code: 0,
    output: 'Nothing is pending.\n',
    complaint: '',
  });
  const shown = await runSubmissions(ownCloud, ['show', reference]);
  expect(JSON.parse(shown.output)).toMatchObject({
    submissionId,
    mails: 'sent',
    caseFile: 'stored',
    documents: [{ isStored: true, scan: 'NO_THREATS_FOUND' }],
  });
  expect(shown.output).not.toContain('Te Wissen');

  expect((await runSubmissions(ownCloud, ['find', 'te', 'WISSEN'])).output).toBe(`${reference}\n`);
  const folder = test.info().outputPath('export');
  const exported = await runSubmissions(ownCloud, ['export', reference, folder]);
  expect(JSON.parse(exported.output)).toMatchObject({ exported: reference, files: 3, notOpened: 0 });
  expect(exported.output).not.toContain('Te Wissen');
  expect(await readdir(join(folder, reference, submissionId))).toHaveLength(3);

  const ofCase = (await ownCloud.store.keys('')).filter((key) => /^(submissions|documents|cases)\//.test(key));
  for (const key of ofCase) await ownCloud.store.remove(key);
  expect(await runSubmissions(ownCloud, ['show', reference])).toMatchObject({ code: 1 });
  expect((await runSubmissions(ownCloud, ['restore', '--all'])).output).toContain(`${submissionId} is back:`);
  expect((await runSubmissions(ownCloud, ['show', reference])).output).toBe(shown.output);

  const refused = await runSubmissions(ownCloud, ['erase', reference], 'yes\n');
  expect(refused.output).toContain('Nothing was erased.');
  expect(await ownCloud.store.keys(`submissions/${submissionId}`)).toHaveLength(1);

  const erased = await runSubmissions(ownCloud, ['erase', reference], `${reference}\n`);
  expect(erased.code).toBe(0);
  const [, proof = ''] = erased.output.split('}\n{');
  expect(JSON.parse(`{${proof}`)).toMatchObject({
    reference,
    submissionId,
    erased: { 'submissions/': 1, 'documents/': 1, 'cases/': 1, 'bot-tokens/': 1, 'confirmations/': 1 },
    remaining: {},
  });
  // The counter of confirmations remains and names nobody.
  expect(await ownCloud.store.keys('')).toEqual(['confirmations/all.json', `erased/${submissionId}`]);
  expect(await runSubmissions(ownCloud, ['show', reference])).toMatchObject({
    code: 1,
    complaint: expect.stringContaining(`Nothing is stored under ${reference}`),
  });
});

test('an unreachable bucket is named in the error', async ({ ownCloud }) => {
  const { code, complaint } = await runSubmissions(ownCloud, ['pending']);

  expect(code).toBe(1);
  expect(complaint).toMatch(/^It failed with the bucket documents: nothing listens at its address\./);
});

/** Runs the operators' command on a local cloud, with `typed` as its standard input. */
async function runSubmissions({ port }: LocalCloud, args: readonly string[], typed = '') {
  const child = spawn(process.execPath, ['--import', 'tsx', 'local-cloud/bin/submissions.ts', ...args], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, PORT: String(port), ERASE_PAUSE_MS: '0' },
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  child.stdin.end(typed);
  await once(child, 'close');
  return { code: child.exitCode, output, complaint };
}
