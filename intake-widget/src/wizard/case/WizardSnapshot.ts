import type { IntakeStep } from '@incasso/contract/intakeFields';
import type { Actor, SnapshotFrom } from 'xstate';
import type { caseMachine } from './caseMachine';

export type WizardActor = Actor<typeof caseMachine>;

/** The wizard's state and context at one moment. */
export type WizardSnapshot = SnapshotFrom<typeof caseMachine>;

export function stepNumberOf(snapshot: WizardSnapshot): IntakeStep {
  if (snapshot.hasTag('step1')) return 1;
  return snapshot.hasTag('step2') ? 2 : 3;
}
