import { FunctionThrottled } from '../functions/FunctionFault';
import { LocalClock } from '../clock/LocalClock';
import { AsyncInvoker } from './AsyncInvoker';

/** Sends one event to a function that does so in turn; told is how often it was tried. */
function attemptsWith(outcomes: ('works' | 'fails' | 'is throttled')[]) {
  return new Promise<string>((resolve) => {
    let attempts = 0;
    const invoker = new AsyncInvoker({
      clock: new LocalClock(),
      invoke: () => {
        attempts += 1;
        const outcome = outcomes.shift() ?? 'works';
        if (outcome === 'works') resolve(`worked at ${attempts}`);
        if (outcome === 'fails') return Promise.reject(new Error('failed'));
        if (outcome === 'is throttled') return Promise.reject(new FunctionThrottled('throttled'));
        return Promise.resolve();
      },
      waitsMs: [1, 1],
      throttledWaitMs: 1,
      onGivenUp: () => resolve(`given up at ${attempts}`),
    });
    void invoker.send({});
  });
}

test('an event that fails is tried twice more', async () => {
  expect(await attemptsWith(['fails', 'fails', 'works'])).toBe('worked at 3');
  expect(await attemptsWith(['fails', 'fails', 'fails', 'works'])).toBe('given up at 3');
});

test('an event that finds no room waits for it, and loses no attempt', async () => {
  expect(await attemptsWith([...Array.from({ length: 5 }, () => 'is throttled' as const), 'fails', 'works'])).toBe(
    'worked at 7',
  );
});
