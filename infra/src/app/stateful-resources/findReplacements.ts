import { isDeepStrictEqual } from 'node:util';
import type { StatefulResources } from './statefulResources';

/** A stateful resource that a deploy would remove or make anew, and by what. */
export type Replacement = { readonly stack: string; readonly id: string; readonly cause: string };

/**
 * What a deploy of `after` would take away of what stands since `before`. A decision explains a replacement by naming
 * the logical id as code; `decisions` is the text of all of them.
 */
export function findReplacements(
  before: StatefulResources,
  after: StatefulResources,
  decisions: string,
): Replacement[] {
  return Object.entries(before)
    .flatMap(([stack, resources]) =>
      Object.entries(resources).flatMap(([id, resource]) =>
        causesOf(resource, after[stack]?.[id]).map((cause) => ({ stack, id, cause })),
      ),
    )
    .filter(({ id }) => !decisions.includes(`\`${id}\``));
}

type StatefulResource = StatefulResources[string][string];

function causesOf(before: StatefulResource, after: StatefulResource | undefined): string[] {
  if (after === undefined) return [`no ${before.type} has this id any more`];
  if (after.type !== before.type) return [`it becomes an ${after.type}`];
  return Object.keys({ ...before.fixed, ...after.fixed })
    .filter((property) => !isDeepStrictEqual(before.fixed[property], after.fixed[property]))
    .map((property) => `${property} cannot be changed in place`);
}
