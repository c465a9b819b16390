/** @jest-environment jsdom */
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Honeypot } from './Honeypot';
import { useBotSignals } from './useBotSignals';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

function openForm() {
  const { container } = render(
    <form>
      <Honeypot />
    </form>,
  );
  const { result } = renderHook(() => useBotSignals());
  return { form: container.querySelector('form'), signals: result.current };
}

test('a person leaves the hidden field empty, and takes time', () => {
  const { form, signals } = openForm();

  act(() => jest.advanceTimersByTime(61_000));

  expect(signals.read(form)).toEqual({ website: '', elapsedMs: 61_000 });
});

test('what a machine fills into the hidden field is reported', () => {
  const { form, signals } = openForm();

  fireEvent.change(screen.getByLabelText('Laat dit veld leeg'), { target: { value: 'https://spam.example' } });

  expect(signals.read(form)).toEqual({ website: 'https://spam.example', elapsedMs: 0 });
});

test('the hidden field has no place in the accessibility tree nor in the order of focus', () => {
  openForm();

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByLabelText('Laat dit veld leeg')).toMatchObject({ tabIndex: -1, autocomplete: 'off' });
});

test('a forgotten time is left out, and a form that is gone reads as empty', () => {
  const { signals } = openForm();

  signals.forgetTime();

  expect(signals.read(null)).toEqual({ website: '' });
});
