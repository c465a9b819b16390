import { PATH_METADATA_ENABLE_CONTEXT } from 'aws-cdk-lib/cx-api';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Stage } from '../stages/stageSchema';
import { addStacks } from './addStacks';
import { appOfTemplates } from './appOfTemplates';
import { exampleInputs } from './exampleInputs';

/** The templates of a stage by stack, as a deploy makes them, but for the site's files and the functions' code. */
export function synthesizeTemplates(stage: Stage): Readonly<Record<string, unknown>> {
  const outdir = mkdtempSync(join(tmpdir(), 'incasso-templates-'));
  try {
    const app = appOfTemplates({ context: { [PATH_METADATA_ENABLE_CONTEXT]: true }, outdir });
    addStacks(app, { stage, ...exampleInputs() });
    const stacks = app.synth().stacks.map(({ stackName, template }): [string, unknown] => [stackName, template]);
    return v.parse(v.record(v.string(), v.unknown()), Object.fromEntries(stacks));
  } finally {
    rmSync(outdir, { recursive: true });
  }
}
