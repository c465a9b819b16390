import { screen, waitFor, within } from '@testing-library/react';
import { blankValues } from '@incasso/debts/Debt';
import { debtFieldNames } from '@incasso/debts/debtFields';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { openWizard } from '../testing/openWizard';
import { button, field, fill } from '../testing/visitor';
import { send, row, inRow, opener } from '../testing/debtRows';

test('a row filled in by keyboard only is sent as data', async () => {
  const visit = await openWizard();
  const { user } = visit;

  const typed: Readonly<Record<string, string>> = {
    ...{ debtor: 'ACME BV', amount: '1234,5', dueDate: '2026-03-01', invoice: '2026-12', number: '0999999922' },
    ...{ address: 'Voorbeeldstraat 3', email: 'boekhouding@acme.example' },
  };
  const column = () => document.activeElement?.getAttribute('name')?.split('_')[1] ?? '';

  await user.click(field('Debiteur'));
  while (column() !== 'isDisputed') await user.keyboard(`${typed[column()] ?? ''}{Tab}`);
  await user.keyboard(' {Enter}');

  expect(document.activeElement).toBe(opener('ACME BV, 2026-12: € 1.234,50, betwist. Factuur 1 aanpassen'));
  expect(screen.queryByRole('textbox', { name: 'Debiteur' })).toBeNull();
  expect(await send(visit)).toEqual([
    {
      id: '0',
      ...blankValues,
      debtor: 'ACME BV',
      amount: '€ 1.234,50',
      isDisputed: true,
      number: '0999.999.922',
      address: 'Voorbeeldstraat 3',
      email: 'boekhouding@acme.example',
      invoice: '2026-12',
      dueDate: '2026-03-01',
      source: { kind: 'typed' },
    },
  ]);
});

test('a row that is filled in has the control of each column', async () => {
  const { user } = await openWizard();
  // Only a credit note asks what it lowers.
  await fill(user, 'Openstaand bedrag', '-1');

  const names = Array.from(document.querySelectorAll('[name^=debt_]'), (control) => control.getAttribute('name'));

  expect(names.toSorted()).toEqual(debtFieldNames.map((name) => `debt_${name}_0`).toSorted());
});

test('what the debtor is can be chosen, and is known of one with a company number', async () => {
  const visit = await openWizard();
  await fill(visit.user, 'Debiteur', 'Jan Voorbeeld');
  const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Debiteur is' });
  const shown = () => choice().selectedOptions[0]?.text;
  expect(shown()).toBe('Kies');

  await fill(visit.user, 'KBO-nummer debiteur', '0999.999.922');
  expect(shown()).toBe('bedrijf');
  await visit.user.selectOptions(choice(), 'consument');

  expect(shown()).toBe('consument');
  expect(await send(visit)).toMatchObject([{ debtor: 'Jan Voorbeeld', debtorIs: 'consumer' }]);
});

test('an implausible amount shows a question and stays as typed', async () => {
  const visit = await openWizard();

  await fill(visit.user, 'Openstaand bedrag', 'ongeveer 500');
  await visit.user.keyboard('{Enter}');

  expect(screen.getByText('Klopt dit bedrag?')).toBeTruthy();
  expect(await send(visit)).toMatchObject([{ amount: 'ongeveer 500' }]);
});

test('a text too long for its column shows an error, and is not sent', async () => {
  const { user, sent } = await openWizard();
  await fill(user, 'Debiteur', 'x'.repeat(201));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('Debiteur'));

  await user.click(button('Dossier indienen'));

  await waitFor(() => expect(document.activeElement).toBe(field('Debiteur')));
  expect(field('Debiteur').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('the sum under its column excludes what is not due and excess credit', async () => {
  await openWizard({
    debts: [
      sampleDebt({ id: '1', invoice: '1', amount: '€ 1.250,00' }),
      sampleDebt({ id: '2', invoice: '2', amount: '€ 80,00', dueDate: '2199-01-31' }),
      sampleDebt({ id: '3', invoice: 'C1', amount: '-€ 50,00', dueDate: '' }),
      sampleDebt({ id: '4', debtor: 'Bis', number: '', invoice: '3', amount: '10' }),
      sampleDebt({ id: '5', debtor: 'Bis', number: '', invoice: 'C2', amount: '-15', dueDate: '' }),
    ],
  });

  expect(screen.getByText('3 facturen, 2 creditnota’s · € 1.200,00, nog niet vervallen € 80,00')).toBeTruthy();
  expect(rowText(/^Samen/)).toBe('Samen € 1.200,00');
  expect(rowText(/^Nog niet/)).toBe('Nog niet vervallen € 80,00');
  expect(screen.getByText('Nog niet vervallen (31/01/2199)')).toBeTruthy();
  expect(screen.getByText('Volgens deze cijfers bent u hem € 5,00 schuldig')).toBeTruthy();
});

/** The cells of the row of sums that begins with these words */
function rowText(name: RegExp): string {
  const [head] = screen.getAllByRole('rowheader', { name });
  return Array.from(head?.parentElement?.children ?? [], ({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    .filter(Boolean)
    .join(' ');
}

test('cautions are counted, and shown at the row and in its form', async () => {
  const { user } = await openWizard();
  await user.type(field('Debiteur'), 'ACME BV{Tab}veel{Tab}{Tab}2026-1{Tab}2099-01-01');
  await user.click(button('Factuur toevoegen'));
  await user.keyboard('Garage NV{Tab}veel{Tab}{Tab}2026-2{Enter}');

  expect(screen.getByText('Klopt dit bedrag? Klopt deze factuurdatum?')).toBeTruthy();
  expect(screen.getByText('Klopt dit bedrag?')).toBeTruthy();
  await user.click(opener(/Factuur 1 aanpassen$/));
  expect(within(row(1)).getByText('Klopt dit bedrag?').closest('[role=status]')).toBeTruthy();
  // The button leads from the row that was opened last to the next one.
  await user.click(button('2 vragen aandacht'));
  expect(document.activeElement).toBe(inRow(2, 'Openstaand bedrag'));
});

test('a credit note is a row with an amount below zero', async () => {
  const visit = await openWizard();

  await fill(visit.user, 'Openstaand bedrag', '-121');
  await visit.user.keyboard('{Enter}');

  expect(opener('Debiteur nog niet ingevuld: -€ 121,00. Creditnota 1 aanpassen')).toBeTruthy();
  expect(await send(visit)).toMatchObject([{ amount: '-€ 121,00' }]);
});

test('a credit note asks which invoice of its debtor it lowers, and an invoice does not', async () => {
  const visit = await openWizard();
  const { user } = visit;
  await user.type(field('Debiteur'), 'ACME BV{Tab}500{Tab}{Tab}F1{Enter}');
  await user.click(button('Factuur toevoegen'));
  await user.keyboard('Garage NV{Tab}500{Tab}{Tab}F2{Enter}');
  await user.click(button('Factuur toevoegen'));
  await user.keyboard('ACME BV{Tab}21');
  expect(screen.queryByLabelText(/^Creditnota op factuur/)).toBeNull();

  await user.keyboard('{Home}-{Tab}');

  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Creditnota op factuur' });
  expect([...choice.options].map(({ value }) => value)).toEqual(['', 'F1']);
  await user.selectOptions(choice, 'F1');
  expect(await send(visit)).toMatchObject([{}, {}, { amount: '-€ 21,00', creditedInvoice: 'F1' }]);
});
