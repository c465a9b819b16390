import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { startWizard } from '../testing/startWizard';
import { draftOf } from '../case/draftOf';
import type { WizardDraft } from '../case/WizardDraft';
import type { DraftStore } from './DraftStore';
import { keepDraft } from './keepDraft';

/** A wizard with all of step 1 filled in, and the drafts that were written since. */
function keptWizard() {
  const { actor, fill } = startWizard();
  fill(sampleAnswers());
  const written: WizardDraft[] = [];
  const drafts: DraftStore<WizardDraft> = {
    own: () => undefined,
    isShared: () => Promise.resolve(false),
    adopt: () => Promise.resolve(undefined),
    write(draft) {
      written.push(draft);
      return true;
    },
    remove: () => undefined,
    ids: () => [],
    close: () => undefined,
  };
  const files = {
    put: () => Promise.resolve(true),
    get: () => Promise.resolve(undefined),
    keepOnly: () => undefined,
  };
  const stop = keepDraft(actor, { draftOf, drafts, files });
  return { wizard: actor, written, stop };
}

test('a typed answer is saved at once', () => {
  const { wizard, written } = keptWizard();

  wizard.send({ type: 'answer.changed', name: 'company_name', value: 'Ander Voorbeeld BV' });

  expect(written.map(({ answers }) => answers.company_name)).toEqual(['Ander Voorbeeld BV']);
});

test('a change of step is saved at once', () => {
  const { wizard, written } = keptWizard();

  wizard.send({ type: 'form.submitted' });

  expect(written.map(({ step }) => step)).toEqual([2]);
});

test('after stopping nothing is saved', () => {
  const { wizard, written, stop } = keptWizard();

  stop();
  wizard.send({ type: 'form.submitted' });

  expect(written).toEqual([]);
});
