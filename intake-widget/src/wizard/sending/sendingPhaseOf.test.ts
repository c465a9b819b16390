import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import {
  draftIds,
  hash,
  invoice,
  never,
  settle,
  startAtDocuments,
  startWizard,
  type WizardActors,
} from '../testing/startWizard';
import { sendingPhaseOf } from './sendingPhaseOf';

async function phaseAfter(start: (actors: WizardActors) => ReturnType<typeof startWizard>, actors: WizardActors = {}) {
  const { actor } = start(actors);
  await settle();
  return sendingPhaseOf(actor.getSnapshot().children.submission?.getSnapshot());
}

/** A case that is submitted with a document of this size. */
const submitted = (size: number, isRead: boolean) => (actors: WizardActors) => {
  const wizard = startAtDocuments(actors);
  wizard.actor.send({ type: 'documents.added', documents: [{ ...invoice, size }] });
  if (isRead) wizard.actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });
  wizard.actor.send({ type: 'form.submitted' });
  return wizard;
};

/** A case whose draft was sent without an answer. */
const restored = (actors: WizardActors) => {
  const wizard = startWizard(actors);
  const content = { ...draftIds, revision: 1, answers: sampleAnswers(), debts: [], agreeToTerms: true };
  const draft = { ...content, isArrivalUnknown: true, step: 3 as const, documents: [] };
  wizard.actor.send({ type: 'draft.found', draft });
  return wizard;
};

test.each([
  ['documents that are being read', submitted(1000, false), {}, 'reading'],
  ['documents that are uploaded', submitted(5_000_000, true), {}, 'uploading'],
  ['the bot check', submitted(1000, true), { obtainToken: never }, 'sending'],
  ['the call', submitted(1000, true), {}, 'sending'],
  ['a restored draft', restored, {}, 'checking'],
] as const)('the phase of %s', async (_what, start, actors, phase) => {
  expect(await phaseAfter(start, actors)).toBe(phase);
});
