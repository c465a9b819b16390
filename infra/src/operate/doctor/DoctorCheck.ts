import type { Aws, GitHub } from '../account/cli';
import type { Stage } from '../../stages/stageSchema';

/** What a check may use. Nothing in it changes AWS. */
export type CheckContext = {
  readonly stage: Stage;
  readonly aws: Aws;
  readonly github: GitHub;
  /** The body of an `https:` URL after redirects. Rejects if the request fails. */
  readonly fetchText: (address: string) => Promise<string>;
  readonly now: () => Date;
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

/** The command that deploys what is built and writes all of it anew, as docs/operations.md explains. */
export function restores({ name }: Stage): string {
  return `npm run restore -- -c stage=${name}`;
}
