import type { PartnerPage } from '@incasso/frontend/host/PartnerPage';
import type { EmbedErrorCode, EmbedEvent, EmbedEventName } from '@incasso/contract/embed/embedEvents';
import type { WizardFailure } from '../submission/SubmissionState';
import { stepNumberOf, type WizardActor, type WizardSnapshot } from '../case/WizardSnapshot';

/** Reports the intake's events to the partner's page. Returns a function that stops. */
export function reportEvents(wizard: WizardActor, { report }: PartnerPage): () => void {
  let last = wizard.getSnapshot();
  const step = stepNumberOf(last);
  // A restored draft.
  if (step > 1) report({ type: 'step', step });
  const subscription = wizard.subscribe((snapshot) => {
    for (const find of Object.values(eventBetween)) {
      const event = find(last, snapshot);
      if (event !== undefined) report(event);
    }
    last = snapshot;
  });
  return () => subscription.unsubscribe();
}

/** All events except those that the surrounding embed reports. */
type WizardsEventName = Exclude<EmbedEventName, 'ready' | 'resize'>;

/** Each event, if it happened between two snapshots. */
const eventBetween: {
  readonly [Name in WizardsEventName]: (before: WizardSnapshot, after: WizardSnapshot) => EmbedEvent<Name> | undefined;
} = {
  step(before, after) {
    const step = stepNumberOf(after);
    return step === stepNumberOf(before) ? undefined : { type: 'step', step };
  },
  error(before, { context: { failure } }) {
    const isNew = failure !== undefined && failure !== before.context.failure;
    return isNew ? { type: 'error', code: codeOf(failure) } : undefined;
  },
  submitted(before, after) {
    const { receipt } = after.context;
    const isNew = after.hasTag('succeeded') && !before.hasTag('succeeded') && receipt !== undefined;
    if (!isNew) return undefined;
    const { reference, partnerReference } = receipt;
    return { type: 'submitted', reference, partnerReference };
  },
};

function codeOf(failure: WizardFailure): EmbedErrorCode {
  switch (failure.kind) {
    case 'unproven':
      return 'submission_unproven';
    case 'unreachable':
      return 'submission_unreachable';
    case 'cancelled':
    case 'lost':
    case 'left_out':
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
