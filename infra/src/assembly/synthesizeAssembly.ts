import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addStacks, type StackInputs, makeApp } from '../app/addStacks';
import { sampleLine, type Statement } from '../stages/readSamples';

export type AssemblyInputs = Omit<StackInputs, 'deployedAt'> & {
  /** Texts on the site that the firm has not confirmed. */
  readonly samples: readonly Statement[];
  readonly folder: string;
};

/**
 * Writes the cloud assembly of a stage: templates, assets and `release.json`, which names the commit and the
 * unconfirmed texts. `bin/cdk.mjs` refuses those in a first deploy. This function never refuses: a deployed stage must
 * stay deployable on any day.
 */
export function synthesizeAssembly({ folder, samples, ...inputs }: AssemblyInputs): void {
  const { stage, release } = inputs;
  const app = makeApp({ outdir: folder, stackTraces: false, context: { 'aws:cdk:enable-path-metadata': true } });
  addStacks(app, { ...inputs, deployedAt: new Date() });
  app.synth();
  const unconfirmed = stage.showsSamples === true ? [] : samples.map(sampleLine);
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, unconfirmed }));
}
