import { StorageStack } from '../../stacks/StorageStack';
import type { Stage } from '../../stages/stageSchema';
import { appOfTemplates } from '../appOfTemplates';

/** The template of a stage's storage alone: it needs nothing of a build. */
export function storageTemplate(stage: Stage): unknown {
  const app = appOfTemplates();
  const { stackName } = new StorageStack(app, 'storage', { stage });
  const template: unknown = app.synth().getStackByName(stackName).template;
  return template;
}
