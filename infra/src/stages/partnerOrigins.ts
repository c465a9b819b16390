import { type Stage } from './stageSchema';

/** Origins of the pages of all partners of a stage, each once. */
export function partnerOrigins({ partners }: Stage): string[] {
  return [...new Set(partners.flatMap(({ origins }) => origins))];
}
