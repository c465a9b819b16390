import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addStacks, type StackInputs } from '../app/addStacks';
import { makeApp } from '../app/makeApp';
import { sampleLine, type Statement } from '../stages/readSamples';

export type AssemblyInputs = Omit<StackInputs, 'deployedAt'> & {
  /** The texts of the site that the firm has not confirmed. */
  readonly samples: readonly Statement[];
  /** Where the assembly is written. */
  readonly folder: string;
};

/**
 * Writes the cloud assembly of a stage: templates, assets, and `release.json`, which names the commit and the
 * unconfirmed texts that `bin/cdk.mjs` refuses in a first deploy. It never refuses by itself: a stage that is deployed
 * must stay deployable on any day.
 */
export function synthesizeAssembly({ folder, samples, ...inputs }: AssemblyInputs): void {
  const { stage, release } = inputs;
  const app = makeApp({ outdir: folder, stackTraces: false, context: { 'aws:cdk:enable-path-metadata': true } });
  addStacks(app, { ...inputs, deployedAt: new Date() });
  app.synth();
  const unconfirmed = stage.showsSamples === true ? [] : samples.map(sampleLine);
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, unconfirmed }));
}
