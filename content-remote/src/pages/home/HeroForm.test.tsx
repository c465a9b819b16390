import { HostServicesProvider, type Toast } from '@incasso/browser/host/services';
import { messages } from '@incasso/contract/messages';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { HeroForm } from './HeroForm';

const unused = () => Promise.reject(new Error('not needed'));

function host(toasts: Toast[], visits: string[]) {
  return {
    showToast: (toast: Toast) => void toasts.push(toast),
    navigate: (path: string) => void visits.push(path),
    loadSiteConfig: unused,
    loadQueryClient: unused,
  };
}

function renderForm() {
  const toasts: Toast[] = [];
  const visits: string[] = [];
  render(
    <HostServicesProvider value={host(toasts, visits)}>
      <HeroForm />
    </HostServicesProvider>,
  );
  return { toasts, visits };
}

beforeEach(() => sessionStorage.clear());

test('name and e-mail are kept for the wizard, which opens', async () => {
  const visitor = userEvent.setup();
  const { toasts, visits } = renderForm();

  await visitor.type(screen.getByRole('textbox', { name: 'Naam' }), ' An Voorbeeld ');
  await visitor.type(screen.getByRole('textbox', { name: 'E-mail' }), 'an@bedrijf.example{Enter}');

  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'intake-name': 'An Voorbeeld',
    'intake-email': 'an@bedrijf.example',
  });
  expect(visits).toEqual(['/start']);
  expect(toasts).toEqual([]);
});

test.each([
  ['nothing', '', ''],
  ['spaces alone', '  ', 'an@bedrijf.example'],
  ['no e-mail', 'An Voorbeeld', ''],
])('%s is not enough: the toast says so and nothing is stored', async (_case, name, email) => {
  const visitor = userEvent.setup();
  const { toasts, visits } = renderForm();
  if (name !== '') await visitor.type(screen.getByRole('textbox', { name: 'Naam' }), name);
  if (email !== '') await visitor.type(screen.getByRole('textbox', { name: 'E-mail' }), email);

  await visitor.click(screen.getByRole('button', { name: 'Start' }));

  expect(toasts).toEqual([{ kind: 'error', text: messages.heroIncomplete }]);
  expect(sessionStorage).toHaveLength(0);
  expect(visits).toEqual([]);
});

test('an empty field says so itself, until the form is sent again', async () => {
  const visitor = userEvent.setup();
  renderForm();
  const name = screen.getByRole('textbox', { name: 'Naam' });
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await visitor.type(email, 'an@bedrijf.example');

  await visitor.click(screen.getByRole('button', { name: 'Start' }));

  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(email.getAttribute('aria-invalid')).toBe('false');
  expect(document.activeElement).toBe(name);
  expect(screen.getByText('Vul dit veld in.')).toBeDefined();

  await visitor.type(name, 'An Voorbeeld{Enter}');

  expect(screen.queryByText('Vul dit veld in.')).toBeNull();
});

test('without JavaScript the button leads to the wizard and no field goes with it', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <HostServicesProvider value={host([], [])}>
      <HeroForm />
    </HostServicesProvider>,
  );
  document.body.replaceChildren(page);

  const form = page.querySelector('button')?.form;

  expect(form?.getAttribute('action')).toBe('/start');
  expect(form === null || form === undefined ? [] : [...new FormData(form)]).toEqual([]);
  expect(page.querySelector('input')?.form?.getAttribute('method')).toBe('dialog');
  page.remove();
});
