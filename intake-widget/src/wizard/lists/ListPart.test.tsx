import { screen, waitFor, within, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { debtTableText } from '../debts/DebtTable.text';
import { fakePorts } from '../testing/fakePorts';
import { button, fill, field, fillToDocuments, submitWithoutDocuments } from '../testing/visitor';
import { xlsxList } from '../testing/xlsxList';
import { WizardSteps } from '../WizardSteps';
import { listsText as text } from './Lists.text';

const heads = 'Klant\tFactuurnr\tVervaldag\tBedrag\tSaldo';
const pasted = `${heads}
Staalvoorbeeld NV\t12\t03/03/2026\t1.210,00\t605,00
Garage Voorbeeld\t13\t04/03/2026\t200,00\t200,00
Betaald BV\t14\t05/03/2026\t99,00\t0,00
Totaal\t\t\t1.509,00\t805,00`;

async function startAtDocuments() {
  const user = userEvent.setup();
  const { ports, sent } = fakePorts();
  render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  await screen.findByRole('group', { name: debtTableText.title });
  const sentRows = async () => {
    await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
    await submitWithoutDocuments(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.debts.map(({ source, debtor, invoice, amount }) => [debtor, invoice, amount, source.kind]);
  };
  const paste = async (cells: string) => {
    await user.click(screen.getAllByRole('textbox', { name: 'Debiteur' })[0] ?? document.body);
    await user.paste(cells);
  };
  return { user, sentRows, paste };
}

const rowBox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });

test('adds the ticked rows of cells that were pasted into a field of the table', async () => {
  const { user, sentRows, paste } = await startAtDocuments();

  await paste(pasted);
  expect(await screen.findByText(text.found(2))).toBeTruthy();
  expect(screen.getByText('Weggelaten: 1 betaald, 1 totaal')).toBeTruthy();
  await user.click(rowBox('Garage'));
  await user.click(button(text.take(1)));

  expect(document.activeElement).toBe(button(debtTableText.list));
  expect(screen.getByText(debtTableText.taken(1))).toBeTruthy();
  expect(await sentRows()).toEqual([['Staalvoorbeeld NV', '12', '€ 605,00', 'list']]);
});

test('applies a corrected column, and can add a paid row', async () => {
  const { user, sentRows, paste } = await startAtDocuments();
  await paste(pasted);

  await user.selectOptions(await screen.findByRole('combobox', { name: text.fields.amount }), 'D: Bedrag');
  await screen.findByText(text.found(3));
  await user.click(rowBox('Garage'));
  await user.click(button(text.take(2)));

  expect(await sentRows()).toEqual([
    ['Staalvoorbeeld NV', '12', '€ 1.210,00', 'list'],
    ['Betaald BV', '14', '€ 99,00', 'list'],
  ]);
});

test('adds rows of a list without headers once its columns are chosen', async () => {
  const { user, sentRows, paste } = await startAtDocuments();
  await paste('Staalvoorbeeld NV\t12\t605,00\nGarage Voorbeeld\t13\t200,00');
  expect(await screen.findByText(text.empty)).toBeTruthy();

  for (const [name, column] of [
    ['amount', 'C: 605,00'],
    ['debtor', 'A: Staalvoorbeeld NV'],
    ['invoice', 'B: 12'],
  ] as const) {
    await user.selectOptions(screen.getByRole('combobox', { name: text.fields[name] }), column);
  }
  await user.click(await screen.findByRole('button', { name: text.take(2) }));

  expect(await sentRows()).toEqual([
    ['Staalvoorbeeld NV', '12', '€ 605,00', 'list'],
    ['Garage Voorbeeld', '13', '€ 200,00', 'list'],
  ]);
});

test('adds no row of a list twice, and keeps what was typed', async () => {
  const { user, sentRows, paste } = await startAtDocuments();
  await fill(user, 'Debiteur', 'Eerder getypt');
  await paste(pasted);
  await user.click(await screen.findByRole('button', { name: text.take(2) }));

  await user.click(button(debtTableText.list));
  await user.click(await screen.findByRole('textbox', { name: text.paste }));
  await user.paste(pasted);
  expect(await screen.findByText('Weggelaten: 1 betaald, 1 totaal, 2 al in de tabel')).toBeTruthy();
  await user.click(button(text.cancel));

  expect((await sentRows())?.map(([debtor]) => debtor)).toEqual([
    'Eerder getypt',
    'Staalvoorbeeld NV',
    'Garage Voorbeeld',
  ]);
});

test('ticks as many rows as the table has room for, and finds others by name', async () => {
  const { user, paste } = await startAtDocuments();
  const rows = Array.from(
    { length: 250 },
    (_, place) => `Debiteur ${String(place)} BV\tF${String(place)}\t03/03/2026\t1,00\t1,00`,
  );
  await paste([heads, ...rows].join('\n'));
  await screen.findByText(text.found(250));
  expect(button(text.take(200))).toBeTruthy();
  expect(screen.getByText(text.full(200))).toBeTruthy();

  await user.click(button(text.none));
  await user.type(field(text.search), 'F249{Enter}');
  await user.click(button(text.all));

  expect(button(text.take(1))).toBeTruthy();
  expect(rowBox('Debiteur 249 BV').checked).toBe(true);
});

test('offers a spreadsheet among the documents that is a list, and can send a chosen list as a document', async () => {
  const { user } = await startAtDocuments();
  const list = xlsxList([heads.split('\t'), ['Staalvoorbeeld NV', '12', new Date('2026-03-03'), 1210, 605]]);
  const documents = screen.getByLabelText('Documenten', { selector: 'input' });
  await user.upload(documents, new File([list], 'lijst.xlsx'));

  await user.click(await screen.findByRole('button', { name: text.takeOfferNamed('lijst.xlsx') }));
  expect(await screen.findByText(text.isDocument)).toBeTruthy();
  await user.click(button(text.cancel));
  await user.click(button('lijst.xlsx verwijderen'));
  await user.click(button(debtTableText.list));
  await user.upload(await screen.findByLabelText(text.label), new File([list], 'lijst.xlsx'));
  await user.click(await screen.findByRole('checkbox', { name: text.send }));
  await user.click(button(text.take(1)));

  expect(await screen.findByRole('button', { name: 'lijst.xlsx verwijderen' })).toBeTruthy();
  expect(within(screen.getByRole('group', { name: debtTableText.title })).queryByText(text.takeOffer)).toBeNull();
});

test('reports a file that is not a list, and accepts another one', async () => {
  const { user } = await startAtDocuments();
  await user.click(button(debtTableText.list));
  await user.upload(await screen.findByLabelText(text.label), new File(['PK\u0003\u0004'], 'lijst.xlsx'));

  expect(await screen.findByText(text.failed)).toBeTruthy();
  await user.upload(screen.getByLabelText(text.label), new File(['geen lijst'], 'lijst.csv'));
  expect(await screen.findByText(text.empty)).toBeTruthy();
});
