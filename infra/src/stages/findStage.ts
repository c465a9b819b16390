import * as v from 'valibot';
import { senderDomain } from './senderDomain';
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
  const domain = senderDomain(stage);
  const other = stages.find(
    (each) =>
      each.name !== name && domain !== undefined && senderDomain(each) === domain && mayShareAccount(each, stage),
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

/** Checks a stage. Throws with the path of every wrong field. */
export function checkStage(stage: unknown): Stage {
  const result = v.safeParse(stageSchema, stage);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'stage'}: ${issue.message}`);
  throw new Error(`This stage cannot be deployed:\n${faults.join('\n')}`);
}
