import { interestRates } from '@incasso/debts/interestRates';
import { todayInBelgium } from '@incasso/contract/isoDate';
import { App } from 'aws-cdk-lib';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addStacks } from '../src/app/addStacks';
import { readRelease } from '../src/release/readRelease';
import { findStage } from '../src/stages/findStage';
import { ratesFault } from '../src/stages/ratesFault';
import { readSamples } from '../src/stages/readSamples';
import { samplesFault } from '../src/stages/samplesFault';
import { stages } from '../src/stages/stages';

// Folders of gathered assets are removed when the process ends.
const temporaryFolder = mkdtempSync(join(tmpdir(), 'incasso-synth-'));
process.env['TMPDIR'] = temporaryFolder;
process.once('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));

try {
  const app = new App({ analyticsReporting: false });
  const stageName: unknown = app.node.tryGetContext('stage');
  if (typeof stageName !== 'string') throw new Error('Name the stage: npm run deploy -- dev');

  const stage = findStage(stages, stageName);
  const faults = [samplesFault(stage, readSamples()), ratesFault(stage, todayInBelgium(), interestRates)]
    .filter((fault) => fault !== undefined)
    .join('\n');
  // `npm run synth` and `npm run diff` also work for a stage that may not be deployed yet.
  if (faults !== '' && app.node.tryGetContext('looksOnly') === undefined) throw new Error(faults);
  if (faults !== '') console.error(`This is not for a deploy yet. ${faults}`);

  addStacks(app, {
    stage,
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
