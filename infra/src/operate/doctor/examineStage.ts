import { calendarChecks } from './calendarChecks';
import type { CheckContext, DoctorCheck, Finding } from './DoctorCheck';
import { githubChecks } from './githubChecks';
import { mailChecks } from './mailChecks';
import { noticeChecks } from './noticeChecks';
import { secretChecks } from './secretChecks';

/** What neither AWS nor GitHub shows in one place. `cdk drift` shows manual changes. */
export const doctorChecks: readonly DoctorCheck[] = [
  ...githubChecks,
  ...secretChecks,
  ...mailChecks,
  ...noticeChecks,
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
