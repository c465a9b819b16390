import type { MissingInfo } from '@incasso/debts/missingInfo';
import { never, settle, startAtDocuments, type WizardActors } from '../testing/startWizard';
import type { WizardActor } from './WizardSnapshot';

const finding = (missing: MissingInfo[]) => () => Promise.resolve(missing);

async function submit(actor: WizardActor) {
  actor.send({ type: 'form.submitted' });
  await settle();
}

async function startAsking(actors: WizardActors = {}) {
  const findMissingInfo = jest.fn(finding(['documents', 'amount']));
  const wizard = startAtDocuments({ findMissingInfo, ...actors });
  await submit(wizard.actor);
  return { ...wizard, findMissingInfo };
}

test('an incomplete case asks for what is missing; the next press sends', async () => {
  const { actor, emitted } = await startAsking();
  expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'askingForMissingInfo' } });
  expect(emitted).toEqual([]);

  await submit(actor);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
});

test('the focus moves to the question', async () => {
  const { actor } = startAtDocuments({ findMissingInfo: finding(['debtor']) });
  const { focusMoves } = actor.getSnapshot().context;

  await submit(actor);

  expect(actor.getSnapshot().context.focusMoves).toBe(focusMoves + 1);
});

test('a complete case is sent at once', async () => {
  const { actor } = startAtDocuments({ findMissingInfo: finding([]) });

  await submit(actor);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
});

test('does not ask for missing parts while a field is invalid', async () => {
  const findMissingInfo = jest.fn(finding(['documents']));
  const { actor } = startAtDocuments({ findMissingInfo });
  actor.send({ type: 'terms.changed', isAgreed: false });

  await submit(actor);

  expect(findMissingInfo).not.toHaveBeenCalled();
});

test('once dismissed does not ask again', async () => {
  const { actor, findMissingInfo } = await startAsking();

  actor.send({ type: 'missingInfo.dismissed' });
  expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
  await submit(actor);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
  expect(findMissingInfo).toHaveBeenCalledTimes(1);
});

test('does not ask again after the visitor went back to an earlier step', async () => {
  const { actor, findMissingInfo } = await startAsking();

  actor.send({ type: 'step.returned' });
  actor.send({ type: 'form.submitted' });
  await submit(actor);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
  expect(findMissingInfo).toHaveBeenCalledTimes(1);
});

test('sends when the check for missing parts fails', async () => {
  const { actor } = startAtDocuments({ findMissingInfo: () => Promise.reject(new Error('offline')) });

  await submit(actor);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
});

test('sends when the check for missing parts takes too long', async () => {
  const { actor, clock } = startAtDocuments({ findMissingInfo: never });
  await submit(actor);

  clock.increment(10_000);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
});

test('a second press during the check sends', async () => {
  const { actor } = startAtDocuments({ findMissingInfo: never });
  await submit(actor);
  expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'findingMissingInfo' } });

  await submit(actor);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
});

test('asks again for another case', async () => {
  const { actor } = await startAsking();

  actor.send({ type: 'draft.discarded', next: { submissionId: 'next', draftKey: 'key of next' } });

  expect(actor.getSnapshot().context.isAsked).toBe(false);
});
