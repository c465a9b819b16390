import { entryReached } from '@incasso/frontend/host/entryReached';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  fieldsNeededForStep2,
  fieldsOfStep,
  intakeFields,
  requiredIntakeFields,
  type IntakeFieldName,
} from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { messages } from '@incasso/contract/messages';
import { fakePartnerPage } from '../testing/fakePartnerPage';
import { fakePorts } from '../testing/fakePorts';
import { button, field, fill, heading, ledTo } from '../testing/visitor';
import { emptyWizard } from '../testing/openWizard';

let scrolledTo: jest.SpyInstance;

const isNeeded = (name: IntakeFieldName) => fieldsNeededForStep2.some((needed) => needed === name);
/** The label of the first field that `rushToDocuments` leaves empty. */
const [firstMissed = ''] = requiredIntakeFields
  .filter((name) => !isNeeded(name))
  .map((name) => intakeFields[name].label);
const firstOfStep2 = intakeFields[fieldsOfStep(2)[0] ?? 'phone'].label;

/** Fills in what Next on step 1 needs. */
async function fillNeeded(user: UserEvent) {
  for (const name of fieldsNeededForStep2) await fill(user, intakeFields[name].label, sampleAnswers()[name]);
}

/** Goes to step 3 with only what Next on step 1 needs. */
async function rushToDocuments(user: UserEvent) {
  await fillNeeded(user);
  await user.click(button('Volgende'));
  await user.click(button('Volgende'));
}

beforeEach(() => {
  sessionStorage.clear();
  document.title = 'Start invordering';
  scrolledTo = jest.spyOn(window, 'scrollTo');
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('Next on an empty step 1 reports and marks the missing fields, and focuses the first', async () => {
  const { ports, toasts } = fakePorts();
  const { user } = emptyWizard(ports);

  await user.click(button('Volgende'));

  expect(toasts).toEqual([{ kind: 'error', text: messages.requiredFieldsMissing }]);
  expect(document.activeElement).toBe(field('Bedrijfsnaam'));
  const marked = fieldsOfStep(1).map((name) => field(intakeFields[name].label).getAttribute('aria-invalid'));
  expect(marked).toEqual(fieldsOfStep(1).map((name) => String(isNeeded(name))));
  await waitFor(() => expect(document.title).toBe('2 fouten – Stap 1 van 3: Bedrijfsgegevens – Start invordering'));
});

test('does not move the focus to the heading of a step if the visitor is already in a field', async () => {
  const { user } = emptyWizard();
  await fillNeeded(user);

  fireEvent.click(button('Volgende'));
  act(() => field('Contactpersoon').focus());

  await waitFor(() => expect(document.title).toBe('Stap 2 van 3: Contact – Start invordering'));
  expect(document.activeElement).toBe(field('Contactpersoon'));
});

test('a new step takes no focus from the page around the iframe', async () => {
  const { ports } = fakePorts();
  const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { user } = emptyWizard({ ...ports, partnerPage: fakePartnerPage().partnerPage });
  await fillNeeded(user);

  hasFocus.mockReturnValue(false);
  fireEvent.click(button('Volgende'));

  await waitFor(() => expect(document.title).toBe('Stap 2 van 3: Contact – Start invordering'));
  expect(document.activeElement).not.toBe(heading('Contact'));
});

test('each step scrolls to the top, focuses its heading, and changes the window title', async () => {
  const { user } = emptyWizard();
  expect(document.title).toBe('Start invordering');
  const firstHeading = heading('Bedrijfsgegevens');
  expect(button('Vorige').hasAttribute('disabled')).toBe(true);
  await fillNeeded(user);

  await user.keyboard('{Enter}');

  await ledTo('Contact');
  // The focus is announced only on an element that did not have it.
  expect(heading('Contact')).not.toBe(firstHeading);
  expect(scrolledTo.mock.calls).toEqual([[0, 0]]);
  await waitFor(() => expect(document.title).toBe('Stap 2 van 3: Contact – Start invordering'));
  expect(button('Vorige').hasAttribute('disabled')).toBe(false);
  const [first, second] = within(screen.getByRole('list', { name: 'Stappen van uw aanvraag' })).getAllByRole(
    'listitem',
  );
  expect([first, second].map((line) => line?.textContent)).toEqual([
    'Bedrijfsgegevens, ingevuld',
    'Contact, huidige stap',
  ]);
  expect(second?.getAttribute('aria-current')).toBe('step');

  await user.click(button('Vorige'));
  await ledTo('Bedrijfsgegevens');
  await waitFor(() => expect(document.title).toBe('Stap 1 van 3: Bedrijfsgegevens – Start invordering'));
  expect(field('Bedrijfsnaam')).toHaveProperty('value', sampleAnswers().company_name);
});

test('Back returns to where the visitor was on the step before, and focuses its heading', async () => {
  const { user } = emptyWizard();
  await fillNeeded(user);
  Object.defineProperty(window, 'scrollY', { value: 420, configurable: true });
  await user.click(button('Volgende'));
  await ledTo('Contact');
  scrolledTo.mockClear();

  // The site dispatches this event before its router handles the navigation.
  addEventListener('popstate', () => dispatchEvent(new Event(entryReached, { cancelable: true })), { once: true });
  history.back();

  await ledTo('Bedrijfsgegevens');
  expect(scrolledTo.mock.calls).toEqual([[0, 420]]);
  Object.defineProperty(window, 'scrollY', { value: 0 });
});

test('goes to the step of an invalid field only once', async () => {
  const { user } = emptyWizard();
  await rushToDocuments(user);
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await user.click(button('Dossier indienen'));
  expect(document.activeElement).toBe(field(firstMissed));

  await user.click(button('Volgende'));

  expect(document.activeElement).toBe(field(firstOfStep2));
  await user.click(button('Volgende'));
  await ledTo('Documenten');
});

test('scrolls to the top of the page when an invalid field is in another step', async () => {
  const { user } = emptyWizard();
  await rushToDocuments(user);
  scrolledTo.mockClear();

  await user.click(button('Dossier indienen'));

  await waitFor(() => expect(document.activeElement).toBe(field(firstMissed)));
  expect(scrolledTo.mock.calls).toEqual([[0, 0]]);
  scrolledTo.mockClear();

  await user.click(button('Volgende'));

  await waitFor(() => expect(document.activeElement).toBe(field(firstOfStep2)));
  expect(scrolledTo.mock.calls).toEqual([[0, 0]]);
});

test('announces the step in its heading, or in its group if an invalid field takes the focus', async () => {
  const { user } = emptyWizard();
  expect(screen.getByRole('heading', { name: 'Stap 1 van 3 Bedrijfsgegevens' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: /^Stap/ })).toBeNull();
  await rushToDocuments(user);
  expect(screen.getByRole('heading', { name: 'Stap 3 van 3 Documenten' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: /^Stap/ })).toBeNull();

  await user.click(button('Dossier indienen'));

  const group = screen.getByRole('group', { name: 'Stap 1 van 3 Bedrijfsgegevens' });
  expect(group.contains(document.activeElement)).toBe(true);
});

test('scrolls only clear of the toast if the invalid field of the current step is in view', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = emptyWizard();

  await user.click(button('Volgende'));

  expect(scrolled.mock.contexts).toEqual([button('Volgende').parentElement, field('Bedrijfsnaam')]);
});

test('scrolls the step’s heading into view with an invalid field that was out of view', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = emptyWizard();
  jest.spyOn(field('Bedrijfsnaam'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 320, 48));

  await user.click(button('Volgende'));

  expect(scrolled.mock.contexts).toEqual([
    heading('Bedrijfsgegevens'),
    button('Volgende').parentElement,
    field('Bedrijfsnaam'),
  ]);
});
