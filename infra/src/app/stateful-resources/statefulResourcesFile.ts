import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { statefulResourcesSchema, type StatefulResources } from './statefulResources';

const file = fileURLToPath(new URL('statefulResources.json', import.meta.url));
const decisionsFolder = fileURLToPath(new URL('../../../../docs/decisions/', import.meta.url));

/** The stateful resources that were last accepted: what stands in accounts. */
export function readStatefulResources(): StatefulResources {
  return v.parse(v.pipe(v.string(), v.parseJson(), statefulResourcesSchema), readFileSync(file, 'utf8'));
}

/** Accepts stateful resources. */
export function writeStatefulResources(resources: StatefulResources): void {
  writeFileSync(file, `${JSON.stringify(resources, null, 2)}\n`);
}

/** The text of all of `docs/decisions`. */
export function readDecisions(): string {
  return readdirSync(decisionsFolder)
    .map((name) => readFileSync(decisionsFolder + name, 'utf8'))
    .join('\n');
}
