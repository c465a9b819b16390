import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import type { Embedding } from '@incasso/browser/host/embedding';
import type { WizardActor } from '../machine/WizardSnapshot';

/**
 * Does what the page of others wishes, at once for what it filled in before. Begins when the visitor's own draft is back:
 * the page fills what that leaves empty. Returns how to stop.
 */
export function heedWishes(wizard: WizardActor, embedding: Embedding, draftIsBack: Promise<void>): () => void {
  let isOver = false;
  let stopListening: () => void = () => undefined;

  void draftIsBack.then(() => {
    if (isOver) return;
    fillIn(wizard, embedding);
    stopListening = embedding.listen((wish) => {
      if (wish.type === 'reset') startAgain(wizard, embedding);
      else fillIn(wizard, embedding);
    });
  });
  return () => {
    isOver = true;
    stopListening();
  };
}

/** Lets go of the draft, or of what was received, and begins anew. Ignored while a case is being sent. */
export function startAgain(wizard: Pick<WizardActor, 'send'>, embedding: Embedding): void {
  wizard.send({ type: 'draft.discarded', nextSubmissionId: newSubmissionId() });
  fillIn(wizard, embedding);
}

function fillIn(wizard: Pick<WizardActor, 'send'>, embedding: Embedding): void {
  wizard.send({ type: 'answers.found', answers: embedding.prefill() });
}
