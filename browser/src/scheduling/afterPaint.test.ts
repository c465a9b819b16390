/** @jest-environment jsdom */
import { afterPaint } from './afterPaint';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('what waits is done after the next frame, in its order', () => {
  const done: string[] = [];
  afterPaint(() => done.push('first'));
  afterPaint(() => done.push('second'));

  jest.advanceTimersToNextFrame();
  expect(done).toEqual([]);
  jest.advanceTimersByTime(20);

  expect(done).toEqual(['first', 'second']);
});

test('what follows from it is done at once after it', () => {
  const done: string[] = [];
  afterPaint(() => {
    afterPaint(() => done.push('what followed'));
    done.push('first');
  });
  afterPaint(() => done.push('second'));

  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(20);

  expect(done).toEqual(['first', 'second', 'what followed']);
});

test('what is called off is not done', () => {
  const work = jest.fn();

  afterPaint(work)();
  jest.runAllTimers();

  expect(work).not.toHaveBeenCalled();
});

test('one that fails does not keep the next from being done', () => {
  const next = jest.fn();
  afterPaint(() => {
    throw new Error('sample');
  });
  afterPaint(next);

  expect(() => jest.runAllTimers()).toThrow('sample');

  expect(next).toHaveBeenCalledTimes(1);
});

test('a tab that paints nothing does it all the same, once', () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const work = jest.fn();

  afterPaint(work);
  jest.runAllTimers();

  expect(work).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
