/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TextField } from './TextField';

test('has its label, name, type and required state', () => {
  render(<TextField name="email" label="E-mail" type="email" required />);

  const field = screen.getByRole('textbox', { name: 'E-mail' });

  expect([field.getAttribute('name'), field.getAttribute('type'), field.hasAttribute('required')]).toEqual([
    'email',
    'email',
    true,
  ]);
  expect(screen.getByText('(verplicht)')).toBeTruthy();
});

test('marks an optional field in its label', () => {
  render(<TextField name="company" label="Bedrijf" />);

  expect(screen.getByText('(niet verplicht)')).toBeTruthy();
});

test('hint and error describe the field, advice is a live region instead, and only the error makes the field invalid', () => {
  const words = { name: 'vat_number', label: 'KBO nummer', hint: 'Tien cijfers.', advice: 'Klopt dit nummer?' };
  const { rerender } = render(<TextField {...words} />);
  const field = screen.getByRole('textbox', { name: 'KBO nummer' });
  expect([field.getAttribute('aria-invalid'), describedBy(field)]).toEqual(['false', ['Tien cijfers.']]);
  expect(screen.getByRole('status').textContent).toBe('Klopt dit nummer?');

  rerender(<TextField {...words} advice="" error="Vul dit veld in." />);

  expect([field.getAttribute('aria-invalid'), describedBy(field)]).toEqual([
    'true',
    ['Tien cijfers.', 'Fout: Vul dit veld in.'],
  ]);
});

function describedBy(field: HTMLElement): (string | null | undefined)[] {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
