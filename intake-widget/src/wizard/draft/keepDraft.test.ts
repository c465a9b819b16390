import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { invoice, settle, startWizard, submissionId } from '../testing/startWizard';
import { draftOf } from '../case/draftOf';
import type { WizardDraft } from '../case/WizardDraft';
import { newDraftIds } from './continueAsCopy';
import type { DraftStore } from './DraftStore';
import { keepDraft } from './keepDraft';

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

test('a change of step is saved at once', () => {
  const { wizard, written } = keptWizard();

  wizard.send({ type: 'form.submitted' });

  expect(written.map(({ step }) => step)).toEqual([2]);
});

test('saves nothing after stopping', () => {
  const { wizard, written, stop } = keptWizard();

  stop();
  wizard.send({ type: 'form.submitted' });

  expect(written).toEqual([]);
});

test.each([
  ['removed with its document', false, ['s/1']],
  ['kept for another tab that has the same draft', true, []],
])('a file is %s', async (_what, isShared, expected) => {
  const { wizard, removed } = keptWizard(isShared);
  wizard.send({ type: 'documents.added', documents: ['s/1', 's/2'].map((id) => ({ ...invoice, id })) });

  wizard.send({ type: 'document.removed', id: 's/1' });
  await settle();

  expect(removed).toEqual(expected);
});

test('the bytes of a zip are removed once its contents have replaced it', async () => {
  const { wizard, removed } = keptWizard();
  wizard.send({ type: 'documents.added', documents: [{ ...invoice, id: 's/zip', name: 'alles.zip' }] });

  const found = [{ ...invoice, id: 's/zip-1', partOf: 's/zip' }];
  wizard.send({ type: 'document.checked', id: 's/zip', verdict: {}, found });
  await settle();

  expect(removed).toEqual(['s/zip']);
});

test('tells the form of a file that a reload would lose', () => {
  const { wizard, loseFile } = keptWizard();

  loseFile();

  expect(wizard.getSnapshot().context.isKept).toBe(false);
});
