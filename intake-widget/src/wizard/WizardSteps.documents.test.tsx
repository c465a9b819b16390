import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePorts } from './testing/fakePorts';
import { button, file, fill, fillToDocuments } from './testing/visitor';
import { WizardSteps } from './WizardSteps';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('documents are added one after the other, judged, counted and taken out', async () => {
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
    expect.stringMatching(/^factuur.pdfPDF · 1 kBIn orde.*Factuur/),
    expect.stringMatching(/^macro.docx.*macro’s/),
    expect.stringMatching(/^voorwaarden.pdfPDF · 1 kBIn orde.*/),
  ]);

  await user.click(button('macro.docx verwijderen'));
  expect(screen.queryByText(/gaat niet mee/)).toBeNull();
  expect(document.activeElement).toBe(button('Nog documenten kiezen'));
});

test('files that are dropped beside the zone are taken, and never open in the place of the page', async () => {
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

test('text that is dragged about is nothing to the documents', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  const drop = createEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });

  fireEvent(document.body, drop);

  expect(drop.defaultPrevented).toBe(false);
});

test('what the visitor says of the documents is ticked off and sent with the explanation', async () => {
  const user = userEvent.setup();
  const { ports, sent } = fakePorts();
  render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  await user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), [
    file('factuur.pdf'),
    file('voorwaarden.pdf'),
  ]);
  const usual = () =>
    within(screen.getByRole('list', { name: 'Meestal nodig:' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(usual()).toEqual([
    '✓ Factuur, toegevoegd',
    '✓ Algemene voorwaarden, toegevoegd',
    '· Aanmaning, nog niet toegevoegd',
  ]);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Soort document: voorwaarden.pdf' }), 'Aanmaning');
  await fill(user, 'Toelichting bij uw documenten', 'Zie factuur.');
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await user.click(button('Dossier indienen'));
  await screen.findByText('K7QM-3TXB');

  expect(sent[0]?.answers.documents_info).toBe('Factuur: factuur.pdf\nAanmaning: voorwaarden.pdf\n\nZie factuur.');
});
