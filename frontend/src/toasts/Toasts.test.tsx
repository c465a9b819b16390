/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastList } from './ToastList';
import { Toasts } from './Toasts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('announces a success politely and an error assertively', () => {
  const list = showToasts();

  act(() => void list.show({ kind: 'success', text: 'Verzonden' }));
  act(() => void list.show({ kind: 'error', text: 'Mislukt' }));

  expect(screen.getByRole('status').textContent).toBe('Verzonden');
  expect(screen.getByRole('alert').textContent).toBe('Mislukt');
});

test('renders its live regions before the first toast', () => {
  showToasts();

  expect(screen.getByRole('status')).toHaveProperty('textContent', '');
  expect(screen.getByRole('alert')).toHaveProperty('textContent', '');
});

test.each([
  { kind: 'success', durationMs: 5000 },
  { kind: 'error', durationMs: 8000 },
] as const)('keeps a $kind for $durationMs ms', ({ kind, durationMs }) => {
  const list = showToasts();
  act(() => void list.show({ kind, text: 'Melding' }));

  wait(durationMs - 1);
  expect(screen.queryByText('Melding')).not.toBeNull();

  wait(1);
  expect(screen.queryByText('Melding')).toBeNull();
});

test('pauses the timer while the pointer is over a toast', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const list = showToasts();
  act(() => void list.show({ kind: 'success', text: 'Melding' }));
  wait(4000);

  await user.hover(screen.getByText('Melding'));
  wait(60_000);
  expect(screen.queryByText('Melding')).not.toBeNull();

  await user.unhover(screen.getByText('Melding'));
  wait(1000);
  expect(screen.queryByText('Melding')).toBeNull();
});

test('pauses the timer while a toast has keyboard focus, and can be dismissed', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const list = showToasts();
  act(() => void list.show({ kind: 'error', text: 'Melding' }));

  await user.tab();
  wait(60_000);
  expect(screen.queryByText('Melding')).not.toBeNull();

  await user.click(screen.getByRole('button', { name: 'Melding sluiten' }));
  expect(screen.queryByText('Melding')).toBeNull();
});

test('runs the timer of the next toast after one was dismissed', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const list = showToasts();
  act(() => void list.show({ kind: 'error', text: 'Melding' }));
  await user.click(screen.getByRole('button', { name: 'Melding sluiten' }));

  act(() => void list.show({ kind: 'success', text: 'Volgende' }));
  wait(5000);

  expect(screen.queryByText('Volgende')).toBeNull();
});

test('shows a repeated message once, and restarts its timer', () => {
  const list = showToasts();
  act(() => void list.show({ kind: 'error', text: 'Melding' }));
  wait(7000);

  act(() => void list.show({ kind: 'error', text: 'Melding' }));
  wait(7000);

  expect(screen.getAllByText('Melding')).toHaveLength(1);
});

test('removes errors when a success follows', () => {
  const list = showToasts();
  act(() => void list.show({ kind: 'error', text: 'Mislukt' }));

  act(() => void list.show({ kind: 'success', text: 'Verzonden' }));

  expect(screen.queryByText('Mislukt')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Verzonden');
});

test('removes one toast early, and no other one', () => {
  const list = showToasts();
  const withdraw: (() => void)[] = [];
  act(() => void withdraw.push(list.show({ kind: 'error', text: 'Mislukt' })));
  act(() => void list.show({ kind: 'error', text: 'Vul in' }));

  act(() => withdraw[0]?.());
  act(() => void list.show({ kind: 'error', text: 'Mislukt' }));
  act(() => withdraw[0]?.());

  expect(screen.getByRole('alert').textContent).toBe('Vul inMislukt');
});

test('sets a CSS variable to the height of the toasts while there are any', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90);
  const list = showToasts();
  const room = () => document.documentElement.style.getPropertyValue('--toasts-room');
  expect(room()).toBe('');

  act(() => void list.show({ kind: 'success', text: 'Verzonden' }));
  expect(room()).toBe('90px');

  wait(5000);
  expect(room()).toBe('');
});

function showToasts(): ToastList {
  const list = new ToastList();
  render(<Toasts list={list} />);
  return list;
}

function wait(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}
