import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiErrors } from '@incasso/contract/errors';
import { messages } from '@incasso/contract/messages';
import { caseFailureText } from '../form/form.text';
import { sendingText } from './SendingStatus.text';
import { fakePartnerPage } from '../testing/fakePartnerPage';
import { fakePorts } from '../testing/fakePorts';
import type { WizardPorts } from '../provideCase';
import { openWizard } from '../testing/openWizard';
import { button, field, file, fill, fillToDocuments, ledTo, submitWithoutDocuments } from '../testing/visitor';
import { WizardSteps } from '../WizardSteps';

beforeEach(() => {
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('sends a complete case with its accepted documents, and shows what was sent', async () => {
  const user = userEvent.setup();
  const { ports, toasts, sent } = fakePorts();
  sessionStorage.setItem('intake-email', '');
  render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  const input = screen.getByLabelText('Documenten', { selector: 'input' });
  await user.upload(input, [file('factuur.pdf'), file('macro.docx')]);
  await screen.findAllByText(/macro’s/);
  await fill(user, 'Gedeeltelijke betalingen', '100 euro op 1 maart');
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));

  await user.click(button('Dossier indienen'));

  expect(await screen.findByText('K7QM-3TXB')).toBeTruthy();
  await ledTo('Uw aanvraag is ingediend');
  expect(document.title).toMatch(/^Uw aanvraag is ingediend/);
  expect(screen.getByText('factuur.pdf')).toBeTruthy();
  expect(toasts).toEqual([{ kind: 'success', text: messages.intakeSucceeded }]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    answers: {
      company_name: 'Voorbeeld BV',
      vat_number: '0123.456.749',
      bank_account: 'BE68 5390 0754 7034',
      contact_person: 'An Voorbeeld',
      partial_payments: '100 euro op 1 maart',
    },
    agreeToTerms: true,
    recaptchaToken: 'token',
  });
  expect(sent[0]?.signals.website).toBe('');
  expect(sent[0]?.signals.elapsedMs).toBeGreaterThan(0);
  expect(sent[0]?.documents.map(({ content }) => content.name)).toEqual(['factuur.pdf']);
  expect(sessionStorage.getItem('intake-email')).toBeNull();
});

test('a file that changed while it was sent gets an error, and the focus moves to it', async () => {
  const { ports, toasts, sent } = fakePorts({ ok: false, failure: { kind: 'unreachable' } });
  const hashes = ['as chosen', 'as it is now'];
  const readDocument = () => Promise.resolve({ sha256: hashes.shift() ?? '', kind: 'invoice' as const });
  const documents = [file('factuur.pdf')];
  const { user } = await openWizard({ ports: { ...ports, readDocument }, documents });
  await screen.findByText('1 document in orde.');

  await user.click(button('Dossier indienen'));

  expect(await screen.findAllByText(/Uw browser kan dit bestand niet meer lezen. Kies het opnieuw./)).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(button('factuur.pdf verwijderen')));
  expect(toasts).toEqual([{ kind: 'error', text: 'Een van uw bestanden kan niet meer gelezen worden.' }]);
  expect(sent).toHaveLength(1);
});

test('focusing the status while sending requests no other token', async () => {
  const { ports } = fakePorts();
  const focused: unknown[] = [];
  const prepareToken = () => focused.push(document.activeElement?.tagName);
  const { user } = await openWizard({
    ports: { ...ports, prepareToken, obtainToken: () => new Promise(() => undefined) },
    documents: [file('factuur.pdf')],
  });

  await user.click(button('Dossier indienen'));
  await waitFor(() => expect(document.activeElement?.textContent).toContain(sendingText.sending));

  expect(focused).not.toContain('DIV');
});

test('two seconds after success the wizard leaves for the home page', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const { ports, navigate } = fakePorts();
  await openWizard({ ports, user });
  await submitWithoutDocuments(user);
  expect(await screen.findByText('K7QM-3TXB')).toBeTruthy();

  act(() => jest.advanceTimersByTime(1900));
  expect(navigate).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(100));

  expect(navigate.mock.calls).toEqual([['/']]);
});

test("on a partner's page the visitor can start another case, at its first step", async () => {
  const { ports } = fakePorts();
  const { partnerPage, received } = fakePartnerPage({ company_name: 'Volgende BV' });
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const { user } = await openWizard({ ports: { ...ports, partnerPage } });
  await submitWithoutDocuments(user);

  await user.click(await screen.findByRole('button', { name: 'Nog een aanvraag indienen' }));

  await ledTo('Bedrijfsgegevens');
  expect(field('Bedrijfsnaam')).toHaveProperty('value', 'Volgende BV');
  expect(received.at(-1)).toBe('revealTop');
});

test('a link asks before it leaves a case that is being sent, and a toast says that it was left', async () => {
  const { ports, toasts } = fakePorts();
  const answers = [false, true];
  const asked = jest.spyOn(window, 'confirm').mockImplementation(() => answers.shift() ?? false);
  const follow = jest.fn((event: MouseEvent) => event.preventDefault());
  render(<a href="/about">Over ons</a>);
  screen.getByRole('link', { name: 'Over ons' }).addEventListener('click', follow);
  const { user, unmount } = await openWizard({ ports: { ...ports, submit: () => new Promise(() => undefined) } });
  await user.click(screen.getByRole('link', { name: 'Over ons' }));
  expect(asked).not.toHaveBeenCalled();
  await submitWithoutDocuments(user);

  await user.click(screen.getByRole('link', { name: 'Over ons' }));
  expect(follow).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Over ons' }));
  expect(follow).toHaveBeenCalledTimes(2);
  expect(asked.mock.calls).toEqual([[sendingText.leave], [sendingText.leave]]);
  unmount();

  expect(toasts).toEqual([{ kind: 'error', text: sendingText.left }]);
});

test('while sending, the button says so and all controls are disabled', async () => {
  const { ports } = fakePorts();
  const { user } = await openWizard({ ports: { ...ports, obtainToken: () => new Promise(() => undefined) } });

  await submitWithoutDocuments(user);

  expect(button('Bezig met indienen...').hasAttribute('disabled')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Alles wordt verzonden…');
  await waitFor(() => expect(button('Vorige').hasAttribute('disabled')).toBe(true));
});

test.each(['obtainToken', 'submit'])('offline at %s it says that it waits, and goes on once online', async (call) => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { ports, toasts, sent } = fakePorts();
  const obtainToken = jest.fn(ports.obtainToken);
  const submit = jest.fn(ports.submit);
  if (call === 'submit') submit.mockResolvedValueOnce({ ok: false, failure: { kind: 'unreachable' } });
  else obtainToken.mockRejectedValueOnce(new Error('offline'));
  const { user } = await openWizard({ ports: { ...ports, obtainToken, submit } });

  await submitWithoutDocuments(user);
  expect(document.activeElement?.textContent).toBe(sendingText.waiting);
  expect(sent).toEqual([]);
  isOnline.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));

  expect(await screen.findByText('K7QM-3TXB')).toBeTruthy();
  expect(toasts).toEqual([{ kind: 'success', text: messages.intakeSucceeded }]);
});

test('a failure keeps everything readable, and a retry uses the same id', async () => {
  const { ports, toasts, sent } = fakePorts({ ok: false, failure: { kind: 'unreachable' } });
  const { user } = await openWizard({ ports });

  await submitWithoutDocuments(user);
  const notice = await screen.findByText(messages.intakeFailed);
  expect(toasts).toEqual([{ kind: 'error', text: messages.intakeFailed }]);
  expect(notice.parentElement).toBe(document.activeElement);
  await user.click(button('Dossier indienen'));
  await screen.findByText(messages.intakeFailed);

  expect(sent).toHaveLength(2);
  expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
  expect(sent[1]?.answers).toEqual(sent[0]?.answers);
});

test('a failure shows until the case is sent again or the step changes', async () => {
  const { ports, toastsOnScreen } = fakePorts({ ok: false, failure: { kind: 'unreachable' } });
  const answers = [ports.submit, () => new Promise<never>(() => undefined)];
  const submit: WizardPorts['submit'] = (request) => answers.shift()?.(request) ?? ports.submit(request);
  const { user } = await openWizard({ ports: { ...ports, submit } });
  await submitWithoutDocuments(user);
  await screen.findByText(messages.intakeFailed);
  expect(toastsOnScreen()).toEqual([messages.intakeFailed]);

  await user.click(button('Vorige'));

  await ledTo('Contact');
  expect(screen.queryByText(messages.intakeFailed)).toBeNull();
  expect(toastsOnScreen()).toEqual([]);

  await user.click(button('Volgende'));
  await user.click(button('Dossier indienen'));
  expect(button('Bezig met indienen...')).toBeTruthy();
  expect(toastsOnScreen()).toEqual([]);
});

test.each([
  ['takes no change', 'submission_conflict'],
  ['was erased', 'submission_erased'],
] as const)('a case that %s continues as a new one, with everything typed and chosen', async (_what, code) => {
  const { status, text: error } = apiErrors[code];
  const failure = { kind: 'refused', status, code, error, fields: [] } as const;
  const { ports, sent } = fakePorts({ ok: false, failure });
  const { user } = await openWizard({ ports, documents: [file('factuur.pdf')] });
  await user.click(button('Dossier indienen'));
  expect(await screen.findByText(error)).toBeTruthy();

  await user.click(button(caseFailureText.restart));
  await ledTo('Documenten');
  expect(screen.queryByText(error)).toBeNull();
  await user.click(button('Dossier indienen'));

  expect(await screen.findByText(error)).toBeTruthy();
  const [first, second] = sent;
  expect(second).toMatchObject({ answers: first?.answers, agreeToTerms: true, documents: first?.documents });
  expect(second?.documents.map(({ content }) => content.name)).toEqual(['factuur.pdf']);
  expect(second?.submissionId).not.toBe(first?.submissionId);
  expect(second?.draftKey).not.toBe(first?.draftKey);
});

test('a revoked key keeps the answers and shows the link to the site', async () => {
  const { status, text: error } = apiErrors.unknown_public_key;
  const failure = { kind: 'refused', status, code: 'unknown_public_key', error, fields: [] } as const;
  const { ports } = fakePorts({ ok: false, failure });
  const { user } = await openWizard({ ports });

  await submitWithoutDocuments(user);

  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.getByText('Alles wat u hebt ingevuld, staat er nog: u kunt het overnemen.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Aanvraag indienen op onze website' });
  expect(link.getAttribute('href')).toBe('/start');
  expect(link.getAttribute('target')).toBe('_blank');
});
