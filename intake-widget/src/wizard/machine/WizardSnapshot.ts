import type { IntakeStep } from '@incasso/contract/intakeFields';
import type { Actor, SnapshotFrom } from 'xstate';
import type { wizardMachine } from './wizardMachine';

/** A wizard at work. */
export type WizardActor = Actor<typeof wizardMachine>;

/** Where a wizard is at a moment, and what it holds. */
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;

/** The step that the visitor is at. */
export function stepNumberOf(snapshot: WizardSnapshot): IntakeStep {
  if (snapshot.hasTag('step1')) return 1;
  return snapshot.hasTag('step2') ? 2 : 3;
}

/** `checking`: a draft is sent again to find out whether it arrived before. */
export type SendingPhase = 'reading' | 'uploading' | 'checking' | 'sending';

/** How far sending is; `undefined` while nothing is being sent. */
export function sendingPhaseOf(snapshot: WizardSnapshot): SendingPhase | undefined {
  if (!snapshot.hasTag('submitting')) return undefined;
  if (snapshot.hasTag('uploading')) return 'uploading';
  if (snapshot.matches({ submitting: 'unpacking' }) || snapshot.matches({ submitting: 'reading' })) return 'reading';
  return snapshot.context.isRestored ? 'checking' : 'sending';
}
