import type { Aws } from '../operate/awsCli';
import type { Stage } from '../stages/stageSchema';

/** What a check may look with. It changes nothing. */
export type Sight = {
  readonly stage: Stage;
  readonly aws: Aws;
  /** The TXT records of a name, none where there are none. */
  readonly readTxt: (name: string) => Promise<readonly string[]>;
  /** The body of an `https:` address, after its redirects. Rejects where nothing answers. */
  readonly fetchText: (address: string) => Promise<string>;
  readonly pause: (ms: number) => Promise<unknown>;
};

/** Something that a stage lacks. */
export type Lack = {
  readonly fault: string;
  /** The command that mends it, or else what to do. */
  readonly mend: string;
};

/** One thing that a deployed stage needs. */
export type DoctorCheck = {
  /** A sentence on what holds. */
  readonly name: string;
  /** Whether a stage needs it. Default: every stage does. */
  readonly concerns?: (stage: Stage) => boolean;
  /** Gives what is lacking: nothing where all is well. Rejects where AWS does not let it look. */
  readonly look: (sight: Sight) => Promise<Lack[]>;
};
