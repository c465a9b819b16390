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

test('a case that lacks something asks for it, and the next press sends', async () => {
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

test('a case that lacks nothing is sent at once', async () => {
  const { actor } = startAtDocuments({ findMissingInfo: finding([]) });

  await submit(actor);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
});

test('a case with a field at fault is not looked through yet', async () => {
  const findMissingInfo = jest.fn(finding(['documents']));
  const { actor } = startAtDocuments({ findMissingInfo });
  actor.send({ type: 'terms.changed', isAgreed: false });

  await submit(actor);

  expect(findMissingInfo).not.toHaveBeenCalled();
});

test.each([
  ['missingInfo.dismissed', { type: 'missingInfo.dismissed' }],
  ['a field that is filled in', { type: 'answer.revisited', name: 'invoices_terms' }],
] as const)('after %s it is not asked again', async (_way, event) => {
  const { actor, findMissingInfo } = await startAsking();

  actor.send(event);
  expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
  await submit(actor);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
  expect(findMissingInfo).toHaveBeenCalledTimes(1);
});

test('a visitor who went back to an earlier step is not asked again', async () => {
  const { actor, findMissingInfo } = await startAsking();

  actor.send({ type: 'step.returned' });
  actor.send({ type: 'form.submitted' });
  await submit(actor);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
  expect(findMissingInfo).toHaveBeenCalledTimes(1);
});

test('what could not be looked through is sent', async () => {
  const { actor } = startAtDocuments({ findMissingInfo: () => Promise.reject(new Error('offline')) });

  await submit(actor);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
});

test('what takes too long to look through is sent', async () => {
  const { actor, clock } = startAtDocuments({ findMissingInfo: never });
  await submit(actor);

  clock.increment(10_000);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
});

test('while it is still being looked through, another press sends', async () => {
  const { actor } = startAtDocuments({ findMissingInfo: never });
  await submit(actor);
  expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'findingMissingInfo' } });

  await submit(actor);

  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
});

test('another case is asked again', async () => {
  const { actor } = await startAsking();

  actor.send({ type: 'draft.discarded', next: { submissionId: 'next', draftKey: 'key of next' } });

  expect(actor.getSnapshot().context.isAsked).toBe(false);
});
