import { screen, waitFor } from '@testing-library/react';
import { messages } from '@incasso/contract/messages';
import { costsLink } from '@incasso/contract/routes';
import { fakePartnerPage } from './testing/fakePartnerPage';
import { fakePorts } from './testing/fakePorts';
import { emptyWizard, openWizard } from './testing/openWizard';
import { button, field, fill, submitWithoutDocuments } from './testing/visitor';
import { wizardText } from './steps/steps.text';

beforeEach(() => {
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('starts to compute a token when the visitor first enters the form', async () => {
  const { ports } = fakePorts();
  const { user } = emptyWizard(ports);
  expect(ports.prepareToken).not.toHaveBeenCalled();

  await user.click(field('Bedrijfsnaam'));

  expect(ports.prepareToken).toHaveBeenCalledTimes(1);
});

test('the last step links once to the costs and their calculator, in a new tab', async () => {
  await openWizard();

  const links = screen.getAllByRole('link', { name: `${costsLink.name} ${wizardText.opens}` });

  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    [costsLink.address, '_blank'],
  ]);
});

test('sends the reference of a partner’s page with the case', async () => {
  const { ports, sent } = fakePorts({ ok: false, failure: { kind: 'unreachable' } });
  const { user } = await openWizard({ ports: { ...ports, partnerPage: fakePartnerPage().partnerPage } });
  await submitWithoutDocuments(user);

  await waitFor(() => expect(sent).toMatchObject([{ partnerReference: 'KLANT-17' }]));
});

test('questions a doubtful company number without rejecting it, and formats a valid one', async () => {
  const { user } = emptyWizard();

  await fill(user, 'KBO nummer', 'NL1234');
  await user.tab();
  expect(screen.getByText('Klopt dit nummer?')).toBeTruthy();

  await user.clear(field('KBO nummer'));
  await fill(user, 'KBO nummer', 'BE 0123456749');
  await user.tab();
  expect(screen.queryByText('Klopt dit nummer?')).toBeNull();
  expect(field('KBO nummer')).toHaveProperty('value', '0123.456.749');
});

test('fills empty fields with the prefill from the home page', async () => {
  sessionStorage.setItem('intake-name', 'An Voorbeeld');
  sessionStorage.setItem('intake-email', 'an@bedrijf.example');
  const { user } = emptyWizard();
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '0123.456.749');

  await user.click(button('Volgende'));

  expect(field('Contactpersoon')).toHaveProperty('value', 'An Voorbeeld');
  expect(field('E-mail')).toHaveProperty('value', 'an@bedrijf.example');
});

test('works without a prefill if storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const { user } = emptyWizard();

  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');

  expect(field('Bedrijfsnaam')).toHaveProperty('value', 'Voorbeeld BV');
});

test('removes the toast about missing fields once they are filled in', async () => {
  const { ports, toastsOnScreen } = fakePorts();
  const { user } = emptyWizard(ports);
  await user.click(button('Volgende'));

  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  expect(toastsOnScreen()).toEqual([messages.requiredFieldsMissing]);
  await fill(user, 'KBO nummer', '0123.456.749');

  expect(toastsOnScreen()).toEqual([]);
});

test('removes the toast about the terms when the step changes, and when the visitor accepts them', async () => {
  const { ports, toastsOnScreen } = fakePorts();
  const { user } = await openWizard({ ports, agreeToTerms: false });
  await user.click(button('Dossier indienen'));
  expect(toastsOnScreen()).toEqual([messages.termsNotAccepted]);
  await user.click(button('Vorige'));
  expect(toastsOnScreen()).toEqual([]);
  await user.click(button('Volgende'));
  await user.click(button('Dossier indienen'));
  expect(toastsOnScreen()).toEqual([messages.termsNotAccepted]);

  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));

  expect(toastsOnScreen()).toEqual([]);
});

test('removes its error toasts when it unmounts', async () => {
  const { ports, toastsOnScreen } = fakePorts();
  const { user, unmount } = emptyWizard(ports);
  await user.click(button('Volgende'));

  unmount();

  expect(toastsOnScreen()).toEqual([]);
});

test('sets the keyboard of each field, and focuses none by default', async () => {
  const { user } = emptyWizard();
  expect(document.activeElement).toBe(document.body);

  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '0123.456.749');
  await user.click(button('Volgende'));

  const fields = screen.getAllByRole('textbox');
  const keyboards = fields.map((control) => control.getAttribute('inputmode') ?? control.getAttribute('type'));
  expect(keyboards).toEqual([null, 'tel', 'email', null]);
  expect(fields.filter((control) => control.hasAttribute('tabindex'))).toEqual([]);
});
