import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { startWizard } from '../testing/startWizard';
import { deferred, type WizardView } from './deferred';
import { stepNumberOf } from './WizardSnapshot';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const stepOf = (view: WizardView) => stepNumberOf(view.getSnapshot());

function wizardAtStep1() {
  const { actor, fill } = startWizard();
  fill(sampleAnswers());
  return actor;
}

/** With the steps that one who looks at it is told of. */
function watched() {
  const wizard = wizardAtStep1();
  const later = deferred(wizard);
  const seen: number[] = [];
  later.subscribe((snapshot) => seen.push(stepNumberOf(snapshot)));
  return { wizard, later, seen };
}

test('it follows the wizard once the step is painted, and tells so', () => {
  const { wizard, later, seen } = watched();

  wizard.send({ type: 'step.completed' });
  expect([stepOf(wizard), stepOf(later), seen]).toEqual([2, 1, []]);
  jest.runAllTimers();

  expect([stepOf(later), seen]).toEqual([2, [2]]);
});

test('of several changes before a paint, all are shown at once', () => {
  const { wizard, seen } = watched();

  wizard.send({ type: 'step.completed' });
  wizard.send({ type: 'step.completed' });
  jest.runAllTimers();

  expect(seen).toEqual([3]);
});

test('while nobody looks, it is where the wizard is', () => {
  const wizard = wizardAtStep1();
  const later = deferred(wizard);
  const observer = jest.fn();
  const subscription = later.subscribe(observer);

  wizard.send({ type: 'step.completed' });
  subscription.unsubscribe();
  jest.runAllTimers();

  expect(stepOf(later)).toBe(2);
  expect(observer).not.toHaveBeenCalled();
});
