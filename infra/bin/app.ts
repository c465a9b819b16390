// The CDK's app, named by cdk.json: `npx cdk ls`, `synth`, `diff` and `deploy`, each with `-c stage=dev`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addStages } from '../src/app/addStages';
import { makeApp } from '../src/app/addStacks';
import type { Release } from '../src/release/release';
import { readSamples } from '../src/stages/readSamples';

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  addStages(makeApp({ stackTraces: false }), {
    release: readRelease(),
    deployedAt: new Date(),
    siteTree: fileURLToPath(new URL('../../shell/dist/site', import.meta.url)),
    bundles: fileURLToPath(new URL('../../lambdas/dist', import.meta.url)),
    unconfirmed: readSamples(),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The release in the working tree. */
function readRelease(): Release {
  const commit = git('rev-parse', 'HEAD');
  const isDirty = git('status', '--porcelain', '--untracked-files=no') !== '';
  return {
    commit: isDirty ? `${commit}-dirty` : commit,
    committedAt: git('show', '--no-patch', '--format=%cI', 'HEAD'),
  };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
