import * as v from 'valibot';
import { signedDomain } from './senderDomain';
import { stageSchema, type Stage } from './stageSchema';

/**
 * The checked stage of that name. Throws in words for the operator when there is none, or when a field of it is wrong.
 */
export function findStage(stages: readonly Stage[], name: string): Stage {
  const stage = stages.find((candidate) => candidate.name === name);
  if (stage === undefined) {
    const names = stages.map((candidate) => candidate.name).join(', ');
    throw new Error(`There is no stage "${name}" in infra/src/stages/stages.ts; there are: ${names}.`);
  }
  const domain = signedDomain(stage);
  const other = stages.find(
    (each) =>
      each.name !== name && domain !== undefined && signedDomain(each) === domain && mayShareAccount(each, stage),
  );
  if (other !== undefined) {
    throw new Error(
      `The stages ${other.name} and ${name} send from one domain: an account has its identity at SES once.`,
    );
  }
  return checkStage(stage);
}

/** An account that is not named is that of the credentials. */
function mayShareAccount(one: Stage, other: Stage): boolean {
  return one.account === undefined || other.account === undefined || one.account === other.account;
}

/**
 * Checks a stage. Throws with the path of every wrong field. A field of an older or a newer release is left out with a
 * warning: going back must not fail because the data went on.
 */
export function checkStage(stage: unknown, warn: (text: string) => void = console.warn): Stage {
  const result = v.safeParse(stageSchema, stage);
  if (result.success) return result.output;
  const unknown = result.issues.find(({ type, expected }) => type === 'strict_object' && expected === 'never');
  const path = unknown && v.getDotPath(unknown);
  if (typeof path === 'string') {
    warn(`This release does not know the field ${path} of the stage, and ignores it.`);
    return checkStage(withoutField(stage, path.split('.')), warn);
  }
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'stage'}: ${issue.message}`);
  throw new Error(`This stage cannot be deployed:\n${faults.join('\n')}`);
}

function withoutField(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, item]: [string, unknown]): [string, unknown][] => {
    if (key !== name) return [[key, item]];
    return rest.length === 0 ? [] : [[key, withoutField(item, rest)]];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
