import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { startWizard } from '../testing/startWizard';
import type { WizardDraft } from '../machine/draft';
import type { DraftStore } from './DraftStore';
import { keepDraft } from './keepDraft';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

/** A wizard with all of step 1 filled in, and the drafts that were written since. */
function keptWizard() {
  const { actor, fill } = startWizard();
  fill(sampleAnswers());
  const written: WizardDraft[] = [];
  const drafts: DraftStore = {
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
    delete: () => undefined,
    keepOnly: () => undefined,
  };
  const stop = keepDraft(actor, drafts, files);
  return { wizard: actor, written, stop };
}

test('what is typed is written at once', () => {
  const { wizard, written } = keptWizard();

  wizard.send({ type: 'answer.changed', name: 'company_name', value: 'Ander Voorbeeld BV' });

  expect(written.map(({ answers }) => answers.company_name)).toEqual(['Ander Voorbeeld BV']);
});

test('the step that one turned to is written once it is painted', () => {
  const { wizard, written } = keptWizard();

  wizard.send({ type: 'step.completed' });
  expect(written).toEqual([]);
  jest.runAllTimers();

  expect(written.map(({ step }) => step)).toEqual([2]);
});

test('what is typed before that paint brings the step along', () => {
  const { wizard, written } = keptWizard();

  wizard.send({ type: 'step.completed' });
  wizard.send({ type: 'answer.changed', name: 'email', value: 'an@bedrijf.example' });
  jest.runAllTimers();

  expect(written.map(({ step, answers }) => [step, answers.email])).toEqual([[2, 'an@bedrijf.example']]);
});

test.each([
  ['a page that is left', () => dispatchEvent(new Event('pagehide'))],
  ['a wizard that is taken away', (stop: () => void) => stop()],
])('%s writes the step before its paint', (_, leave) => {
  const { wizard, written, stop } = keptWizard();

  wizard.send({ type: 'step.completed' });
  leave(stop);

  expect(written.map(({ step }) => step)).toEqual([2]);
});
