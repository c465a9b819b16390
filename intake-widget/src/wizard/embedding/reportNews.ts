import type { Embedding, IntakeNews } from '@incasso/browser/host/embedding';
import type { EmbedErrorCode } from '@incasso/contract/embed/embedEvents';
import type { WizardFailure } from '../machine/WizardContext';
import { stepNumberOf, type WizardActor, type WizardSnapshot } from '../machine/WizardSnapshot';

/** Tells the page of others what becomes of the intake. Returns how to stop. */
export function reportNews(wizard: WizardActor, { report }: Embedding): () => void {
  let last = wizard.getSnapshot();
  const subscription = wizard.subscribe((snapshot) => {
    for (const news of newsBetween(last, snapshot)) report(news);
    last = snapshot;
  });
  return () => subscription.unsubscribe();
}

function newsBetween(before: WizardSnapshot, after: WizardSnapshot): IntakeNews[] {
  const news: IntakeNews[] = [];
  const step = stepNumberOf(after);
  if (step !== stepNumberOf(before)) news.push({ type: 'step', step });
  const { failure, receipt } = after.context;
  if (failure !== undefined && failure !== before.context.failure) news.push({ type: 'error', code: codeOf(failure) });
  if (after.hasTag('succeeded') && !before.hasTag('succeeded') && receipt !== undefined)
    news.push({ type: 'submitted', reference: receipt.reference });
  return news;
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
