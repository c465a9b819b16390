import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cautionMessages } from '@incasso/contract/documents/refusalInWords';
import type { DocumentReader } from './createDocumentReader';
import { documentsText } from './DocumentPicker.text';
import { fakePorts } from '../testing/fakePorts';
import { button, field, file, fill, fillToDocuments, submitWithoutDocuments } from '../testing/visitor';
import { optionalFieldsText } from '../steps/FormStep.text';
import { WizardSteps } from '../WizardSteps';

afterEach(() => {
  jest.restoreAllMocks();
});

test('documents are added one by one, checked, counted and removed', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  const input = screen.getByLabelText('Documenten', { selector: 'input' });

  await user.upload(input, [file('factuur.pdf'), file('macro.docx')]);
  await user.upload(input, file('voorwaarden.pdf'));

  expect(await screen.findByText(/2 documenten gekozen, samen 1 kB. 1 bestand wordt niet meegestuurd./)).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'Gekozen documenten' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^factuur.pdf.*1 kBIn orde$/),
    expect.stringMatching(/^macro.docx.*macro’s/),
    expect.stringMatching(/^voorwaarden.pdf.*1 kBIn orde$/),
  ]);

  await user.click(button('macro.docx verwijderen'));
  expect(screen.queryByText(/gaat niet mee/)).toBeNull();
  expect(document.activeElement).toBe(button('Nog documenten kiezen'));
});

test('files dropped beside the zone are added, and never replace the page', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  const dataTransfer = { types: ['Files'], files: [file('factuur.pdf')] };
  const over = createEvent.dragOver(document.body, { dataTransfer });
  const drop = createEvent.drop(document.body, { dataTransfer });

  fireEvent(document.body, over);
  fireEvent(document.body, drop);

  expect([over.defaultPrevented, drop.defaultPrevented]).toEqual([true, true]);
  expect(await screen.findByText('In orde')).toBeTruthy();
});

test('dragging text does not affect the documents', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  const drop = createEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });

  fireEvent(document.body, drop);

  expect(drop.defaultPrevented).toBe(false);
});

test("the visitor's kinds of documents are ticked off, and sent with the explanation", async () => {
  const user = userEvent.setup();
  const { ports, sent } = fakePorts();
  render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  await user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), [
    file('factuur.pdf'),
    file('voorwaarden.pdf'),
  ]);
  const usual = () =>
    within(screen.getByRole('list', { name: 'Meestal nuttig:' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(usual()).toEqual([
    ' Factuur, toegevoegd',
    ' Algemene voorwaarden, toegevoegd',
    ' Herinnering, nog niet toegevoegd',
  ]);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Soort document: voorwaarden.pdf' }), 'Herinnering');
  await fill(user, 'Toelichting bij de documenten', 'Zie factuur.');
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await user.click(button('Dossier indienen'));
  await screen.findByText('K7QM-3TXB');

  expect(sent[0]?.answers.documents_info).toBe('Zie factuur.');
  expect(sent[0]?.documents.map(({ kind }) => kind)).toEqual(['invoice', 'reminder']);
});

test('a document whose name shows its kind needs no choice, and any kind can be changed', async () => {
  const user = userEvent.setup();
  render(<WizardSteps ports={fakePorts().ports} />);
  await fillToDocuments(user);

  await user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), [
    file('factuur.pdf'),
    file('offerte 12.pdf'),
    file('scan.pdf'),
  ]);

  const kind = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Soort document: ${name}` });
  const chosen = (name: string) => kind(name).selectedOptions[0]?.textContent;
  expect(['factuur.pdf', 'offerte 12.pdf', 'scan.pdf'].map(chosen)).toEqual(['Factuur', 'Offerte', 'Soort document']);
  await user.selectOptions(kind('offerte 12.pdf'), 'Contract');
  expect(chosen('offerte 12.pdf')).toBe('Contract');
});

test('a mail says what of its content is not read, and which attachments did not fit beside the others', async () => {
  const user = userEvent.setup();
  const found = Array.from({ length: 21 }, (_, index) => ({ file: file(`bon ${index}.pdf`), kind: undefined }));
  const mail = { subject: 'Belofte', from: '' };
  const readDocument: DocumentReader['readDocument'] = ({ name }) =>
    Promise.resolve({ sha256: name, ...(name === 'belofte.eml' && { mail, caution: 'in_winmail', found }) });
  render(<WizardSteps ports={{ ...fakePorts().ports, readDocument }} />);
  await fillToDocuments(user);

  await user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), [file('belofte.eml')]);

  expect(await screen.findByText(cautionMessages.in_winmail)).toBeTruthy();
  expect(screen.getByText(documentsText.leftWithin(2))).toBeTruthy();
  expect(screen.getByText(/^20 documenten gekozen/)).toBeTruthy();
});

test('optional fields are folded until one is filled in', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  const { unmount } = render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  const fold = () => screen.getByText(optionalFieldsText.title).closest('details');
  expect(fold()?.open).toBe(false);

  await fill(user, 'Gedeeltelijke betalingen', '100 euro op 1 maart');
  unmount();
  render(<WizardSteps ports={ports} />);

  expect(field('Gedeeltelijke betalingen')).toHaveProperty('value', '100 euro op 1 maart');
  expect(fold()?.open).toBe(true);
});

test('optional fields unfold when one is invalid, and it gets the focus', async () => {
  const user = userEvent.setup();
  const error = 'Deze tekst is te lang.';
  const fields = [{ field: 'partial_payments', code: 'too_long', error }] as const;
  const { ports } = fakePorts({
    ok: false,
    failure: { kind: 'refused', status: 422, code: 'invalid_fields', error: '', fields },
  });
  render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));

  await submitWithoutDocuments(user);

  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.getByText(optionalFieldsText.title).closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(field('Gedeeltelijke betalingen'));
});
