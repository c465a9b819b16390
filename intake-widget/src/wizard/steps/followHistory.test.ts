import { entryReached } from '@incasso/frontend/host/entryReached';
import { waitFor } from '@testing-library/react';
import { stepNumberOf, type WizardActor } from '../case/WizardSnapshot';
import { followHistory } from './followHistory';
import { never, nextIds, receipt, settle, startAtDocuments, startWizard } from '../testing/startWizard';

let stop: () => void = () => undefined;
/** The site's router, whose listener of `popstate` is earlier than the wizard's. */
const router = jest.fn();
const reach = () => {
  if (dispatchEvent(new Event(entryReached, { cancelable: true }))) router();
};

/** A wizard on a page that was opened from another. */
function follow(actor: WizardActor): WizardActor {
  history.pushState(null, '', '/before');
  history.pushState({ key: 'of the router' }, '', '/start');
  stop = followHistory(actor, { hasRouter: true });
  return actor;
}

/** A wizard at step 3, to which the visitor went step by step. */
function followToDocuments(actors: Parameters<typeof startAtDocuments>[0] = {}): WizardActor {
  const { actor } = startAtDocuments(actors);
  actor.send({ type: 'step.returned' });
  actor.send({ type: 'step.returned' });
  follow(actor);
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'form.submitted' });
  return actor;
}

async function expectStep(actor: WizardActor, step: number) {
  await waitFor(() => expect([location.pathname, stepNumberOf(actor.getSnapshot())]).toEqual(['/start', step]));
}

const expectLeft = () => waitFor(() => expect(location.pathname).toBe('/before'));

beforeEach(() => {
  jest.clearAllMocks();
  addEventListener('popstate', reach);
});
afterEach(() => {
  stop();
  removeEventListener('popstate', reach);
});

test('Back leads to the previous step, then to the previous page by the router', async () => {
  const wizard = followToDocuments();

  history.back();
  await expectStep(wizard, 2);
  history.back();
  await expectStep(wizard, 1);
  expect(history.state).toMatchObject({ key: 'of the router' });
  expect(router).not.toHaveBeenCalled();
  history.back();

  await expectLeft();
  expect(router).toHaveBeenCalledTimes(1);
});

test('Forward leads to the step again; each returns to where the visitor was', async () => {
  const wizard = followToDocuments();
  const scrollTo = (top: number) => Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

  scrollTo(900);
  history.back();
  await expectStep(wizard, 2);
  scrollTo(300);
  history.forward();
  await expectStep(wizard, 3);
  expect(wizard.getSnapshot().context.scrollTop).toBe(900);
  history.back();

  await expectStep(wizard, 2);
  expect(wizard.getSnapshot().context.scrollTop).toBe(300);
  scrollTo(0);
});

test('after Previous, Back leads to the step before the shown one', async () => {
  const wizard = followToDocuments();

  wizard.send({ type: 'step.returned' });
  history.back();

  await expectStep(wizard, 1);
  history.back();
  await expectLeft();
});

test('a restored draft has its earlier steps behind it', async () => {
  const { actor } = startAtDocuments();

  follow(actor);
  history.back();

  await expectStep(actor, 2);
});

test('before the visitor touches the page, its steps take no entries', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true });
  const { actor } = startAtDocuments();

  follow(actor);
  history.back();

  await expectLeft();
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('Forward does not lead past an empty first step', async () => {
  const wizard = followToDocuments();
  history.back();
  await expectStep(wizard, 2);
  wizard.send({ type: 'draft.discarded', next: nextIds });

  history.forward();
  await waitFor(() => expect(history.state).toMatchObject({ at: 2, step: 1 }));

  await expectStep(wizard, 1);
  history.back();
  await expectLeft();
});

test('while a case is being sent Back stays; after success it leaves the page', async () => {
  const sending = followToDocuments({ obtainToken: never });
  sending.send({ type: 'form.submitted' });
  history.back();
  await waitFor(() => expect(history.state).toMatchObject({ at: 2, step: 3 }));
  expect(sending.getSnapshot().hasTag('submitting')).toBe(true);
  stop();

  const sent = followToDocuments({ sendSubmission: () => Promise.resolve(receipt) });
  sent.send({ type: 'form.submitted' });
  await settle();
  expect(sent.getSnapshot().hasTag('succeeded')).toBe(true);
  history.back();

  await expectLeft();
});

test('a jump to a fragment stays at its step, and is left to the router', async () => {
  const wizard = followToDocuments();

  location.hash = '#inhoud';
  await waitFor(() => expect(router).toHaveBeenCalled());

  await expectStep(wizard, 3);
  expect(history.state).toMatchObject({ step: 3 });
});

test('in an empty wizard no step is opened but the first', () => {
  const { actor } = startWizard();

  actor.send({ type: 'step.opened', step: 3 });

  expect(stepNumberOf(actor.getSnapshot())).toBe(1);
});
