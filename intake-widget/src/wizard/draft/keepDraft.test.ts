import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { emptyWizard } from '../case/WizardContext';
import { fakeFileStore } from '../testing/fakePorts';
import { installLocks, removeLocks } from '../testing/installLocks';
import { SubmissionError } from '../submission/failures';
import { contextOf, draftIds, invoice, settle, startWizard, submissionId } from '../testing/startWizard';
import { createDraftStore } from './createDraftStore';
import { restoreDraft } from './restoreDraft';
import { wizardDraftSchema } from './savedDraft';
import { draftOf } from '../case/draftOf';
import type { WizardDraft } from '../case/WizardDraft';
import { newDraftIds } from './continueAsCopy';
import type { DraftStore } from './DraftStore';
import { keepDraft } from './keepDraft';

afterEach(removeLocks);

/** A wizard with step 1 filled in, and the drafts written since. */
function keptWizard(isShared = false) {
  const { actor, fill } = startWizard();
  fill(sampleAnswers());
  const written: WizardDraft[] = [];
  const removed: string[] = [];
  const unkept = new Set<() => void>();
  const drafts: DraftStore<WizardDraft> = {
    own: () => undefined,
    isShared: (id) => Promise.resolve(isShared && id === submissionId),
    adopt: () => Promise.resolve(undefined),
    write(draft) {
      written.push(draft);
      return Promise.resolve(!isShared || draft.submissionId !== submissionId);
    },
    remove: () => Promise.resolve(),
    close: () => undefined,
  };
  const files = {
    put: () => Promise.resolve(),
    get: () => Promise.resolve(undefined),
    remove: (id: string) => void removed.push(id),
    release: () => Promise.resolve(),
    onUnkept: (listener: () => void) => {
      unkept.add(listener);
      return () => unkept.delete(listener);
    },
  };
  const stop = keepDraft(actor, { draftOf, newIds: newDraftIds, drafts, files });
  const loseFile = () => unkept.forEach((tell) => tell());
  return { wizard: actor, written, removed, loseFile, stop };
}

test('saves nothing after stopping', () => {
  const { wizard, written, stop } = keptWizard();

  stop();
  wizard.send({ type: 'form.submitted' });

  expect(written).toEqual([]);
});

test('the file of a removed document is kept for another tab that has the same draft', async () => {
  const { wizard, removed } = keptWizard(true);
  wizard.send({ type: 'documents.added', documents: ['s/1', 's/2'].map((id) => ({ ...invoice, id })) });

  wizard.send({ type: 'document.removed', id: 's/1' });
  await settle();

  expect(removed).toEqual([]);
});

test('the bytes of a zip are removed once its contents have replaced it', async () => {
  const { wizard, removed } = keptWizard();
  wizard.send({ type: 'documents.added', documents: [{ ...invoice, id: 's/zip', name: 'alles.zip' }] });

  const found = [{ ...invoice, id: 's/zip-1', partOf: 's/zip' }];
  wizard.send({ type: 'document.checked', id: 's/zip', verdict: {}, found });
  await settle();

  expect(removed).toEqual(['s/zip']);
});

test('warns the form of a file that a reload would lose', () => {
  const { wizard, loseFile } = keptWizard();

  loseFile();

  expect(wizard.getSnapshot().context.isKept).toBe(false);
});

test('a duplicated tab whose retry fails saves later changes as its own draft', async () => {
  installLocks();
  const originalId = '3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f02';
  const original: WizardDraft = {
    ...emptyWizard({ ...draftIds, submissionId: originalId }),
    answers: sampleAnswers(),
    agreeToTerms: true,
    mayHaveArrived: true,
    step: 3,
  };
  const drafts = createDraftStore(wizardDraftSchema);
  await drafts.write(original);
  const { actor } = startWizard({
    sendSubmission: () => Promise.reject(new SubmissionError({ kind: 'unreachable' })),
  });
  const duplicate = {
    draftOf,
    newIds: newDraftIds,
    drafts: createDraftStore(wizardDraftSchema),
    files: fakeFileStore(),
  };
  keepDraft(actor, duplicate);
  await restoreDraft(actor, duplicate.drafts);
  await settle();
  // A copy of the same content could be a second case.
  expect(contextOf(actor)).toMatchObject({ submissionId: originalId, failure: { kind: 'unreachable' }, isKept: true });

  actor.send({ type: 'answer.changed', name: 'address', value: 'Anders' });
  await settle();

  expect(contextOf(actor)).toMatchObject({ failure: { kind: 'unreachable' }, isKept: true });
  expect(contextOf(actor).submissionId).not.toBe(originalId);
  expect(duplicate.drafts.own()).toMatchObject({ answers: { address: 'Anders' } });
  sessionStorage.setItem('intake-draft@', originalId);
  expect(drafts.own()).toMatchObject({ answers: sampleAnswers() });
});
