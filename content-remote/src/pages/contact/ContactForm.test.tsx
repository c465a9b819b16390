import type { CallFailure, CallResult } from '@incasso/frontend/api/CallFailure';
import type { ContactSubmission } from '@incasso/frontend/api/submitContact';
import { HostServicesProvider, type Toast } from '@incasso/frontend/host/services';
import { ToastList } from '@incasso/frontend/toasts/ToastList';
import { contactFieldNames, contactFields, type ContactMessage } from '@incasso/contract/contactMessage';
import { sampleMessage } from '@incasso/contract/testing/sampleMessage';
import { messages } from '@incasso/contract/messages';
import type { SiteConfig } from '@incasso/contract/siteConfig';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeIntersectionObserver } from '../../../testing/FakeIntersectionObserver';
import { contactForm } from './contact.content';
import { ContactForm } from './ContactForm';

Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

const delivered: CallResult<unknown> = { ok: true, answer: {} };
const unused = (): Promise<SiteConfig> => Promise.reject(new Error('not needed'));

function renderForm({ isReady = true, token = () => Promise.resolve('token'), loadSiteConfig = unused } = {}) {
  const prepare = jest.fn();
  const toasts: Toast[] = [];
  const onScreen = new ToastList();
  const sent: ContactSubmission[] = [];
  const answers: CallResult<unknown>[] = [];
  const send = (submission: ContactSubmission) => {
    sent.push(submission);
    return Promise.resolve(answers.shift() ?? delivered);
  };
  const { unmount } = render(
    <HostServicesProvider
      value={{
        showToast: (toast) => {
          toasts.push(toast);
          return onScreen.show(toast);
        },
        loadSiteConfig,
      }}
    >
      <ContactForm botCheck={{ isReady, prepare, token }} send={send} />
    </HostServicesProvider>,
  );
  return { unmount, toasts, toastsOnScreen: () => onScreen.toasts().map(({ text }) => text), sent, answers, prepare };
}

beforeEach(() => sessionStorage.clear());

const message = sampleMessage({ message: 'Mijn klant betaalt niet.' });

async function fillIn(visitor: ReturnType<typeof userEvent.setup>) {
  for (const name of contactFieldNames) {
    if (message[name] !== '') await visitor.type(screen.getByLabelText(labelOf(name)), message[name]);
  }
}

/** The label of a field, before whether it is required. */
const labelOf = (name: keyof ContactMessage) => (label: string) => label.startsWith(`${contactFields[name].label} (`);

const submitButton = () => screen.getByRole('button', { name: contactForm.submit });

test('has the controls of a message’s fields, in their order', () => {
  renderForm();

  const names = contactFieldNames.map((name) => screen.getByLabelText(labelOf(name)).getAttribute('name'));

  expect(names).toEqual(contactFieldNames);
});

test('starts to compute the bot check token when the visitor enters the form', async () => {
  const visitor = userEvent.setup();
  const { prepare } = renderForm();
  expect(prepare).not.toHaveBeenCalled();

  await visitor.click(screen.getByRole('textbox', { name: 'Naam' }));

  expect(prepare).toHaveBeenCalled();
});

test.each<[SiteConfig['botCheck'], number]>([
  [{ provider: 'altcha' }, 1],
  [{ provider: 'recaptcha', siteKey: 'key' }, 0],
])('once it is seen, begins our own bot check but never that of a third party: %j', async (botCheck, begun) => {
  const config = { apiBase: '', publicKey: '', uploadOrigin: '', botCheck };
  const loadSiteConfig = () => Promise.resolve(config);
  const { prepare } = renderForm({ loadSiteConfig });
  expect(prepare).not.toHaveBeenCalled();

  await act(async () => {
    FakeIntersectionObserver.see?.();
    await loadSiteConfig();
  });

  expect(prepare).toHaveBeenCalledTimes(begun);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('sends a cleaned message with the token, clears the form and shows a toast', async () => {
  const visitor = userEvent.setup();
  const { toasts, sent } = renderForm();
  await fillIn(visitor);
  await visitor.type(screen.getByRole('textbox', { name: 'E-mail' }), '\u202c');

  await visitor.click(submitButton());

  expect(sent.map(({ message }) => message)).toEqual([message]);
  expect(sent[0]?.recaptchaToken).toBe('token');
  expect(sent[0]?.signals.website).toBe('');
  expect(sent[0]?.signals.elapsedMs).toBeGreaterThan(0);
  expect(sent[0]?.submissionId).toMatch(/^[0-9a-f-]{36}$/);
  expect(toasts).toEqual([{ kind: 'success', text: messages.contactSucceeded }]);
  expect(screen.getByRole('textbox', { name: 'Bericht' })).toHaveProperty('value', '');
});

test('marks the missing fields, focuses the first one, and sends nothing', async () => {
  const visitor = userEvent.setup();
  const { sent } = renderForm();
  await visitor.type(screen.getByRole('textbox', { name: 'Naam' }), '\u200b\u2060');
  await visitor.type(screen.getByRole('textbox', { name: 'E-mail' }), 'geen adres');

  await visitor.click(submitButton());

  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Naam' }));
  expect(screen.getAllByText('Vul dit veld in.')).toHaveLength(2);
  expect(screen.getByText(/geldig e-mailadres/)).toBeDefined();
});

test.each<CallFailure>([{ kind: 'unreachable' }, { kind: 'refused', status: 500, fields: [] }])(
  'keeps the message after a failure, shows a notice, and retries with the same id: %j',
  async (failure) => {
    const visitor = userEvent.setup();
    const { toasts, sent, answers } = renderForm();
    answers.push({ ok: false, failure });
    await fillIn(visitor);

    await visitor.click(submitButton());

    expect(toasts).toEqual([{ kind: 'error', text: messages.contactFailed }]);
    expect(screen.getByText(contactForm.failedTitle)).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Bericht' })).toHaveProperty('value', 'Mijn klant betaalt niet.');

    await visitor.click(submitButton());

    expect(sent).toHaveLength(2);
    expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
  },
);

test('keeps what was typed for the tab, through a reload and a visit to another page, until it is sent', async () => {
  const visitor = userEvent.setup();
  const { answers, sent, unmount } = renderForm();
  answers.push({ ok: false, failure: { kind: 'unreachable' } });
  await fillIn(visitor);
  await visitor.click(submitButton());
  unmount();

  const next = renderForm();
  const values = contactFieldNames.map((name) => screen.getByLabelText<HTMLInputElement>(labelOf(name)).value);
  expect(values).toEqual(Object.values(message));
  await visitor.click(submitButton());

  expect(next.sent.map(({ submissionId }) => submissionId)).toEqual(sent.map(({ submissionId }) => submissionId));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a message is sent where the browser blocks storage, with one id for all attempts', async () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  const visitor = userEvent.setup();
  const { answers, sent } = renderForm();
  answers.push({ ok: false, failure: { kind: 'unreachable' } });
  await fillIn(visitor);

  await visitor.click(submitButton());
  await visitor.click(submitButton());

  expect(sent).toHaveLength(2);
  expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
  jest.restoreAllMocks();
});

test('gives a message that was changed after a failure a new id', async () => {
  const visitor = userEvent.setup();
  const { sent, answers } = renderForm();
  answers.push({ ok: false, failure: { kind: 'unreachable' } });
  await fillIn(visitor);
  await visitor.click(submitButton());

  await visitor.type(screen.getByRole('textbox', { name: 'Bericht' }), ' Al drie maanden.');
  await visitor.click(submitButton());

  expect(sent[1]?.submissionId).not.toBe(sent[0]?.submissionId);
});

test('without a token, sends nothing and reports that the bot check failed', async () => {
  const visitor = userEvent.setup();
  const { toasts, sent } = renderForm({ token: () => Promise.reject(new Error('no token')) });
  await fillIn(visitor);

  await visitor.click(submitButton());

  expect(sent).toEqual([]);
  expect(toasts).toEqual([{ kind: 'error', text: messages.botCheckFailed }]);
});

test('shows the error of a field that the server rejects', async () => {
  const visitor = userEvent.setup();
  const { answers } = renderForm();
  answers.push({
    ok: false,
    failure: { kind: 'refused', status: 422, fields: [{ field: 'phone', code: 'too_long', error: 'Te lang.' }] },
  });
  await fillIn(visitor);

  await visitor.click(submitButton());

  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Telefoon' }));
  expect(screen.getByText('Te lang.')).toBeDefined();
});

test('disables the button until the bot check is ready, and explains it once the form has focus', async () => {
  const visitor = userEvent.setup();
  renderForm({ isReady: false });
  expect(screen.getByRole('status').textContent).toBe('');

  await visitor.click(screen.getByRole('textbox', { name: 'Naam' }));

  expect(screen.getByRole('status').textContent).toBe(contactForm.preparing);
  expect(submitButton()).toHaveProperty('disabled', true);
  expect(screen.getByRole('textbox', { name: 'Bericht' })).toHaveProperty('rows', 5);
});

test('does not truncate text that is too long: the error states the excess, and nothing is sent', async () => {
  const visitor = userEvent.setup();
  const { sent } = renderForm();
  await fillIn(visitor);
  await visitor.click(screen.getByRole('textbox', { name: 'Telefoon' }));
  await visitor.paste('5'.repeat(201));
  expect(screen.getByRole('textbox', { name: 'Telefoon' })).toHaveProperty('value', '5'.repeat(201));

  await visitor.click(submitButton());

  expect(sent).toEqual([]);
  expect(screen.getByText('Deze tekst is 1 teken te lang. Kort hem in tot 200 tekens.')).toBeDefined();
});

test('keeps a failure notice until the message is sent again', async () => {
  const visitor = userEvent.setup();
  const tokens = [() => Promise.reject(new Error('none')), () => new Promise<never>(() => undefined)];
  const { toastsOnScreen } = renderForm({ token: () => tokens.shift()?.() ?? Promise.resolve('token') });
  await fillIn(visitor);
  await visitor.click(submitButton());
  expect(toastsOnScreen()).toEqual([messages.botCheckFailed]);

  await visitor.click(submitButton());

  expect(toastsOnScreen()).toEqual([]);
});

test('removes a failure notice when the visitor leaves the page', async () => {
  const visitor = userEvent.setup();
  const { toastsOnScreen, unmount } = renderForm({ token: () => Promise.reject(new Error('none')) });
  await fillIn(visitor);
  await visitor.click(submitButton());
  expect(toastsOnScreen()).toEqual([messages.botCheckFailed]);

  unmount();

  expect(toastsOnScreen()).toEqual([]);
});
