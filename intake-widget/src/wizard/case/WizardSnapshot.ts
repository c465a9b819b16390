import type { IntakeStep } from '@incasso/contract/intakeFields';
import type { Actor, SnapshotFrom } from 'xstate';
import type { caseMachine } from './caseMachine';

/** A wizard at work. */
export type WizardActor = Actor<typeof caseMachine>;

/** Where a wizard is at a moment, and what it holds. */
export type WizardSnapshot = SnapshotFrom<typeof caseMachine>;

/** The step that the visitor is at. */
export function stepNumberOf(snapshot: WizardSnapshot): IntakeStep {
  if (snapshot.hasTag('step1')) return 1;
  return snapshot.hasTag('step2') ? 2 : 3;
}
