import type { IntakeEvent, PartnerPage } from '@incasso/browser/host/PartnerPage';
import type { EmbedErrorCode } from '@incasso/contract/embed/embedEvents';
import type { WizardFailure } from '../machine/WizardContext';
import { stepNumberOf, type WizardActor, type WizardSnapshot } from '../machine/WizardSnapshot';

/** Tells the partner's page what becomes of the intake. Returns how to stop. */
export function reportEvents(wizard: WizardActor, { report }: PartnerPage): () => void {
  let last = wizard.getSnapshot();
  const subscription = wizard.subscribe((snapshot) => {
    for (const event of eventsBetween(last, snapshot)) report(event);
    last = snapshot;
  });
  return () => subscription.unsubscribe();
}

function eventsBetween(before: WizardSnapshot, after: WizardSnapshot): IntakeEvent[] {
  const events: IntakeEvent[] = [];
  const step = stepNumberOf(after);
  if (step !== stepNumberOf(before)) events.push({ type: 'step', step });
  const { failure, receipt } = after.context;
  if (failure !== undefined && failure !== before.context.failure)
    events.push({ type: 'error', code: codeOf(failure) });
  if (after.hasTag('succeeded') && !before.hasTag('succeeded') && receipt !== undefined)
    events.push({ type: 'submitted', reference: receipt.reference });
  return events;
}

function codeOf(failure: WizardFailure): EmbedErrorCode {
  switch (failure.kind) {
    case 'unproven':
      return 'submission_unproven';
    case 'unreachable':
      return 'submission_unreachable';
    case 'cancelled':
    case 'lost':
      return 'submission_refused';
    case 'refused':
      return codeOfRefusal(failure.status, failure.code);
  }
}

function codeOfRefusal(status: number, code: string | undefined): EmbedErrorCode {
  if (code === 'unknown_public_key') return 'key_unknown';
  if (code === 'bot_check_failed') return 'submission_unproven';
  return status >= 500 || status === 429 ? 'submission_unreachable' : 'submission_refused';
}
