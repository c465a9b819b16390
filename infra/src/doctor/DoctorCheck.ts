import type { Aws, GitHub } from '../account/cli';
import type { Stage } from '../stages/stageSchema';

/** What a check may use. Nothing in it changes AWS. */
export type CheckContext = {
  readonly stage: Stage;
  readonly aws: Aws;
  readonly github: GitHub;
  /** The TXT records of a name; empty if there are none. */
  readonly readTxt: (name: string) => Promise<readonly string[]>;
  /** The body of an `https:` URL after redirects. Rejects if the request fails. */
  readonly fetchText: (address: string) => Promise<string>;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<unknown>;
  /** Prints what no check can verify. */
  readonly note: (text: string) => void;
};

export type Finding = {
  readonly fault: string;
  /** The command that fixes it, or what to do. */
  readonly fix: string;
};

export type DoctorCheck = {
  /** What must be true, as a sentence. */
  readonly name: string;
  /** Whether a stage needs this check. Default: yes. */
  readonly appliesTo?: (stage: Stage) => boolean;
  /** Returns the faults, none if all is well. Rejects if AWS denies access. */
  readonly run: (context: CheckContext) => Promise<Finding[]>;
};
