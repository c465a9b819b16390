import * as v from 'valibot';
import { signedDomain } from './stageOrigins';
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

/** Validates a stage. Throws with the path of every invalid field. */
export function checkStage(stage: unknown): Stage {
  const result = v.safeParse(stageSchema, stage);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'stage'}: ${issue.message}`);
  throw new Error(`This stage cannot be deployed:\n${faults.join('\n')}`);
}
