// The CDK's app, named by cdk.json: `npx cdk ls` lists the stacks of every stage, as `dev/storage`.
import { App } from 'aws-cdk-lib';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IncassoStage } from '../src/app/IncassoStage';
import { findStage } from '../src/stages/findStage';
import { unconfirmedClaims } from '../src/stages/claims';
import { stages } from '../src/stages/stages';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = { siteTree: `${root}shell/dist/site`, bundles: `${root}lambdas/dist` };

try {
  for (const folder of Object.values(built))
    if (!existsSync(folder)) throw new Error(`Nothing is built in ${folder}: run "npm run build" first.`);
  const app = new App({ stackTraces: false });
  const inputs = { ...built, release: readRelease(), unconfirmed: unconfirmedClaims };
  for (const { name } of stages) new IncassoStage(app, { stage: findStage(stages, name), ...inputs });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function readRelease() {
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
