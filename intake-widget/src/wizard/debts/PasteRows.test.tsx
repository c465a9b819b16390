import { fireEvent, screen, waitFor } from '@testing-library/react';
import { maxDebts, type Debt } from '@incasso/debts/Debt';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { openWizard } from '../testing/openWizard';
import { button, field, fill } from '../testing/visitor';
import { pasteRowsText as text } from './debts.text';

const header = 'Debiteur\tFactuurnummer\tVervaldag\tBedrag';
const good = `${header}\nStaalvoorbeeld NV\tINV-0041\t15/10/2026\t1.210,00\nGarage Voorbeeld\t00050\t\t€ 605,50\n`;

const cells = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: text.label });
const openers = () => screen.queryAllByRole('button', { name: / aanpassen$/ }).map(({ ariaLabel }) => ariaLabel);
const messages = () =>
  document.getElementById(`${cells().id}-error`)?.textContent.replace('Fout: ', '').split('\n') ?? [];

async function startPasting(debts: readonly Debt[] = []) {
  const visit = await openWizard({ debts });
  await visit.user.click(screen.getByText(text.title));
  return visit;
}

test('pasted cells become rows at once, in place of the empty one, and the focus moves to the table', async () => {
  const { user } = await startPasting();

  await user.click(cells());
  await user.paste(good);

  expect(openers()).toEqual([
    'Staalvoorbeeld NV, INV-0041: € 1.210,00. Factuur 1 aanpassen',
    'Garage Voorbeeld, 00050: € 605,50. Factuur 2 aanpassen',
  ]);
  expect(screen.getByText('2 facturen · € 1.815,50')).toBeTruthy();
  expect(screen.getByText(text.taken(2))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Openstaande facturen' }));
  expect(cells().value).toBe('');
});

test('lines at fault are named, nothing is taken and the text stays, until it is mended', async () => {
  const { user } = await startPasting();
  await fill(user, 'Debiteur', 'Getypt BV');
  const wrong = `Staalvoorbeeld NV\tINV-0041\t15/10/2026\tduizend
Garage Voorbeeld\t50\t31/02/2026\t605,50
\t51\t31/10/2026\t100,00
Bakkerij Fictief BV\t52\t31/10/2026\t12,50
\t\t\t1`;

  await user.click(cells());
  await user.paste(wrong);

  expect(messages()).toEqual([
    'We namen niets over. Pas dit aan en probeer het opnieuw.',
    'Regel 1: het bedrag ‘duizend’ kunnen we niet lezen.',
    'Regel 2: de vervaldag ‘31/02/2026’ kunnen we niet als dag lezen (dd/mm/jjjj).',
    'Regel 3: de debiteur ontbreekt.',
    'En nog 1 regel.',
  ]);
  expect(document.activeElement).toBe(cells());
  expect(cells().value).toBe(wrong);
  expect(openers()).toEqual(['Getypt BV. Factuur 1 aanpassen']);

  fireEvent.change(cells(), { target: { value: good } });
  await user.click(button(text.take));
  expect(openers()).toHaveLength(3);
  expect(messages()).toEqual([]);
});

test('asks for cells, and takes none for which the table has no room', async () => {
  const debts = Array.from({ length: maxDebts - 1 }, (_, index) => sampleDebt({ id: String(index + 1) }));
  const { user } = await startPasting(debts);
  await user.click(button(text.take));
  expect(messages()).toEqual([text.empty]);

  await user.click(cells());
  await user.paste(good);

  expect(messages()).toEqual([text.full(1)]);
  await waitFor(() => expect(document.activeElement).toBe(cells()));
  expect(field(text.label)).toBe(cells());
});
