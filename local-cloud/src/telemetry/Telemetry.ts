import type { Observation } from './Observation';

type Figure = { readonly name: string; readonly value: number };
type Source = { readonly namespace: string; readonly dimensions: Readonly<Record<string, string>> };

/** Writes down what CloudWatch and EventBridge come to know of in AWS, one JSON a line, for `operatorMails`. */
export class Telemetry {
  constructor(private readonly write: (text: string) => void) {}

  /** A line of a log group. */
  logLine(logGroup: string, line: string): void {
    this.#note({ kind: 'log', at: Date.now(), logGroup, line });
  }

  /** What a service measures of one of its things. */
  measure({ namespace, dimensions }: Source, ...figures: readonly Figure[]): void {
    for (const { name, value } of figures) {
      this.#note({ kind: 'metric', at: Date.now(), namespace, name, dimensions: { ...dimensions }, value });
    }
  }

  /** An event on the default bus. */
  event(event: object): void {
    this.#note({ kind: 'event', at: Date.now(), event });
  }

  #note(observation: Observation): void {
    this.write(`${JSON.stringify(observation)}\n`);
  }
}
