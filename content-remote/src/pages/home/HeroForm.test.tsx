import { HostServicesProvider, type Toast } from '@incasso/frontend/host/services';
import { ToastList } from '@incasso/frontend/toasts/ToastList';
import { messages } from '@incasso/contract/messages';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { HeroForm } from './HeroForm';

const unused = () => Promise.reject(new Error('not needed'));

function host(toasts: Toast[], visits: string[], onScreen = new ToastList()) {
  return {
    showToast: (toast: Toast) => {
      toasts.push(toast);
      return onScreen.show(toast);
    },
    navigate: (path: string) => void visits.push(path),
    loadSiteConfig: unused,
  };
}

function renderForm() {
  const toasts: Toast[] = [];
  const visits: string[] = [];
  const onScreen = new ToastList();
  render(
    <HostServicesProvider value={host(toasts, visits, onScreen)}>
      <HeroForm />
    </HostServicesProvider>,
  );
  return { toasts, toastsOnScreen: () => onScreen.toasts().map(({ text }) => text), visits };
}

beforeEach(() => sessionStorage.clear());

test('opens the wizard with name and e-mail, without invisible characters', async () => {
  const visitor = userEvent.setup();
  const { toasts, visits } = renderForm();

  await visitor.type(screen.getByRole('textbox', { name: 'Naam' }), ' An\u00ad Voorbeeld ');
  await visitor.type(screen.getByRole('textbox', { name: 'E-mail' }), '\u200ban@bedrijf.example\u202c{Enter}');

  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'intake-name': 'An Voorbeeld',
    'intake-email': 'an@bedrijf.example',
  });
  expect(visits).toEqual(['/start']);
  expect(toasts).toEqual([]);
});

test('shows what was typed there before', async () => {
  const visitor = userEvent.setup();
  renderForm();
  await visitor.type(screen.getByRole('textbox', { name: 'Naam' }), 'An');
  await visitor.type(screen.getByRole('textbox', { name: 'E-mail' }), 'an@');
  cleanup();

  renderForm();

  expect(screen.getAllByRole('textbox')).toMatchObject([{ value: 'An' }, { value: 'an@' }]);
});

test.each([
  ['nothing', '', ''],
  ['spaces alone', '  ', 'an@bedrijf.example'],
  ['no e-mail', 'An Voorbeeld', ''],
  ['what nobody sees', '\u200b\u00ad', 'an@bedrijf.example'],
])('rejects %s with a toast', async (_case, name, email) => {
  const visitor = userEvent.setup();
  const { toasts, visits } = renderForm();
  if (name !== '') await visitor.type(screen.getByRole('textbox', { name: 'Naam' }), name);
  if (email !== '') await visitor.type(screen.getByRole('textbox', { name: 'E-mail' }), email);

  await visitor.click(screen.getByRole('button', { name: 'Start' }));

  expect(toasts).toEqual([{ kind: 'error', text: messages.heroIncomplete }]);
  expect(visits).toEqual([]);
});

test('shows an error at an empty field until the form is sent again', async () => {
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

test('keeps the toast about empty fields until they are filled in', async () => {
  const visitor = userEvent.setup();
  const { toastsOnScreen } = renderForm();
  await visitor.click(screen.getByRole('button', { name: 'Start' }));

  await visitor.type(screen.getByRole('textbox', { name: 'Naam' }), 'An Voorbeeld');
  expect(toastsOnScreen()).toEqual([messages.heroIncomplete]);
  await visitor.type(screen.getByRole('textbox', { name: 'E-mail' }), 'a');

  expect(toastsOnScreen()).toEqual([]);
});

test('without JavaScript, another button opens the wizard and sends no field', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <HostServicesProvider value={host([], [])}>
      <HeroForm />
    </HostServicesProvider>,
  );
  document.body.replaceChildren(page);

  const [withScript, withoutScript] = [...page.querySelectorAll('button')].map(({ form }) => form);

  expect(withoutScript?.getAttribute('action')).toBe('/start');
  expect([...new FormData(withoutScript ?? undefined)]).toEqual([]);
  expect(withScript?.getAttribute('method')).toBe('dialog');
  page.remove();
});
