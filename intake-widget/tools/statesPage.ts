import { readFileSync } from 'node:fs';
import { wizardMachine } from '../src/wizard/machine/wizardMachine';
import { drawStates } from './drawStates';

/** Where the drawing of the wizard's states is. */
export const statesPagePath = new URL('../../docs/wizard-states.md', import.meta.url);

/** The page with the drawing, as the machine is now. */
export function statesPage(): string {
  return [
    '# The states of the intake wizard',
    '',
    'Drawn from `intake-widget/src/wizard/machine/wizardMachine.ts` by `npm run draw -w intake-widget`; a test fails when it',
    'is not current.',
    '',
    '```mermaid',
    drawStates(wizardMachine.root),
    '```',
    '',
  ].join('\n');
}

/** The page as it is kept. */
export function keptStatesPage(): string {
  return readFileSync(statesPagePath, 'utf8');
}
