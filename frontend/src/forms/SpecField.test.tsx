/** @jest-environment jsdom */
import type { FieldControl, FieldSpec } from '@incasso/contract/FieldSpec';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SpecField } from './SpecField';

const specs: { readonly [Control in FieldControl]: FieldSpec & { readonly control: Control } } = {
  text: { label: 'Naam', control: 'text' },
  area: { label: 'Bericht', control: 'area', lines: 5 },
  email: { label: 'E-mail', control: 'email', autoComplete: 'email' },
  phone: { label: 'Telefoon', control: 'phone' },
  day: { label: 'Vervaldag', control: 'day' },
  amount: { label: 'Bedrag', control: 'amount' },
  choice: { label: 'Soort', control: 'choice', choices: { one: 'Eén', two: 'Twee' } },
  tick: { label: 'Betwist', control: 'tick' },
};

test.each<[FieldControl, string, Readonly<Record<string, string | null>>]>([
  ['text', 'textbox', { type: null, autocapitalize: 'words', autocomplete: 'off' }],
  ['area', 'textbox', { rows: '5', autocomplete: 'off' }],
  ['email', 'textbox', { type: 'email', inputmode: 'email', autocapitalize: 'off', autocomplete: 'email' }],
  ['phone', 'textbox', { type: 'tel' }],
  ['day', 'textbox', { type: null, placeholder: 'dd/mm/jjjj', inputmode: 'numeric' }],
  ['amount', 'textbox', { type: null, inputmode: 'decimal' }],
  ['choice', 'combobox', { type: null }],
  ['tick', 'checkbox', { type: 'checkbox' }],
])('a field of control %s is a %s', (control, role, attributes) => {
  render(<SpecField name="veld" spec={{ ...specs[control], required: true, hint: 'Uitleg.' }} />);

  const field = screen.getByRole(role, { name: specs[control].label, description: 'Uitleg.' });

  expect(field).toMatchObject({ name: 'veld', required: true });
  expect(Object.keys(attributes).map((name) => field.getAttribute(name))).toEqual(Object.values(attributes));
});

test('an e-mail address that a form keeps is a text, whose domain stays as typed', () => {
  render(<SpecField name="veld" spec={specs.email} value="info@café.example" />);

  expect(screen.getByRole('textbox').getAttribute('type')).toBe('text');
});

test('a code begins no word with a capital, but is all capitals on a phone', () => {
  render(<SpecField name="veld" spec={{ label: 'IBAN', control: 'text', isCode: true }} />);

  expect(screen.getByRole('textbox').getAttribute('autocapitalize')).toBe('characters');
});

test.each<[FieldControl, string | boolean, string | boolean]>([
  ['text', '', 'A'],
  ['choice', '', 'two'],
  ['tick', false, true],
])('the answer of a %s', async (control, value, answer) => {
  const user = userEvent.setup();
  const onAnswer = jest.fn();
  render(<SpecField name="veld" spec={specs[control]} value={value} onAnswer={onAnswer} />);

  if (control === 'text') await user.type(screen.getByRole('textbox'), 'A');
  if (control === 'choice') await user.selectOptions(screen.getByRole('combobox'), 'Twee');
  if (control === 'tick') await user.click(screen.getByRole('checkbox'));

  expect(onAnswer.mock.calls).toEqual([[answer]]);
});

test('a day is shown with its day first', () => {
  render(<SpecField name="veld" spec={specs.day} value="2026-01-31" />);

  expect(screen.getByRole('textbox')).toHaveProperty('value', '31/01/2026');
});
