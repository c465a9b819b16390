import { App, type AppProps } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import cdkSettings from '../../../cdk.json';
import { findStage } from '../../stages/findStage';
import type { Stage } from '../../stages/Stage';
import { stages } from '../../stages/stages';
import { IncassoStage, type IncassoStageProps } from '../IncassoStage';
import { exampleInputs } from './exampleInputs';

/** An app with the feature flags of cdk.json, which the CDK's CLI passes on. */
export function exampleApp({ context, ...props }: AppProps = {}): App {
  const settings = { treeMetadata: false, stackTraces: false, builtinCloudFormationValidation: false };
  return new App({ ...settings, ...props, context: { ...cdkSettings.context, ...context } });
}

type Synthesis = {
  /** Makes the CDK check every property against CloudFormation's schema. */
  readonly validates?: boolean;
  /** Writes the function with the site. */
  readonly bundles?: boolean;
  readonly inputs?: Partial<IncassoStageProps>;
};

/** A stage's stacks and templates over example inputs, for tests. `changes` override the stage's fields. */
export function synthesizeStage(
  name: string,
  changes: Partial<Stage> = {},
  { validates = false, bundles = false, inputs = {} }: Synthesis = {},
) {
  const app = exampleApp({
    builtinCloudFormationValidation: validates,
    context: { 'aws:cdk:bundling-stacks': bundles ? ['**'] : [] },
  });
  const stage = { ...findStage(stages, name), ...changes };
  const stacks = new IncassoStage(app, { stage, ...exampleInputs(), ...inputs });
  const { edge, deployRole } = stacks;
  return {
    app,
    stage,
    stacks,
    edge: edge && Template.fromStack(edge),
    deployRole: deployRole && Template.fromStack(deployRole),
    storage: Template.fromStack(stacks.storage),
    backend: Template.fromStack(stacks.backend),
    site: Template.fromStack(stacks.site),
    globalMonitoring: Template.fromStack(stacks.globalMonitoring),
    monitoring: Template.fromStack(stacks.monitoring),
  };
}
