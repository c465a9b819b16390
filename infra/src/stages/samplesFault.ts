import { sampleLine, type Statement } from './readSamples';
import type { Stage } from './stageSchema';

/** The reason why a stage with these unconfirmed texts may not be deployed; `undefined` where it may. */
export function samplesFault({ name, showsSamples = false }: Stage, samples: readonly Statement[]): string | undefined {
  if (showsSamples || samples.length === 0) return undefined;
  return [
    `Stage "${name}" would publish ${samples.length} texts that the firm has not confirmed:`,
    ...samples.map((sample) => `  ${sampleLine(sample)}`),
    'Correct each, have the firm confirm it, and enter the day in its row of docs/content.md.',
    'Or let the stage show samples: showsSamples: true in infra/src/stages/stages.ts.',
  ].join('\n');
}
