/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateForms } from './hydrateForms';

/** React reports the hydration mismatch as an error. */
const expectError = (event: ErrorEvent) => event.preventDefault();

beforeEach(() => {
  addEventListener('error', expectError);
});

afterEach(() => {
  removeEventListener('error', expectError);
});

/** A form that renders React's state of its values, and has one uncontrolled field. */
function Form() {
  const [company, setCompany] = useState('');
  const [agrees, setAgrees] = useState(false);

  return (
    <form>
      <input id="field-company" name="company" value={company} onChange={(event) => setCompany(event.target.value)} />
      <textarea id="field-message" name="message" />
      <input
        id="field-terms"
        name="terms"
        type="checkbox"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <p>{`${company}, ${agrees ? 'akkoord' : 'niet akkoord'}`}</p>
    </form>
  );
}

/** A prerendered form that the visitor filled in before hydration. */
function openFilled() {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const [company, message] = screen.getAllByRole<HTMLInputElement>('textbox');
  const terms = screen.getByRole<HTMLInputElement>('checkbox');
  if (company === undefined || message === undefined) throw new Error('Nothing was prerendered.');
  company.value = 'Bakkerij Peeters';
  message.value = 'Drie facturen';
  terms.checked = true;
  return { company, message, terms };
}

async function hydrate() {
  const root = document.getElementById('root');
  await act(async () => {
    if (root !== null) hydrateForms(root, <Form />);
    await Promise.resolve();
  });
}

test('keeps values and focus when React renders a form again that an extension changed', async () => {
  const { company, message } = openFilled();
  const stranger = Object.assign(document.createElement('input'), { name: 'company', value: 'Vreemd' });
  company.before(stranger);
  company.after(document.createElement('div'));
  company.focus();

  await hydrate();

  const next = document.querySelector<HTMLInputElement>('#field-company');
  expect(next).not.toBe(company);
  expect(screen.getByText('Bakkerij Peeters, akkoord')).toBeDefined();
  expect(document.querySelector<HTMLTextAreaElement>('#field-message')?.value).toBe(message.value);
  expect(document.activeElement).toBe(next);
});

test('keeps the elements of an unchanged prerendered form', async () => {
  const { company, message, terms } = openFilled();
  const typed = jest.fn();
  document.addEventListener('input', typed);

  await hydrate();

  expect([...document.querySelectorAll('[name]')]).toEqual([company, message, terms]);
  expect(typed).not.toHaveBeenCalled();
});
