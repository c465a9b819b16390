import { act, render, screen } from '@testing-library/react';
import { FakeIntersectionObserver } from '../../../testing/FakeIntersectionObserver';
import { StatisticFigure } from './StatisticFigure';

let prefersReducedMotion = false;

beforeEach(() => {
  FakeIntersectionObserver.see = undefined;
  prefersReducedMotion = false;
  jest.useFakeTimers();
  Object.assign(globalThis, {
    IntersectionObserver: FakeIntersectionObserver,
    matchMedia: () => ({ matches: prefersReducedMotion }),
  });
});

afterEach(() => {
  jest.useRealTimers();
});

const statistic = { start: 0, end: 1_500_000, suffix: '+', label: 'euro ingevorderd' };

function comeIntoSight() {
  act(() => FakeIntersectionObserver.see?.());
}

function wait(durationMs: number) {
  act(() => jest.advanceTimersByTime(durationMs));
}

test('waits at the start value until visible, with the final figure in the page', () => {
  render(<StatisticFigure {...statistic} />);

  wait(5000);

  expect(shownCount()).toBe('0+');
  expect(screen.getByText('1.500.000+').getAttribute('aria-hidden')).toBeNull();
  expect(FakeIntersectionObserver.threshold).toBe(0.1);
});

test('counts from start to end in 2000 ms once a tenth is visible', () => {
  render(<StatisticFigure {...statistic} />);

  comeIntoSight();
  expect(shownCount()).toBe('0+');
  wait(1900);
  expect(shownCount()).not.toBe('1.500.000+');
  wait(132);
  expect(shownCount()).toBe('1.500.000+');
});

test('counts only once', () => {
  render(<StatisticFigure {...statistic} />);
  comeIntoSight();
  wait(2100);

  expect(FakeIntersectionObserver.see).toBeUndefined();
});

test('never counts under reduced motion', () => {
  prefersReducedMotion = true;

  render(<StatisticFigure {...statistic} />);

  expect(FakeIntersectionObserver.see).toBeUndefined();
});

function shownCount() {
  return document.querySelector('[aria-hidden]')?.textContent;
}
