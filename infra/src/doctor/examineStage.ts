import { accountChecks } from './accountChecks';
import type { DoctorCheck, Lack, Sight } from './DoctorCheck';
import { domainChecks } from './domainChecks';
import { mailChecks } from './mailChecks';
import { stackChecks } from './stackChecks';
import { watchChecks } from './watchChecks';

/** All checks, in order. */
export const doctorChecks: readonly DoctorCheck[] = [
  ...accountChecks,
  ...stackChecks,
  ...domainChecks,
  ...mailChecks,
  ...watchChecks,
];

/** What a check found. */
export type Diagnosis = { readonly name: string; readonly lacks: readonly Lack[] };

/** Tells what a deployed stage and its account lack. Looks alone: nothing is changed. */
export async function examineStage(sight: Sight): Promise<Diagnosis[]> {
  const diagnoses: Diagnosis[] = [];
  for (const { name, concerns, look } of doctorChecks) {
    if (concerns?.(sight.stage) === false) continue;
    try {
      diagnoses.push({ name, lacks: await look(sight) });
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      diagnoses.push({
        name,
        lacks: [{ fault, mend: 'Deploy the stage first, or look with the credentials of an administrator.' }],
      });
    }
  }
  return diagnoses;
}
