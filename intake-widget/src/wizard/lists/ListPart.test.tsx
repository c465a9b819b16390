import { screen, waitFor, within, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { debtTableText } from '../debts/DebtTable.text';
import { documentsText } from '../documents/DocumentPicker.text';
import { fakePorts } from '../testing/fakePorts';
import { readSampleList } from '../testing/readSampleList';
import { button, fill, fillToDocuments, submitWithoutDocuments } from '../testing/visitor';
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
  const { unmount } = render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  await screen.findByRole('group', { name: debtTableText.title });
  const sentRows = async () => {
    await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
    await submitWithoutDocuments(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.debts.map(({ source, debtor, invoice, amount }) => [
      ...[debtor, invoice, amount],
      source.kind === 'list' ? source.name : source.kind,
    ]);
  };
  const paste = async (cells: string) => {
    await user.click(button(debtTableText.add));
    await user.paste(cells);
  };
  const choose = (name: string, content: BlobPart) =>
    user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), new File([content], name));
  const reload = () => {
    unmount();
    render(<WizardSteps ports={ports} />);
  };
  return { user, sent, sentRows, paste, choose, reload };
}

const list = (name: string) => screen.findByRole('region', { name });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const column = (number: number, head = '') => screen.findByRole('combobox', { name: text.columnIs(number, head) });

test('adds the ticked rows of cells that were pasted into a field of the table', async () => {
  const { user, sentRows, paste } = await startAtDocuments();

  await paste(pasted);
  const part = await list(text.titleOf(''));
  expect(await within(part).findByText(text.found(2, ''))).toBeTruthy();
  expect(part.textContent).toContain('Niet aangevinkt: 1 betaald, 1 totaal.');
  expect(part.textContent).toContain('Aangevinkt: €\u00a0805,00. Totaal in de lijst zelf: €\u00a0805,00.');
  await user.click(box(/Garage/));
  expect(part.textContent).toContain('Aangevinkt: €\u00a0605,00.');
  await user.click(button(text.take(1)));

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: debtTableText.title }));
  expect(screen.getByText(debtTableText.taken(1))).toBeTruthy();
  expect(screen.queryByRole('region', { name: text.titleOf('') })).toBeNull();
  expect(await sentRows()).toEqual([['Staalvoorbeeld NV', '12', '€ 605,00', '']]);
});

test('a text file among the documents is a list, and is not sent itself', async () => {
  const { user, sent, sentRows, choose } = await startAtDocuments();

  await choose('lijst.csv', readSampleList('running-saldo.csv'));
  const part = await list(text.titleOf('lijst.csv'));
  expect(await within(part).findByText(text.found(5, 'lijst.csv'))).toBeTruthy();
  expect(part.textContent).toContain('Aangevinkt: €\u00a02.720,00.');
  expect(screen.getByText(text.onlyRows)).toBeTruthy();
  expect(screen.queryByText(documentsText.notSent(1))).toBeNull();
  await user.click(button(text.take(5)));

  expect((await sentRows())?.at(-1)).toEqual(['Garage Voorbeeld', '51', '€ 200,00', 'lijst.csv']);
  expect(sent[0]?.documents).toEqual([]);
});

test('a list that the visitor declines is gone', async () => {
  const { user, choose } = await startAtDocuments();
  await choose('lijst.tsv', pasted);
  await screen.findByText(text.found(2, 'lijst.tsv'));

  await user.click(button(text.decline));

  expect(screen.queryByRole('region', { name: text.titleOf('lijst.tsv') })).toBeNull();
  expect(document.activeElement).toBe(button(debtTableText.add));
});

test('applies a corrected column, and can add a paid row', async () => {
  const { user, sentRows, paste } = await startAtDocuments();
  await paste(pasted);
  expect((await screen.findByText(text.isWrong)).closest('details')?.open).toBe(false);

  await user.selectOptions(await column(4, 'Bedrag'), text.fields.amount);
  await screen.findByText(text.found(3, ''));
  await user.click(box(/Garage/));
  await user.click(button(text.take(2)));

  expect(await sentRows()).toEqual([
    ['Staalvoorbeeld NV', '12', '€ 1.210,00', ''],
    ['Betaald BV', '14', '€ 99,00', ''],
  ]);
});

test('asks for the columns of a list without headers, beside its first rows', async () => {
  const { user, sentRows, paste } = await startAtDocuments();
  await paste('Staalvoorbeeld NV\t12\t605,00\nGarage Voorbeeld\t13\t200,00');
  expect(await screen.findByText(text.empty)).toBeTruthy();
  expect(screen.getByText(text.asked).closest('details')?.open).toBe(true);
  expect(screen.getByRole('cell', { name: 'Garage Voorbeeld' })).toBeTruthy();

  for (const [number, name] of [
    [3, 'amount'],
    [1, 'debtor'],
    [2, 'invoice'],
  ] as const)
    await user.selectOptions(await column(number), text.fields[name]);
  await user.click(await screen.findByRole('button', { name: text.take(2) }));

  expect(await sentRows()).toEqual([
    ['Staalvoorbeeld NV', '12', '€ 605,00', ''],
    ['Garage Voorbeeld', '13', '€ 200,00', ''],
  ]);
});

test('takes no row before the visitor has said which day the dates mean', async () => {
  const { user, choose } = await startAtDocuments();
  await choose('list.csv', readSampleList('us-dates.csv'));

  const question = await screen.findByRole('combobox', { name: text.dateIs('09/05/2026') });
  expect(button(text.take(2))).toHaveProperty('disabled', true);
  await user.selectOptions(question, '5 september 2026');
  await screen.findByRole('checkbox', { name: /vervaldag 05\/10\/2026/ });
  await user.click(button(text.take(2)));

  expect(await screen.findByText(debtTableText.taken(2))).toBeTruthy();
});

test('adds no row of a list twice, and keeps what was typed', async () => {
  const { user, sentRows, paste } = await startAtDocuments();
  await fill(user, 'Debiteur', 'Eerder getypt');
  await paste(pasted);
  await user.click(await screen.findByRole('button', { name: text.take(2) }));

  await paste(pasted);
  await waitFor(async () =>
    expect((await list(text.titleOf(''))).textContent).toContain('1 betaald, 1 totaal, 2 al in de tabel.'),
  );
  expect(button(text.take(0))).toHaveProperty('disabled', true);
  await user.click(button(text.decline));

  expect((await sentRows())?.map(([debtor]) => debtor)).toEqual([
    'Eerder getypt',
    'Staalvoorbeeld NV',
    'Garage Voorbeeld',
  ]);
});

test('ticks as many rows as the table has room for', async () => {
  const { user, paste } = await startAtDocuments();
  const rows = Array.from(
    { length: 250 },
    (_, place) => `Debiteur ${String(place)} BV\tF${String(place)}\t03/03/2026\t1,00\t1,00`,
  );
  await paste([heads, ...rows].join('\n'));
  await screen.findByText(text.found(250, ''));
  expect(button(text.take(200))).toBeTruthy();
  expect(screen.getByText(text.full(200))).toBeTruthy();

  await user.click(box(text.all));
  await user.click(box(/F5:/));

  expect(button(text.take(1))).toBeTruthy();
  expect(box(text.all).indeterminate).toBe(true);
});

test('takes no more rows than fit when another list took their place', async () => {
  const { user, choose } = await startAtDocuments();
  const csv = (name: string) =>
    [
      heads,
      ...Array.from({ length: 150 }, (_, at) => `${name} ${String(at)}\t${name}${String(at)}\t\t1,00\t1,00`),
    ].join('\n');
  await choose('een.csv', csv('Een'));
  await choose('twee.csv', csv('Twee'));
  const [one, two] = [await list(text.titleOf('een.csv')), await list(text.titleOf('twee.csv'))];
  await user.click(await within(two).findByRole('checkbox', { name: /Twee0:/ }));
  await user.click(await within(one).findByRole('button', { name: text.take(150) }));

  const take = within(two).getByRole<HTMLButtonElement>('button', { name: text.take(149) });
  expect(take.disabled).toBe(true);
  expect(within(two).getByText(text.over(50, 99))).toBeTruthy();
});

test('a spreadsheet that is a list stays a document, and is not offered again', async () => {
  const { user, choose, sent, reload } = await startAtDocuments();
  await choose(
    'lijst.xlsx',
    xlsxList([heads.split('\t'), ['Staalvoorbeeld NV', '12', new Date('2026-03-03'), 1210, 605]]),
  );
  await list(text.titleOf('lijst.xlsx'));
  expect(screen.getByText(text.isDocument)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: text.take(1) }));

  reload();
  expect(await screen.findByRole('button', { name: 'lijst.xlsx verwijderen' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: text.titleOf('lijst.xlsx') })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await user.click(button('Dossier indienen'));
  await waitFor(() => expect(sent[0]?.documents).toHaveLength(1));
  expect(sent[0]?.debts.map(({ debtor }) => debtor)).toEqual(['Staalvoorbeeld NV']);
});

test('a reload keeps a list that was not taken yet, its columns and its ticks', async () => {
  const { user, paste, reload } = await startAtDocuments();
  await paste(pasted);
  await user.selectOptions(await column(4, 'Bedrag'), text.fields.amount);
  await screen.findByText(text.found(3, ''));
  await user.click(box(/Garage/));

  reload();

  expect(await screen.findByRole('button', { name: text.take(2) }, { timeout: 5000 })).toBeTruthy();
  expect(box(/Garage/).checked).toBe(false);
  expect(box(/Staalvoorbeeld.*1\.210,00/).checked).toBe(true);
});

test('says what of a workbook was not read', async () => {
  const { choose } = await startAtDocuments();
  await choose(
    'lijst.xlsx',
    xlsxList(
      [heads.split('\t'), ['Staalvoorbeeld NV', '12', '03/03/2026', 1210, 605], ['Nog te bellen', '', '', '', '']],
      [['Nota’s', 'van Jan']],
    ),
  );

  expect((await list(text.titleOf('lijst.xlsx'))).textContent).toContain(
    'Niet gelezen: 1 rij zonder bedrag en 1 ander werkblad.',
  );
});

test('reports a file that it cannot read, and asks about one without amounts', async () => {
  const { choose } = await startAtDocuments();
  await choose('lijst.csv', 'PK\u0003\u0004');
  expect(await screen.findByText(text.failed)).toBeTruthy();

  await choose('brief.csv', 'geen lijst');
  expect(await screen.findByText(text.empty)).toBeTruthy();
});
