import { groupThousands } from '../values/groupThousands';
import type { BaseIssue } from 'valibot';
import { fieldProblems, isFieldProblem, type FieldProblem } from './fieldProblems';

export type FieldFault = { readonly field: string; readonly code: FieldProblem; readonly error: string };

/** The first problem of each field from a schema's issues. A value of the wrong type counts as empty. */
export function fieldFaults(issues: readonly BaseIssue<unknown>[] = []): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    const field = typeof key === 'string' ? key : '';
    const code = isFieldProblem(issue.message) ? issue.message : 'required';
    if (!faults.has(field)) faults.set(field, { field, code, error: faultInWords(code, issue) });
  }
  return [...faults.values()];
}

/** For a text that is too long, the message says by how much. */
function faultInWords(code: FieldProblem, { input, requirement }: BaseIssue<unknown>): string {
  if (code !== 'too_long' || typeof input !== 'string' || typeof requirement !== 'number') return fieldProblems[code];
  const excess = input.length - requirement;
  const characters = excess === 1 ? 'teken' : 'tekens';
  return `Deze tekst is ${groupThousands(excess)} ${characters} te lang. Kort hem in tot ${groupThousands(requirement)} tekens.`;
}
