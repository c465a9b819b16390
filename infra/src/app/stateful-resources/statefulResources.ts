import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import * as v from 'valibot';
import type { Templates } from '../../templates/DeployedStacks';
import { replacedWithoutLoss } from './replacedWithoutLoss';

/** What a deploy would lose a resource by: its type, and its properties that cannot be changed in place. */
const statefulResourceSchema = v.strictObject({
  type: v.string(),
  fixed: v.record(v.string(), v.unknown()),
});

/** Stateful resources by logical id, by stack. */
export const statefulResourcesSchema = v.record(v.string(), v.record(v.string(), statefulResourceSchema));
export type StatefulResources = v.InferOutput<typeof statefulResourcesSchema>;

const resourceSchema = v.object({
  Type: v.string(),
  Properties: v.optional(v.record(v.string(), v.unknown()), {}),
});
const templateSchema = v.object({ Resources: v.optional(v.record(v.string(), resourceSchema), {}) });

const awsServices = loadAwsServiceSpecSync();

/** The resources of stacks whose replacement would lose something. */
export function statefulResources(templates: Templates): StatefulResources {
  return Object.fromEntries(
    Object.entries(templates).map(([stack, template]) => [stack, statefulResourcesOf(template)]),
  );
}

function statefulResourcesOf(template: unknown): StatefulResources[string] {
  return Object.fromEntries(
    Object.entries(v.parse(templateSchema, template).Resources)
      .filter(([, { Type }]) => !replacedWithoutLoss.has(Type))
      .map(([id, { Type, Properties }]) => {
        const isFixed = ([name]: [string, unknown]) => isReplacedByChangeOf(Type, name);
        return [id, { type: Type, fixed: Object.fromEntries(Object.entries(Properties).filter(isFixed)) }];
      }),
  );
}

/**
 * Whether CloudFormation makes a resource anew, always or at times, when the property changes ('Update requires:
 * Replacement', https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/using-cfn-updating-stacks-update-behaviors.html).
 */
function isReplacedByChangeOf(type: string, property: string): boolean {
  const [resource] = awsServices.lookup('resource', 'cloudFormationType', 'equals', type);
  return (resource?.properties[property]?.causesReplacement ?? 'no') !== 'no';
}
