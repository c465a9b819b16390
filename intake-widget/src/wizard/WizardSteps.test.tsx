import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@incasso/contract/messages';
import { fakePartnerPage } from './testing/fakePartnerPage';
import { fakePorts } from './testing/fakePorts';
import { button, field, fill, heading, ledTo } from './testing/visitor';
import { WizardSteps } from './WizardSteps';

let scrolled: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  document.title = 'Start invordering';
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('Next at an empty step 1 says what is missing, marks it and leads to it', async () => {
  const user = userEvent.setup();
  const { ports, toasts } = fakePorts();
  render(<WizardSteps ports={ports} />);

  await user.click(button('Volgende'));

  expect(toasts).toEqual([{ kind: 'error', text: messages.requiredFieldsMissing }]);
  expect(document.activeElement).toBe(field('Bedrijfsnaam'));
  const marked = screen.getAllByRole('textbox').map((control) => control.getAttribute('aria-invalid'));
  expect(marked).toEqual(['true', 'true', 'false']);
  await waitFor(() => expect(document.title).toBe('2 fouten – Stap 1 van 3: Bedrijfsgegevens – Start invordering'));
});

test('the work for a token begins when the visitor first enters the form', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  render(<WizardSteps ports={ports} />);
  expect(ports.prepareToken).not.toHaveBeenCalled();

  await user.click(field('Bedrijfsnaam'));

  expect(ports.prepareToken).toHaveBeenCalledTimes(1);
});

test('a visitor who is in a field of the step before the focus is led there stays in it', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  render(<WizardSteps ports={ports} />);
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '123');

  fireEvent.click(button('Volgende'));
  act(() => field('Contactpersoon').focus());

  await waitFor(() => expect(document.title).toBe('Stap 2 van 3: Contact – Start invordering'));
  expect(document.activeElement).toBe(field('Contactpersoon'));
});

test('a visitor who is on the page around the frame again when the step comes is not drawn back', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  render(<WizardSteps ports={{ ...ports, partnerPage: fakePartnerPage().partnerPage }} />);
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '123');

  hasFocus.mockReturnValue(false);
  fireEvent.click(button('Volgende'));

  await waitFor(() => expect(document.title).toBe('Stap 2 van 3: Contact – Start invordering'));
  expect(document.activeElement).not.toBe(heading('Contact'));
});

test('each step leads to the top and to its heading, and names itself in the title', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  render(<WizardSteps ports={ports} />);
  expect(document.title).toBe('Start invordering');
  expect(button('Vorige').hasAttribute('disabled')).toBe(true);
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '123');

  await user.keyboard('{Enter}');

  await ledTo('Contact');
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  await waitFor(() => expect(document.title).toBe('Stap 2 van 3: Contact – Start invordering'));
  expect(button('Vorige').hasAttribute('disabled')).toBe(false);
  const [first, second] = within(screen.getByRole('list', { name: 'Stappen van uw aanvraag' })).getAllByRole(
    'listitem',
  );
  expect([first, second].map((line) => line?.textContent)).toEqual([
    '✓Bedrijfsgegevens, ingevuld',
    '2Contact, huidige stap',
  ]);
  expect(second?.getAttribute('aria-current')).toBe('step');

  await user.click(button('Vorige'));
  await ledTo('Bedrijfsgegevens');
  await waitFor(() => expect(document.title).toBe('Stap 1 van 3: Bedrijfsgegevens – Start invordering'));
  expect(field('Bedrijfsnaam')).toHaveProperty('value', 'Voorbeeld BV');
});

test('a doubtful number gets a question and never a refusal, a right one is grouped', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  render(<WizardSteps ports={ports} />);

  await fill(user, 'KBO nummer', 'NL1234');
  expect(screen.queryByText('Klopt dit nummer?')).toBeNull();
  await user.tab();
  expect(screen.getByText('Klopt dit nummer?')).toBeTruthy();

  await user.clear(field('KBO nummer'));
  await fill(user, 'KBO nummer', 'BE 0123456749');
  await user.tab();
  expect(screen.queryByText('Klopt dit nummer?')).toBeNull();
  expect(field('KBO nummer')).toHaveProperty('value', '0123.456.749');
});

test('the prefill of the hero form fills empty fields', async () => {
  const user = userEvent.setup();
  sessionStorage.setItem('intake-name', 'An Voorbeeld');
  sessionStorage.setItem('intake-email', 'an@bedrijf.example');
  render(<WizardSteps ports={fakePorts().ports} />);
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '0123.456.749');

  await user.click(button('Volgende'));

  expect(field('Contactpersoon')).toHaveProperty('value', 'An Voorbeeld');
  expect(field('E-mail')).toHaveProperty('value', 'an@bedrijf.example');
});

test('closed storage of the prefill does not stop the wizard', async () => {
  const user = userEvent.setup();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  render(<WizardSteps ports={fakePorts().ports} />);

  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');

  expect(field('Bedrijfsnaam')).toHaveProperty('value', 'Voorbeeld BV');
});

test('what is at fault in another step does not draw the visitor there again', async () => {
  const user = userEvent.setup();
  render(<WizardSteps ports={fakePorts().ports} />);
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '0123.456.749');
  await user.click(button('Volgende'));
  await user.click(button('Volgende'));
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await user.click(button('Dossier indienen'));
  expect(document.activeElement).toBe(field('Adres'));

  await user.click(button('Volgende'));

  expect(document.activeElement).toBe(field('Contactpersoon'));
  await user.click(button('Volgende'));
  await ledTo('Documenten');
});
