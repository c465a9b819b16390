/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './Tooltip';
import { openDelayMs, skipDelayMs } from './useTooltip';

/** An hour later in each test, so that no tooltip of a previous one closed just before. */
let startsAt = Date.now();

beforeEach(() => {
  startsAt += 3_600_000;
  jest.useFakeTimers({ now: startsAt });
});

afterEach(() => {
  jest.useRealTimers();
});

function renderTwo() {
  render(
    <>
      <Tooltip text="Zonder rechtbank.">IOS</Tooltip>
      <Tooltip text="Over de grens.">CROS</Tooltip>
    </>,
  );
  return { first: screen.getByRole('button', { name: 'IOS' }), second: screen.getByRole('button', { name: 'CROS' }) };
}

const openTooltips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);

function wait(durationMs: number) {
  act(() => jest.advanceTimersByTime(durationMs));
}

test('opens after the pointer has rested for 700 ms, and closes when it leaves', () => {
  const { first } = renderTwo();

  fireEvent.pointerEnter(first);
  wait(openDelayMs - 1);
  expect(openTooltips()).toEqual([]);
  wait(1);
  expect(openTooltips()).toEqual(['Zonder rechtbank.']);

  fireEvent.pointerLeave(first);
  expect(openTooltips()).toEqual([]);
  expect(openDelayMs).toBe(700);
});

test('opens at once within 300 ms after another closed, and waits again later', () => {
  const { first, second } = renderTwo();
  fireEvent.pointerEnter(first);
  wait(openDelayMs);
  fireEvent.pointerLeave(first);

  wait(skipDelayMs - 1);
  fireEvent.pointerEnter(second);
  expect(openTooltips()).toEqual(['Over de grens.']);

  fireEvent.pointerLeave(second);
  wait(skipDelayMs);
  fireEvent.pointerEnter(first);
  expect(openTooltips()).toEqual([]);
  expect(skipDelayMs).toBe(300);
});

test('opens at once for a pointer that leaves and enters before React renders', () => {
  const { first, second } = renderTwo();
  fireEvent.pointerEnter(first);
  wait(openDelayMs);

  act(() => {
    fireEvent.pointerLeave(first);
    fireEvent.pointerEnter(second);
  });

  expect(openTooltips()).toEqual(['Over de grens.']);
});

test('does not open for a pointer that only passes by', () => {
  const { first } = renderTwo();

  fireEvent.pointerEnter(first);
  wait(openDelayMs / 2);
  fireEvent.pointerLeave(first);
  wait(openDelayMs);

  expect(openTooltips()).toEqual([]);
});

test('opens at once on focus, and closes on Escape', () => {
  const { first } = renderTwo();

  act(() => first.focus());
  expect(openTooltips()).toEqual(['Zonder rechtbank.']);
  expect(first.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);

  fireEvent.keyDown(first, { key: 'Escape' });
  expect(openTooltips()).toEqual([]);
});

test('closes on Escape wherever the focus is, if the pointer opened it', () => {
  const { first } = renderTwo();
  fireEvent.pointerEnter(first);
  wait(openDelayMs);

  fireEvent.keyDown(document.body, { key: 'Escape' });

  expect(openTooltips()).toEqual([]);
});

test('closes the open one when another opens', () => {
  const { first, second } = renderTwo();
  act(() => first.focus());

  fireEvent.pointerEnter(second);
  wait(openDelayMs);

  expect(openTooltips()).toEqual(['Over de grens.']);
});

test('opens on tap, ignores the events that follow it, and closes on a tap outside', () => {
  const { first } = renderTwo();

  fireEvent.pointerEnter(first, { pointerType: 'touch' });
  fireEvent.pointerLeave(first, { pointerType: 'touch' });
  fireEvent.click(first);
  wait(openDelayMs);

  expect(openTooltips()).toEqual(['Zonder rechtbank.']);

  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(openTooltips()).toEqual([]);
});
