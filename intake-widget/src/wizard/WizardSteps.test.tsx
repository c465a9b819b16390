import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { IntakeAnswer } from '@incasso/contract/api';
import type { CallResult } from '@incasso/contract/browser/api/CallFailure';
import type { IntakeSubmission } from '@incasso/contract/browser/api/submitIntake';
import type { Toast } from '@incasso/contract/browser/host/services';
import { messages } from '@incasso/contract/messages';
import type { DocumentVerdict } from './machine/WizardContext';
import { WizardSteps } from './WizardSteps';
import type { WizardSurroundings } from './WizardSurroundings';

const stored: CallResult<IntakeAnswer> = {
  ok: true,
  answer: {
    success: true,
    data: {
      reference: 'K7QM-3TXB',
      receivedAt: '2026-03-02T10:00:00.000Z',
      documents: [{ name: 'factuur.pdf', size: 2048, sha256: 'a'.repeat(64) }],
    },
  },
};

const verdicts: Record<string, DocumentVerdict> = {
  'factuur.pdf': { sha256: 'a'.repeat(64) },
  'voorwaarden.pdf': { sha256: 'b'.repeat(64) },
  'macro.docx': { refusal: 'macros' },
};

function fakeSurroundings(answer: CallResult<IntakeAnswer> = stored) {
  const toasts: Toast[] = [];
  const sent: IntakeSubmission[] = [];
  const left = jest.fn();
  const surroundings: WizardSurroundings = {
    showToast: (toast) => toasts.push(toast),
    leave: left,
    prepareToken: jest.fn(),
    obtainToken: () => Promise.resolve('token'),
    submit: (submission) => {
      sent.push(submission);
      return Promise.resolve(answer);
    },
    readDocument: ({ name }) => Promise.resolve(verdicts[name]),
  };
  return { surroundings, toasts, sent, left };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const file = (name: string) => new File(['content'], name);

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User, name: string, value: string) {
  await user.click(field(name));
  await user.paste(value);
}

/** Fills steps 1 and 2 and goes to step 3. */
async function fillToDocuments(user: User) {
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '0123456749');
  await fill(user, 'Adres', 'Voorbeeldstraat 1, 8500 Kortrijk');
  await user.click(button('Volgende'));
  await fill(user, 'Contactpersoon', 'An Voorbeeld');
  await fill(user, 'Telefoon', '+32 56 00 00 01');
  await fill(user, 'E-mail', 'an@bedrijf.example');
  await fill(user, 'Rekeningnummer', 'be68539007547034');
  await user.click(button('Volgende'));
}

let scrolled: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  document.title = 'Start invordering';
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('Next at an empty step 1 says what is missing, marks it and leads to it', async () => {
  const user = userEvent.setup();
  const { surroundings, toasts } = fakeSurroundings();
  render(<WizardSteps surroundings={surroundings} />);

  await user.click(button('Volgende'));

  expect(toasts).toEqual([{ kind: 'error', text: messages.requiredFieldsMissing }]);
  expect(document.activeElement).toBe(field('Bedrijfsnaam'));
  const marked = screen.getAllByRole('textbox').map((control) => control.getAttribute('aria-invalid'));
  expect(marked).toEqual(['true', 'true', 'false']);
  expect(document.title).toBe('2 fouten – Start invordering');
});

test('each step leads to the top and to its heading, and names itself in the title', async () => {
  const user = userEvent.setup();
  const { surroundings } = fakeSurroundings();
  render(<WizardSteps surroundings={surroundings} />);
  expect(button('Vorige').hasAttribute('disabled')).toBe(true);
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '123');

  await user.keyboard('{Enter}');

  expect(document.activeElement).toBe(heading('Contact'));
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  expect(document.title).toBe('Stap 2 van 3: Contact – Start invordering');
  const [first, second] = within(screen.getByRole('list', { name: 'Stappen van uw aanvraag' })).getAllByRole(
    'listitem',
  );
  expect([first?.textContent, second?.getAttribute('aria-current')]).toEqual(['✓Bedrijfsgegevens, ingevuld', 'step']);

  await user.click(button('Vorige'));
  expect(document.activeElement).toBe(heading('Bedrijfsgegevens'));
  expect(field('Bedrijfsnaam')).toHaveProperty('value', 'Voorbeeld BV');
});

test('a doubtful number gets a question and never a refusal, a right one is grouped', async () => {
  const user = userEvent.setup();
  const { surroundings } = fakeSurroundings();
  render(<WizardSteps surroundings={surroundings} />);

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

test('documents are added in turns, judged, counted and taken out', async () => {
  const user = userEvent.setup();
  const { surroundings } = fakeSurroundings();
  render(<WizardSteps surroundings={surroundings} />);
  await fillToDocuments(user);
  const input = screen.getByLabelText('Documenten', { selector: 'input' });

  await user.upload(input, [file('factuur.pdf'), file('macro.docx')]);
  await user.upload(input, file('voorwaarden.pdf'));

  expect(await screen.findByText(/2 documenten gekozen, samen 1 kB. 1 bestand gaat niet mee./)).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'Gekozen documenten' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^factuur.pdfPDF · 1 kBIn orde/),
    expect.stringMatching(/^macro.docx.*macro’s/),
    expect.stringMatching(/^voorwaarden.pdfPDF · 1 kBIn orde/),
  ]);

  await user.click(button('macro.docx verwijderen'));
  expect(screen.queryByText(/gaat niet mee/)).toBeNull();
  expect(document.activeElement).toBe(button('Nog documenten kiezen'));
});

test('a complete case is sent with its accepted documents; reference and documents are shown, then the wizard leaves', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const { surroundings, toasts, sent, left } = fakeSurroundings();
  sessionStorage.setItem('intake-email', '');
  render(<WizardSteps surroundings={surroundings} />);
  await fillToDocuments(user);
  const input = screen.getByLabelText('Documenten', { selector: 'input' });
  await user.upload(input, [file('factuur.pdf'), file('macro.docx')]);
  await fill(user, 'Gedeeltelijke betalingen', '100 euro op 1 maart');
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));

  await user.click(button('Dossier indienen'));

  expect(await screen.findByText('K7QM-3TXB')).toBeTruthy();
  expect(document.activeElement).toBe(heading('Uw aanvraag is ingediend'));
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
  expect(sent[0]?.documents.map(({ name }) => name)).toEqual(['factuur.pdf']);
  expect(sessionStorage.getItem('intake-email')).toBeNull();

  expect(left).not.toHaveBeenCalled();
  act(() => {
    jest.advanceTimersByTime(2000);
  });
  expect(left).toHaveBeenCalledTimes(1);
});

test('while sending, the button says so and everything rests', async () => {
  const user = userEvent.setup();
  const { surroundings } = fakeSurroundings();
  render(<WizardSteps surroundings={{ ...surroundings, obtainToken: () => new Promise(() => undefined) }} />);
  await fillToDocuments(user);
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));

  await user.click(button('Dossier indienen'));

  expect(button('Bezig met indienen...').hasAttribute('disabled')).toBe(true);
  expect(button('Vorige').hasAttribute('disabled')).toBe(true);
});

test('a failure keeps everything, stays readable, and trying again uses the same id', async () => {
  const user = userEvent.setup();
  const { surroundings, toasts, sent } = fakeSurroundings({ ok: false, failure: { kind: 'unreachable' } });
  render(<WizardSteps surroundings={surroundings} />);
  await fillToDocuments(user);
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));

  await user.click(button('Dossier indienen'));
  const notice = await screen.findByText(messages.intakeFailed);
  expect(toasts).toEqual([{ kind: 'error', text: messages.intakeFailed }]);
  expect(notice.parentElement).toBe(document.activeElement);
  await user.click(button('Dossier indienen'));
  await screen.findByText(messages.intakeFailed);

  expect(sent).toHaveLength(2);
  expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
  expect(sent[1]?.answers).toEqual(sent[0]?.answers);
});

test('the prefill of the hero form fills empty fields', async () => {
  const user = userEvent.setup();
  sessionStorage.setItem('intake-name', 'An Voorbeeld');
  sessionStorage.setItem('intake-email', 'an@bedrijf.example');
  render(<WizardSteps surroundings={fakeSurroundings().surroundings} />);
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '0123.456.749');

  await user.click(button('Volgende'));

  expect(field('Contactpersoon')).toHaveProperty('value', 'An Voorbeeld');
  expect(field('E-mail')).toHaveProperty('value', 'an@bedrijf.example');
});

test('closed storage does not stop the wizard', async () => {
  const user = userEvent.setup();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  render(<WizardSteps surroundings={fakeSurroundings().surroundings} />);

  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');

  expect(field('Bedrijfsnaam')).toHaveProperty('value', 'Voorbeeld BV');
});

test('the prerendered step comes to life unchanged and keeps what was typed before', async () => {
  const { surroundings } = fakeSurroundings();
  const wizard = <WizardSteps surroundings={surroundings} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(wizard);
  document.body.append(page);
  const before = page.innerHTML;
  const typed = within(page).getByRole<HTMLInputElement>('textbox', { name: 'Bedrijfsnaam' });
  typed.value = 'Vroege Vogel BV';
  const complaints = jest.spyOn(console, 'error');

  const root = await act(() => Promise.resolve(hydrateRoot(page, <StrictMode>{wizard}</StrictMode>)));

  expect(complaints).not.toHaveBeenCalled();
  expect(within(page).getByRole('textbox', { name: 'Bedrijfsnaam' })).toBe(typed);
  expect(typed.value).toBe('Vroege Vogel BV');
  expect(page.innerHTML.replace(' value="Vroege Vogel BV"', ' value=""')).toBe(before);
  act(() => root.unmount());
  page.remove();
});
