import { sampleLine, type Claim } from '@incasso/contract/claims';
import type { Stage } from './stageSchema';

/** Why a stage may not be deployed while the site shows these samples, in words for the operator. */
export function samplesFault({ name, showsSamples = false }: Stage, samples: readonly Claim[]): string | undefined {
  if (showsSamples || samples.length === 0) return undefined;
  return [
    `Stage "${name}" would publish ${samples.length} texts that the firm has not confirmed:`,
    ...samples.map((sample) => `  ${sampleLine(sample)}`),
    'Put each right, and have the firm confirm it: its row in contract/src/claims.ts then gets the day as confirmedOn.',
    'Or let the stage show samples: showsSamples: true in infra/src/stages/stages.ts.',
  ].join('\n');
}
