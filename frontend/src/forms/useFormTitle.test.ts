/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useFormTitle } from './useFormTitle';

beforeEach(() => {
  document.title = 'Start invordering';
});

test('puts the number of invalid fields and the step before the title', () => {
  renderHook(() => useFormTitle({ errorCount: 2, part: 'Stap 2 van 3' }));

  expect(document.title).toBe('2 fouten – Stap 2 van 3 – Start invordering');
});

test('updates the title with the form, and restores it on unmount', () => {
  const { rerender, unmount } = renderHook((errorCount: number) => useFormTitle({ errorCount }), { initialProps: 1 });
  expect(document.title).toBe('1 fout – Start invordering');

  rerender(0);
  expect(document.title).toBe('Start invordering');

  rerender(1);
  unmount();
  expect(document.title).toBe('Start invordering');
});

test('keeps a title that the next page has already set', () => {
  const { unmount } = renderHook(() => useFormTitle({ errorCount: 1 }));
  document.title = 'Contact';

  unmount();

  expect(document.title).toBe('Contact');
});
