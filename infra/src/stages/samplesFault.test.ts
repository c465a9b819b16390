import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findStage } from './findStage';
import { samplesFault } from './samplesFault';
import { stages } from './stages';

const prod = findStage(stages, 'prod');
const sample = { what: 'the team: invented names', files: 'about.content.ts, contact.content.ts', confirmedOn: '' };
const infra = fileURLToPath(new URL('../..', import.meta.url));

test('a stage is not deployed with texts that the firm has not confirmed, and says which and what to do', () => {
  const fault = samplesFault(prod, [sample]);

  expect(fault).toContain('Stage "prod" would publish 1 texts');
  expect(fault).toContain('the team: invented names (about.content.ts, contact.content.ts)');
  expect(fault).toContain('docs/content.md');
  expect(fault).toContain('showsSamples: true');
});

test('a stage is deployed once all are confirmed, or where it may show samples', () => {
  expect(samplesFault(prod, [])).toBeUndefined();
  expect(samplesFault({ ...prod, showsSamples: true }, [sample])).toBeUndefined();
});

test('the app makes no templates of such a stage', async () => {
  const { status, errors } = await runApp({ stage: 'prod' });

  expect(status).toBe(1);
  expect(errors).toMatch(/^Stage "prod" would publish \d+ texts that the firm has not confirmed/);
}, 60_000);

/** Runs the app as the CDK does, with the context that `cdk` passes. */
function runApp(context: Readonly<Record<string, unknown>>): Promise<{ status: unknown; errors: string }> {
  const env = { ...process.env, CDK_CONTEXT_JSON: JSON.stringify(context) };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'bin/app.ts'], { cwd: infra, env }, (fault, _, errors) => {
      resolve({ status: fault?.code, errors });
    });
  });
}
