// The CDK's app, named by cdk.json: `npx cdk ls`, `synth`, `diff` and `deploy`, each with `-c stage=dev`.
import { fileURLToPath } from 'node:url';
import { addStages } from '../src/app/addStages';
import { makeApp } from '../src/app/addStacks';
import { readRelease } from '../src/release/readRelease';
import { readSamples } from '../src/stages/readSamples';

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
