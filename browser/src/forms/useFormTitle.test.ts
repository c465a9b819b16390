/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useFormTitle } from './useFormTitle';

beforeEach(() => {
  document.title = 'Start invordering';
});

test('the title counts the fields at fault, then names the step', () => {
  renderHook(() => useFormTitle({ errorCount: 2, part: 'Stap 2 van 3' }));

  expect(document.title).toBe('2 fouten – Stap 2 van 3 – Start invordering');
});

test('the title follows the form and comes back when the form goes', () => {
  const { rerender, unmount } = renderHook((errorCount: number) => useFormTitle({ errorCount }), { initialProps: 1 });
  expect(document.title).toBe('1 fout – Start invordering');

  rerender(0);
  expect(document.title).toBe('Start invordering');

  rerender(1);
  unmount();
  expect(document.title).toBe('Start invordering');
});

test('a title that the next page has set meanwhile stays', () => {
  const { unmount } = renderHook(() => useFormTitle({ errorCount: 1 }));
  document.title = 'Contact';

  unmount();

  expect(document.title).toBe('Contact');
});
