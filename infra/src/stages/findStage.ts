import * as v from 'valibot';
import { signedDomain } from './senderDomain';
import { stageSchema, type Stage } from './stageSchema';

/** The validated stage of that name. Throws an error for the operator if there is none, or if a field is invalid. */
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
      `The stages ${other.name} and ${name} send from one domain, but an account has only one SES identity per domain.`,
    );
  }
  return checkStage(stage);
}

/** A stage without an account uses the account of the credentials. */
function mayShareAccount(one: Stage, other: Stage): boolean {
  return one.account === undefined || other.account === undefined || one.account === other.account;
}

/**
 * Validates a stage. Throws with the path of every invalid field. Drops unknown fields, of a newer release, with a
 * warning: a rollback must not fail because the data has changed since.
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
