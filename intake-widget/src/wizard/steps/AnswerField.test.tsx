import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fieldsNeededForStep2, fieldsOfStep, intakeFields, intakeSteps } from '@incasso/contract/intakeFields';
import { fieldLimits } from '@incasso/contract/limits';
import { messages } from '@incasso/contract/messages';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { fakePorts } from '../testing/fakePorts';
import { emptyWizard, openWizard } from '../testing/openWizard';
import { button, field, fill, submitWithoutDocuments } from '../testing/visitor';
import { WizardSteps } from '../WizardSteps';

const label = 'Toelichting bij de documenten';

beforeEach(() => {
  sessionStorage.clear();
  document.title = 'Start invordering';
});

function write(control: HTMLElement, value: string) {
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value } });
  fireEvent.blur(control);
}

test.each(intakeSteps)('step %d has the controls of its fields, in their order', async (step) => {
  await openWizard({ step });
  const labels = fieldsOfStep(step).map((name) => intakeFields[name].label);

  const controls = labels.map((label) => screen.getByLabelText((text) => text.replace(/ \(.*/, '') === label));

  expect(controls.map((control) => control.getAttribute('name'))).toEqual(fieldsOfStep(step));
});

test('sends an e-mail address without its invisible characters', async () => {
  const { ports, sent } = fakePorts();
  const { user } = await openWizard({ ports });
  await user.click(button('Vorige'));
  write(field('E-mail'), '\u200ban@bedrijf.example\u202c');
  await user.click(button('Volgende'));

  await submitWithoutDocuments(user);

  await waitFor(() => expect(sent.map(({ answers }) => answers.email)).toEqual(['an@bedrijf.example']));
});

test('a company name of only invisible characters is missing', async () => {
  const { ports, toasts } = fakePorts();
  const { user } = emptyWizard(ports);
  write(field('Bedrijfsnaam'), '\u200b\u00ad');
  write(field('KBO nummer'), '0123.456.749');

  await user.click(button('Volgende'));

  expect(toasts).toEqual([{ kind: 'error', text: messages.requiredFieldsMissing }]);
  expect(document.activeElement).toBe(field('Bedrijfsnaam'));
});

test('a text that is too long is kept whole, shows the excess at once, and is not sent until it is shorter', async () => {
  const { ports, sent, toasts } = fakePorts();
  const text = 'a'.repeat(8289);
  const words = 'Deze tekst is 3.289 tekens te lang. Kort hem in tot 5.000 tekens.';
  const { user } = await openWizard({ ports });

  await fill(user, label, text);

  expect(field(label)).toHaveProperty('value', text);
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('Deze tekst is te lang.').getAttribute('aria-live')).toBe('polite');
  expect(ports.drafts.own()).toMatchObject({ answers: { documents_info: text } });
  await waitFor(() => expect(document.title).toMatch(/^1 fout – Stap 3 van 3/));

  await user.click(button('Dossier indienen'));

  expect([toasts, sent]).toEqual([[{ kind: 'error', text: words }], []]);
  expect(document.activeElement).toBe(field(label));

  write(field(label), 'a'.repeat(fieldLimits.text));
  expect(field(label).getAttribute('aria-invalid')).toBe('false');
  expect(screen.queryByText('Deze tekst is te lang.')).toBeNull();
  await submitWithoutDocuments(user);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a text too long for its line blocks no step, and submitting leads back to it', async () => {
  const { ports, sent } = fakePorts();
  const { user } = emptyWizard(ports);
  for (const name of fieldsOfStep(1)) write(field(intakeFields[name].label), sampleAnswers()[name]);
  write(field('Adres'), 'x'.repeat(201));
  expect(screen.getByText('Deze tekst is 1 teken te lang. Kort hem in tot 200 tekens.')).toBeTruthy();

  await user.click(button('Volgende'));
  for (const name of fieldsOfStep(2)) write(field(intakeFields[name].label), sampleAnswers()[name]);
  await user.click(button('Volgende'));
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await user.click(button('Dossier indienen'));

  await waitFor(() => expect(document.activeElement).toBe(field('Adres')));
  expect(field('Adres')).toHaveProperty('value', 'x'.repeat(201));
  expect(sent).toEqual([]);
});

test('Next with an empty field keeps the problem of one that is too long', async () => {
  const { user } = emptyWizard();
  write(field('Adres'), 'x'.repeat(201));

  await user.click(button('Volgende'));

  const marked = [...fieldsNeededForStep2, 'address' as const].map((name) => field(intakeFields[name].label));
  expect(marked.map((control) => control.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
});

test('a text from another form or a draft that is too long is kept whole and shows the error', async () => {
  const { ports } = fakePorts();
  const name = 'n'.repeat(201);
  sessionStorage.setItem('intake-name', name);
  const { user, unmount } = emptyWizard(ports);
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '0123.456.749');
  await user.click(button('Volgende'));
  const seen = () => [field('Contactpersoon').getAttribute('aria-invalid'), field('Contactpersoon')];
  const whole = ['true', expect.objectContaining({ value: name })];
  expect(seen()).toEqual(whole);

  unmount();
  sessionStorage.clear();
  render(<WizardSteps ports={ports} />);

  expect(seen()).toEqual(whole);
});
