import type { Actor, SnapshotFrom } from 'xstate';
import type { StepNumber } from './problems';
import type { wizardMachine } from './wizardMachine';

/** A wizard at work. */
export type WizardActor = Actor<typeof wizardMachine>;

/** Where a wizard is at a moment, and what it holds. */
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;

/** The step that the visitor is at. */
export function stepNumberOf(snapshot: WizardSnapshot): StepNumber {
  if (snapshot.hasTag('step1')) return 1;
  return snapshot.hasTag('step2') ? 2 : 3;
}
