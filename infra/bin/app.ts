import { App } from 'aws-cdk-lib';
import { fileURLToPath } from 'node:url';
import { addStacks } from '../src/app/addStacks';
import { featureFlags } from '../src/app/featureFlags';
import { useOwnTemporaryFolder } from '../src/app/useOwnTemporaryFolder';
import { readRelease } from '../src/release/readRelease';
import { findStage } from '../src/stages/findStage';
import { stages } from '../src/stages/stages';

useOwnTemporaryFolder();

try {
  const app = new App({ context: featureFlags, analyticsReporting: false });
  const stageName: unknown = app.node.tryGetContext('stage');
  if (typeof stageName !== 'string') throw new Error('Name the stage: npm run deploy -- dev');

  addStacks(app, {
    stage: findStage(stages, stageName),
    release: readRelease(),
    deployedAt: new Date(),
    siteTree: fileURLToPath(new URL('../../shell/dist/site', import.meta.url)),
    bundles: fileURLToPath(new URL('../../lambdas/dist', import.meta.url)),
  });
  app.synth();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
