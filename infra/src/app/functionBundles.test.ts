import { environmentSchema } from '@incasso/lambdas/environment/environmentSchema';
import { functions } from '@incasso/lambdas/functions';
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bundles = join(root, 'lambdas', 'dist');

/** Cold starts slow down as the bundle grows. The SDK's S3 client alone is 0.7 MB. */
const maxBundleBytes = 1_200_000;

/**
 * `notify-staff`: PDFs take 1.4 MB of it, fonts included, and no visitor waits for a staff mail. `handle-intake-form`:
 * reading mails takes 70 kB.
 */
const mostBytes = new Map([
  ['notify-staff', 2_600_000],
  ['handle-intake-form', 1_300_000],
]);

/** Lambda's Node version if the machine has it. Continuous integration runs this test under Node 24. */
const node = process.env['LAMBDA_NODE'] ?? process.execPath;

const sampleEnvironment: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(environmentSchema.entries).map((name) => [name, 'sample-of-enough-length'])),
  PUBLIC_KEYS: '[]',
  S3_PATH_STYLE: 'false',
  SES_SANDBOX: 'false',
  BOT_CHECK_PROVIDER: 'altcha',
  ALTCHA_MAX_KEYS: '1000',
  RECAPTCHA_VERIFY_URL: 'https://recaptcha.example',
  BOT_CHECK_ON_OUTAGE: 'closed',
  MAIL_SENDER: 'intake@solvenda.example',
  STAFF_RECIPIENTS: 'dossiers@solvenda.example',
  API_BASE_URL: 'https://www.solvenda.example',
  SITE_ORIGIN: 'https://www.solvenda.example',
  NOTIFY_QUEUE_URL: 'https://sqs.eu-central-1.amazonaws.com/111111111111/sample',
  MALWARE_SCAN: 'none',
  MALWARE_SCAN_WAIT_MINUTES: '30',
  OUTBOX_RETRY_SECONDS: '600',
  OUTBOX_LEASES_VOID_BEFORE: '2026-11-01T09:00:00Z',
  AWS_REGION: 'eu-central-1',
};

const loadsTheHandler = `
  const { handler } = await import(process.argv[1]);
  console.log(typeof handler);`;

beforeAll(() => {
  if (!existsSync(bundles)) execFileSync('npm', ['run', 'build', '--workspace', 'lambdas'], { cwd: root });
}, 60_000);

test.each(Object.keys(functions))('%s starts from its own bundle, within the size limit for cold starts', (name) => {
  const bundle = join(bundles, name, 'index.mjs');
  const environment = sampleEnvironment;

  const output = execFileSync(node, ['--input-type=module', '--eval', loadsTheHandler, bundle], {
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

  expect(output).toBe('function\n');
  expect(statSync(bundle).size).toBeLessThanOrEqual(mostBytes.get(name) ?? maxBundleBytes);
});
