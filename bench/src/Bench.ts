import type { Figure } from './report/Figure';

/** Something that is measured in one run. */
export type Bench = {
  /** One sentence: what is measured, under which conditions. */
  readonly about: string;
  /** First of the four free ports in a row that it may use. */
  measure(ports: number): Promise<readonly Figure[]>;
};
