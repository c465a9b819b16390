import type { EmbedMethods, QueuedCommand } from '@incasso/contract/embed/embedCommands';
import { startCommandQueue } from './startCommandQueue';

/** An element on the page that records its method calls. */
const shown = new Set<HTMLElement & EmbedMethods>();

function addIntake(id: string): unknown[] {
  const calls: unknown[] = [];
  const element = Object.assign(document.createElement('incasso-intake'), {
    id,
    prefill: (fields: unknown) => calls.push(fields),
    add: () => undefined,
    reset: () => calls.push('reset'),
  });
  shown.add(element);
  return calls;
}

beforeEach(() => {
  jest.useFakeTimers();
  shown.clear();
  globalThis.incassoIntake = undefined;
});

afterEach(() => void jest.useRealTimers());

test('commands queued before the script reach every element once, in order', () => {
  const [one, other] = [addIntake('one'), addIntake('other')];
  const queued: QueuedCommand[] = [['reset'], ['prefill', { company_name: 'Voorbeeld BV' }]];
  globalThis.incassoIntake = queued;

  const tryAgain = startCommandQueue(shown);
  tryAgain();
  jest.runAllTimers();
  tryAgain();
  jest.runAllTimers();

  const expected = ['reset', { company_name: 'Voorbeeld BV' }];
  expect([one, other]).toEqual([expected, expected]);
});

test('commands pushed later reach the elements that their selector matches', () => {
  const [one, other] = [addIntake('one'), addIntake('other')];
  startCommandQueue(shown);

  globalThis.incassoIntake?.push(['reset', '#other']);
  jest.runAllTimers();

  expect([one, other]).toEqual([[], ['reset']]);
});

test('a command without an element waits for the first one', () => {
  const tryAgain = startCommandQueue(shown);
  globalThis.incassoIntake?.push(['reset']);
  jest.runAllTimers();

  const calls = addIntake('late');
  tryAgain();
  jest.runAllTimers();

  expect(calls).toEqual(['reset']);
});

test('a command that throws does not stop the others', () => {
  const calls = addIntake('one');
  startCommandQueue(shown);

  globalThis.incassoIntake?.push(['reset', 'no selector!']);
  globalThis.incassoIntake?.push(['reset']);

  expect(() => jest.runAllTimers()).toThrow();
  jest.runAllTimers();
  expect(calls).toEqual(['reset']);
});
