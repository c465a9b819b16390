import { readFileSync } from 'node:fs';
import { additionMachine } from '../src/wizard/addition/additionMachine';
import { caseMachine } from '../src/wizard/case/caseMachine';
import { caseSubmission } from '../src/wizard/case/caseSetup';
import { drawStates } from './drawStates';

/** Path of the page with the drawings. */
export const statesPagePath = new URL('../../docs/wizard-states.md', import.meta.url);

/** Draws the machines. */
export function statesPage(): string {
  return [
    '# The states of the intake wizard',
    '',
    'Drawn from the machines in `intake-widget/src/wizard` by `npm run write-docs -w intake-widget`; a test fails when it is not',
    'current. Of several ways at one event, the first whose condition holds is taken.',
    '',
    ...section('A case', '`case/caseMachine.ts`.', caseMachine.root),
    ...section('An addition to a case', '`addition/additionMachine.ts`.', additionMachine.root),
    ...section(
      'A submission',
      '`submission/submissionMachine.ts`, which the other two run to send.',
      caseSubmission.root,
    ),
  ].join('\n');
}

function section(title: string, from: string, root: Parameters<typeof drawStates>[0]): string[] {
  return [`## ${title}`, '', from, '', '```mermaid', drawStates(root), '```', ''];
}

export function keptStatesPage(): string {
  return readFileSync(statesPagePath, 'utf8');
}
