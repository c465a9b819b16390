import type { Aws, GitHub } from '../account/cli';
import type { Stage } from '../stages/stageSchema';

/** What a check may use. It changes nothing. */
export type CheckContext = {
  readonly stage: Stage;
  readonly aws: Aws;
  readonly github: GitHub;
  /** The TXT records of a name, none where there are none. */
  readonly readTxt: (name: string) => Promise<readonly string[]>;
  /** The body of an `https:` address, after its redirects. Rejects where nothing answers. */
  readonly fetchText: (address: string) => Promise<string>;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<unknown>;
  /** Tells the operator what no check sees. */
  readonly note: (text: string) => void;
};

/** Something that is wrong with a stage or its account. */
export type Finding = {
  readonly fault: string;
  /** The command that repairs it, or else what to do. */
  readonly fix: string;
};

/** One thing that a deployed stage needs. */
export type DoctorCheck = {
  /** A sentence on what holds. */
  readonly name: string;
  /** Whether a stage needs it. Default: every stage does. */
  readonly appliesTo?: (stage: Stage) => boolean;
  /** Gives what is wrong: nothing where all is well. Rejects where AWS does not let it look. */
  readonly run: (context: CheckContext) => Promise<Finding[]>;
};
