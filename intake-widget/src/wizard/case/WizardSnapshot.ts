import type { IntakeStep } from '@incasso/contract/intakeFields';
import type { Actor, SnapshotFrom } from 'xstate';
import { failureMessage } from '../submission/failures';
import type { caseMachine } from './caseMachine';
import { problemMessages } from './problems';

export type WizardActor = Actor<typeof caseMachine>;

/** The wizard's state and context at one moment. */
export type WizardSnapshot = SnapshotFrom<typeof caseMachine>;

export function stepNumberOf(snapshot: WizardSnapshot): IntakeStep {
  if (snapshot.hasTag('step1')) return 1;
  return snapshot.hasTag('step2') ? 2 : 3;
}

/** What hinders the visitor at the step that is shown. */
export function errorMessages(snapshot: WizardSnapshot): string[] {
  const { problems, failure } = snapshot.context;
  const words = problemMessages(problems, stepNumberOf(snapshot));
  return failure === undefined ? words : [...words, failureMessage(failure)];
}
