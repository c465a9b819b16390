/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './Tooltip';
import { openDelayMs, skipDelayMs } from './useTooltip';

beforeEach(() => {
  jest.useFakeTimers();
  // Long after whatever another test closed.
  jest.setSystemTime(Date.now() + 60_000);
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

test('it opens when the pointer has rested 700 ms, and closes when it leaves', () => {
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

test('within 300 ms after one closed the next opens at once, later it waits again', () => {
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

test('a pointer that passes by opens nothing', () => {
  const { first } = renderTwo();

  fireEvent.pointerEnter(first);
  wait(openDelayMs / 2);
  fireEvent.pointerLeave(first);
  wait(openDelayMs);

  expect(openTooltips()).toEqual([]);
});

test('focus opens it at once, Escape closes it', () => {
  const { first } = renderTwo();

  act(() => first.focus());
  expect(openTooltips()).toEqual(['Zonder rechtbank.']);
  expect(first.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);

  fireEvent.keyDown(first, { key: 'Escape' });
  expect(openTooltips()).toEqual([]);
});

test('Escape closes one that the pointer opened, wherever the focus is', () => {
  const { first } = renderTwo();
  fireEvent.pointerEnter(first);
  wait(openDelayMs);

  fireEvent.keyDown(document.body, { key: 'Escape' });

  expect(openTooltips()).toEqual([]);
});

test('one that opens closes the other', () => {
  const { first, second } = renderTwo();
  act(() => first.focus());

  fireEvent.pointerEnter(second);
  wait(openDelayMs);

  expect(openTooltips()).toEqual(['Over de grens.']);
});

test('a tap opens it, what follows the tap leaves it open, a tap beside it closes it', () => {
  const { first } = renderTwo();

  fireEvent.pointerEnter(first, { pointerType: 'touch' });
  fireEvent.pointerLeave(first, { pointerType: 'touch' });
  fireEvent.click(first);
  wait(openDelayMs);

  expect(openTooltips()).toEqual(['Zonder rechtbank.']);

  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(openTooltips()).toEqual([]);
});
