import * as v from 'valibot';
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
  const sender = senderZone(stage);
  const other = stages.find((each) => each.name !== name && sender !== undefined && senderZone(each) === sender);
  if (other !== undefined) {
    throw new Error(
      `The stages ${other.name} and ${name} send from one hosted zone: its identity at SES is made once.`,
    );
  }
  return checkStage(stage);
}

/** The hosted zone in which a stage makes the sender's identity. */
function senderZone({ domain, senderAddress }: Stage): string | undefined {
  const zone = domain?.hostedZone;
  return zone !== undefined && senderAddress.endsWith(`@${zone.name}`) ? zone.id : undefined;
}

/** Checks a stage. Throws with the path of every wrong field. */
export function checkStage(stage: unknown): Stage {
  const result = v.safeParse(stageSchema, stage);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'stage'}: ${issue.message}`);
  throw new Error(`This stage cannot be deployed:\n${faults.join('\n')}`);
}
