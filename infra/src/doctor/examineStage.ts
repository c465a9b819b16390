import { accountChecks } from './accountChecks';
import { calendarChecks } from './calendarChecks';
import type { CheckContext, DoctorCheck, Finding } from './DoctorCheck';
import { domainChecks } from './domainChecks';
import { githubChecks } from './githubChecks';
import { mailChecks } from './mailChecks';
import { policyChecks } from './policyChecks';
import { secretChecks } from './secretChecks';
import { stackChecks } from './stackChecks';
import { watchChecks } from './watchChecks';

export const doctorChecks: readonly DoctorCheck[] = [
  ...accountChecks,
  ...githubChecks,
  ...stackChecks,
  ...policyChecks,
  ...secretChecks,
  ...domainChecks,
  ...mailChecks,
  ...watchChecks,
  ...calendarChecks,
];

export type Diagnosis = { readonly name: string; readonly findings: readonly Finding[] };

export async function examineStage(context: CheckContext): Promise<Diagnosis[]> {
  const diagnoses: Diagnosis[] = [];
  for (const { name, appliesTo, run } of doctorChecks) {
    if (appliesTo?.(context.stage) === false) continue;
    try {
      diagnoses.push({ name, findings: await run(context) });
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      const fix = 'Deploy the stage first, or run this with the credentials of an administrator.';
      diagnoses.push({ name, findings: [{ fault, fix }] });
    }
  }
  return diagnoses;
}
