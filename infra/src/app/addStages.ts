import type { App } from 'aws-cdk-lib';
import { existsSync } from 'node:fs';
import { findStage } from '../stages/findStage';
import { stages } from '../stages/stages';
import { addStacks, type StackInputs } from './addStacks';

/** Adds the stage of the context, as in `cdk deploy -c stage=dev`, or all: no stage is deployed that was not named. */
export function addStages(app: App, inputs: Omit<StackInputs, 'stage'>): void {
  const chosen: unknown = app.node.tryGetContext('stage');
  const names = stages.map(({ name }) => name);
  if (typeof chosen !== 'string')
    throw new Error(`Name the stage: -c stage=${[...names, 'all'].join(', or -c stage=')}.`);
  const added = (chosen === 'all' ? names : [chosen]).map((name) => findStage(stages, name));
  for (const folder of [inputs.siteTree, inputs.bundles])
    if (!existsSync(folder)) throw new Error(`Nothing is built in ${folder}: run "npm run build" first.`);
  for (const stage of added) addStacks(app, { stage, ...inputs });
}
