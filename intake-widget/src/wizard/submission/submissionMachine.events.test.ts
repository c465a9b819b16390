import { hash, invoice, never, settle, startAtDocuments, type WizardActors } from '../testing/startWizard';
import { testEvents } from '../testing/testEvents';
import type { DocumentChecked } from './changeDocuments';

type Event = DocumentChecked | { readonly type: 'submission.cancelled' };

const events: { readonly [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  'document.checked': { type: 'document.checked', id: 'unknown', verdict: { sha256: hash } },
  'submission.cancelled': { type: 'submission.cancelled' },
};

/** Submits a case with a document of this size, which is already read by default. */
function startSubmission(size: number, { isRead = true, ...actors }: WizardActors & { isRead?: boolean } = {}) {
  return async () => {
    const { actor } = startAtDocuments(actors);
    actor.send({ type: 'documents.added', documents: [{ ...invoice, size }] });
    if (isRead) actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });
    actor.send({ type: 'form.submitted' });
    await settle();
    const { submission } = actor.getSnapshot().children;
    if (submission === undefined) throw new Error('Nothing is being sent.');
    return submission;
  };
}

testEvents<Event>(events, {
  reading: { start: startSubmission(1000, { isRead: false }), heard: ['document.checked'] },
  uploading: { start: startSubmission(5_000_000), heard: ['document.checked', 'submission.cancelled'] },
  proving: { start: startSubmission(1000, { obtainToken: never }), heard: ['document.checked'] },
  sending: { start: startSubmission(1000), heard: ['document.checked'] },
});
