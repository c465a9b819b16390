import { Template } from 'aws-cdk-lib/assertions';
import { findStage } from '../../stages/findStage';
import type { Stage } from '../../stages/stageSchema';
import { stages } from '../../stages/stages';
import { addStacks, makeApp } from '../addStacks';
import { exampleInputs } from './exampleInputs';

/**
 * A stage's stacks and templates over example inputs, for tests. `changes` override the stage's fields. `validates`
 * makes the CDK check every property against CloudFormation's schema, `bundles` write the function with the site.
 */
export function synthesizeStage(
  name: string,
  changes: Partial<Stage> = {},
  { validates = false, bundles = false } = {},
) {
  const app = makeApp({
    treeMetadata: false,
    stackTraces: false,
    builtinCloudFormationValidation: validates,
    context: { 'aws:cdk:bundling-stacks': bundles ? ['**'] : [] },
  });
  const stage = { ...findStage(stages, name), ...changes };
  const stacks = addStacks(app, { stage, ...exampleInputs() });
  const template = (stack: Parameters<typeof Template.fromStack>[0] | undefined) => stack && Template.fromStack(stack);
  return {
    app,
    stage,
    stacks,
    edge: template(stacks.edge),
    deployRole: template(stacks.deployRole),
    storage: Template.fromStack(stacks.storage),
    backend: Template.fromStack(stacks.backend),
    site: Template.fromStack(stacks.site),
    globalMonitoring: Template.fromStack(stacks.globalMonitoring),
    monitoring: Template.fromStack(stacks.monitoring),
  };
}
