import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { cautionMessages } from '@incasso/contract/documents/refusalInWords';
import type { DocumentReader } from './createDocumentReader';
import { documentsText } from './DocumentPicker.text';
import { fakePorts } from '../testing/fakePorts';
import { openWizard } from '../testing/openWizard';
import { button, field, file, fill, submitWithoutDocuments, xmlFile } from '../testing/visitor';
import { optionalFieldsText } from '../steps/lastStep.text';

afterEach(() => {
  jest.restoreAllMocks();
});

const choose = (user: UserEvent, ...names: string[]) =>
  user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), names.map(file));

const rowsOf = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem');

test('lists what is sent, and before it what is not, with its reason and its own button', async () => {
  const { user } = await openWizard();

  await choose(user, 'factuur.pdf', 'macro.docx');
  await choose(user, 'voorwaarden.pdf');

  const status = await screen.findByText(/^2 documenten in orde\. macro\.docx gaat niet mee: .*macro’s/);
  expect(status.getAttribute('role')).toBe('status');
  const refused = rowsOf('Gaat niet mee');
  expect(refused.map((row) => row.textContent)).toEqual([expect.stringMatching(/^macro.docx.*macro’s/)]);
  const sent = rowsOf('Gekozen documenten');
  expect(sent.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^factuur.pdf.*1 kB$/),
    expect.stringMatching(/^voorwaarden.pdf.*1 kB$/),
  ]);
  const [first] = refused;
  expect(first?.compareDocumentPosition(sent[0] ?? first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.click(button('macro.docx verwijderen'));
  expect(screen.queryByText('Gaat niet mee')).toBeNull();
  expect(document.activeElement).toBe(button('Nog documenten kiezen'));
});

test('one button removes all documents that are not sent', async () => {
  const readDocument: DocumentReader['readDocument'] = ({ name }) =>
    Promise.resolve(name.endsWith('.docx') ? { refusal: 'macros' } : { sha256: name });
  const { user } = await openWizard({ ports: { ...fakePorts().ports, readDocument } });
  await choose(user, 'a.docx', 'factuur.pdf', 'b.docx', 'c.docx', 'd.docx');
  expect(await screen.findByText('1 document in orde. 4 bestanden gaan niet mee.')).toBeTruthy();

  await user.click(await screen.findByRole('button', { name: 'Alle 4 weghalen' }));

  expect(screen.queryByText(/ga(at|an) niet mee/)).toBeNull();
  expect(rowsOf('Gekozen documenten')).toHaveLength(1);
  expect(document.activeElement).toBe(button('Nog documenten kiezen'));
});

test('shows six documents and those with a caution, folds the others, and says their number and size, and the limit where it is near', async () => {
  const readDocument: DocumentReader['readDocument'] = ({ name }) =>
    Promise.resolve({ sha256: name, ...(name === 'bon 12.pdf' && { caution: 'unended_photo' }) });
  const { user } = await openWizard({ ports: { ...fakePorts().ports, readDocument } });
  const names = Array.from({ length: 16 }, (_, index) => `bon ${index}.pdf`);

  await choose(user, ...names.slice(0, 15));
  const remark = `bon 12.pdf: ${cautionMessages.unended_photo}`;
  expect(await screen.findByText(`14 documenten in orde. ${remark}`)).toBeTruthy();
  expect(screen.getByText('15 documenten, samen 1 kB')).toBeTruthy();
  await choose(user, ...names.slice(15));

  expect(await screen.findByText(/^16 documenten van hoogstens 20, samen 1 kB van 150 MB/)).toBeTruthy();
  const rows = rowsOf('Gekozen documenten');
  expect(rows).toHaveLength(7);
  expect(rows.at(-1)?.textContent).toMatch(new RegExp(`^bon 12.*${cautionMessages.unended_photo}$`));
  expect(screen.getByText('Nog 9 documenten').closest('details')?.querySelectorAll('li')).toHaveLength(9);
});

test('files dropped beside the zone are added, and never replace the page', async () => {
  await openWizard();
  const dataTransfer = { types: ['Files'], files: [file('factuur.pdf')] };
  const over = createEvent.dragOver(document.body, { dataTransfer });
  const drop = createEvent.drop(document.body, { dataTransfer });

  fireEvent(document.body, over);
  fireEvent(document.body, drop);

  expect([over.defaultPrevented, drop.defaultPrevented]).toEqual([true, true]);
  expect(await screen.findByText('1 document in orde.')).toBeTruthy();
});

test('dragging text does not affect the documents', async () => {
  await openWizard();
  const drop = createEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });

  fireEvent(document.body, drop);

  expect(drop.defaultPrevented).toBe(false);
});

test("the visitor's kinds of documents are not named as missing, and are sent with the explanation", async () => {
  const { ports, sent } = fakePorts();
  const { user } = await openWizard({ ports });
  const usual = () => screen.getByText(/^Handig/).textContent;
  expect(usual()).toBe('Handig: factuur, algemene voorwaarden en herinnering. Nasturen mag.');
  await choose(user, 'factuur.pdf', 'voorwaarden.pdf');
  expect(usual()).toBe('Handig: algemene voorwaarden en herinnering. Nasturen mag.');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Soort document: voorwaarden.pdf' }), 'Herinnering');
  expect(usual()).toBe('Handig: algemene voorwaarden. Nasturen mag.');
  await fill(user, 'Toelichting bij de documenten', 'Zie factuur.');
  await user.click(button('Dossier indienen'));
  await screen.findByText('K7QM-3TXB');

  expect(sent[0]?.answers.documents_info).toBe('Zie factuur.');
  expect(sent[0]?.documents.map(({ kind }) => kind)).toEqual(['invoice', 'reminder']);
});

test('beside an e-invoice, the proof that it was sent is named too', async () => {
  const { user } = await openWizard();
  const input = screen.getByLabelText('Documenten', { selector: 'input' });

  await user.upload(input, xmlFile('2026-0012.xml'));

  expect(await screen.findByText(/^Handig: verzendbewijs van uw e-factuur/)).toBeTruthy();
  await choose(user, 'mail.eml');
  expect(await screen.findByText('Handig: algemene voorwaarden en herinnering. Nasturen mag.')).toBeTruthy();
});

test('a document has the kind that its content says, no other, and any kind can be changed', async () => {
  const readDocument: DocumentReader['readDocument'] = ({ name }) =>
    Promise.resolve({ sha256: name, ...(name === 'belofte.eml' && { kind: 'correspondence' }) });
  const { user } = await openWizard({ ports: { ...fakePorts().ports, readDocument } });

  await user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), [
    file('belofte.eml'),
    file('factuur.pdf'),
  ]);

  const kind = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Soort document: ${name}` });
  const chosen = (name: string) => kind(name).selectedOptions[0]?.textContent;
  await waitFor(() => expect(['belofte.eml', 'factuur.pdf'].map(chosen)).toEqual(['Briefwisseling', 'Soort document']));
  await user.selectOptions(kind('belofte.eml'), 'Herinnering');
  expect(chosen('belofte.eml')).toBe('Herinnering');
});

test('a mail names its content that is not read, and its attachments beyond the limits', async () => {
  const found = Array.from({ length: 21 }, (_, index) => file(`bon ${index}.pdf`));
  const mail = { subject: 'Belofte', from: '' };
  const readDocument: DocumentReader['readDocument'] = ({ name }) =>
    Promise.resolve({ sha256: name, ...(name === 'belofte.eml' && { mail, caution: 'in_winmail', found }) });
  const { user } = await openWizard({ ports: { ...fakePorts().ports, readDocument } });

  await user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), [file('belofte.eml')]);

  expect(await screen.findByText(cautionMessages.in_winmail)).toBeTruthy();
  expect(screen.getByText(documentsText.leftWithin(2))).toBeTruthy();
  expect(screen.getByText(`19 documenten in orde. belofte.eml: ${cautionMessages.in_winmail}`)).toBeTruthy();
});

test('optional fields are folded until one is filled in', async () => {
  const { unmount } = await openWizard();
  const fold = () => screen.getByText(optionalFieldsText.title).closest('details');
  expect(fold()?.open).toBe(false);

  unmount();
  await openWizard({ answers: sampleAnswers({ partial_payments: '100 euro op 1 maart' }) });

  expect(field('Gedeeltelijke betalingen')).toHaveProperty('value', '100 euro op 1 maart');
  expect(fold()?.open).toBe(true);
});

test('optional fields unfold when one is invalid, and it gets the focus', async () => {
  const error = 'Deze tekst is te lang.';
  const fields = [{ field: 'partial_payments', code: 'too_long', error }] as const;
  const { ports } = fakePorts({
    ok: false,
    failure: { kind: 'refused', status: 422, code: 'invalid_fields', error: '', fields },
  });
  const { user } = await openWizard({ ports });

  await submitWithoutDocuments(user);

  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.getByText(optionalFieldsText.title).closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(field('Gedeeltelijke betalingen'));
});
