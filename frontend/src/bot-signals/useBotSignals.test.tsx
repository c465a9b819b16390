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

test('reads an empty honeypot and the elapsed time of a person', () => {
  const { form, signals } = openForm();

  act(() => jest.advanceTimersByTime(61_000));

  expect(signals.read(form)).toEqual({ website: '', elapsedMs: 61_000 });
});

test('reads what a bot filled into the honeypot', () => {
  const { form, signals } = openForm();

  fireEvent.change(screen.getByLabelText('Laat dit veld leeg'), { target: { value: 'https://spam.example' } });

  expect(signals.read(form)).toEqual({ website: 'https://spam.example', elapsedMs: 0 });
});

test('keeps the honeypot out of the accessibility tree and the tab order', () => {
  openForm();

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByLabelText('Laat dit veld leeg')).toMatchObject({ tabIndex: -1, autocomplete: 'off' });
});

test('reads an unmounted form as empty, without a dropped elapsed time', () => {
  const { signals } = openForm();

  signals.forgetTime();

  expect(signals.read(null)).toEqual({ website: '' });
});
