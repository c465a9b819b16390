import { fireEvent, screen, waitFor } from '@testing-library/react';
import { nextTask } from '@incasso/frontend/scheduling/nextTask';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { blankValues } from '@incasso/debts/Debt';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { debtTableText } from './debts.text';
import { openWizard } from '../testing/openWizard';
import { missingQuestionText } from '../steps/lastStep.text';
import { button, field, fill } from '../testing/visitor';
import { send, inRow, opener, openers } from '../testing/debtRows';

/** The last step with numbered invoices, of one euro more each. */
function startWithInvoices(count: number) {
  const ids = Array.from({ length: count }, (_, index) => String(index + 1));
  return openWizard({
    debts: ids.map((id) =>
      sampleDebt({ ...blankValues, id, debtor: `Klant ${id}`, invoice: `F${id}`, amount: `€ ${id},00` }),
    ),
  });
}

test.each(['Debiteur: ACME BV · Bedrag: 750', ' Zie bijlage: 3 facturen ·  € 12 '])(
  'typing the text %j key by key keeps the focus, adds no row, and sends it exactly',
  async (text) => {
    const visit = await openWizard();
    await visit.user.click(screen.getByText(/Iets toelichten/));
    const terms = field('Facturen en algemene voorwaarden');

    await visit.user.type(terms, text);

    expect(document.activeElement).toBe(terms);
    expect(screen.getAllByRole('textbox', { name: 'Debiteur' })).toHaveLength(1);
    expect(await send(visit)).toEqual([]);
    expect(visit.sent[0]?.answers.invoices_terms).toBe(text);
  },
);

test('a row that was filled and cleared is not sent, and no second empty row is added', async () => {
  const visit = await openWizard();

  await fill(visit.user, 'Debiteur', 'A');
  await visit.user.clear(field('Debiteur'));
  expect(field('Factuurnummer')).toBeTruthy();
  await visit.user.click(button('Factuur toevoegen'));

  expect(document.activeElement).toBe(field('Debiteur'));
  expect(await send(visit)).toEqual([]);
});

test('an added row gets the focus; removing it moves the focus to the button', async () => {
  const { user } = await openWizard();
  await fill(user, 'Debiteur', 'ACME BV');

  await user.click(button('Factuur toevoegen'));

  expect(document.activeElement).toBe(inRow(2, 'Debiteur'));
  expect(openers()).toEqual(['ACME BV. Factuur 1 aanpassen']);
  await user.keyboard('Garage NV');
  await user.click(button('Verwijderen: factuur 2'));
  expect(document.activeElement).toBe(button('Factuur toevoegen'));
  expect(openers()).toEqual(['ACME BV. Factuur 1 aanpassen']);
});

test('a row stays a form while it is empty, and while the focus is in it', async () => {
  const { user } = await openWizard();
  await user.click(screen.getByLabelText('Vervaldag'));
  expect(openers()).toEqual([]);

  await fill(user, 'Openstaand bedrag', '100');
  await user.tab();
  expect(openers()).toEqual([]);
  // Another window has the focus.
  fireEvent.focusOut(screen.getByLabelText('Vervaldag'));
  fireEvent.mouseUp(document);
  await nextTask();
  expect(openers()).toEqual([]);
  await user.click(button('Klaar met factuur 1'));

  expect(document.activeElement).toBe(opener('Debiteur nog niet ingevuld: € 100,00. Factuur 1 aanpassen'));
});

test('a row with a date alone is closed by its button', async () => {
  const { user } = await openWizard();
  await user.type(screen.getByLabelText('Vervaldag'), '2026-03-01');
  await user.click(button('Klaar met factuur 1'));

  expect(openers()).toHaveLength(1);
  expect(screen.getByText('Debiteur nog niet ingevuld')).toBeTruthy();
});

test.each(['12/03', '31/02/2026', 'einde maand'])(
  'a row with the day %j stays open and says what it lacks, until the day is complete',
  async (typed) => {
    const visit = await openWizard();
    await fill(visit.user, 'Debiteur', 'ACME BV');
    await visit.user.type(field('Vervaldag'), typed);
    expect(screen.queryByText(fieldProblems.incomplete_day)).toBeNull();

    await visit.user.click(button('Klaar met factuur 1'));

    expect(document.activeElement).toBe(field('Vervaldag'));
    expect(screen.getByText(fieldProblems.incomplete_day)).toBeTruthy();
    expect(screen.queryByText(debtTableText.cautions.doubtful_due_date)).toBeNull();
    await visit.user.clear(field('Vervaldag'));
    await visit.user.type(field('Vervaldag'), '12032026');
    await visit.user.tab();
    expect(field('Vervaldag')).toHaveProperty('value', '12/03/2026');
    await visit.user.click(button('Klaar met factuur 1'));
    expect(await send(visit)).toMatchObject([{ debtor: 'ACME BV', dueDate: '2026-03-12' }]);
  },
);

test('an incomplete day is sent as it is shown, and a draft with one is open', async () => {
  const visit = await openWizard({ debts: [sampleDebt({ dueDate: '12/03' })] });

  expect(screen.getByText(fieldProblems.incomplete_day)).toBeTruthy();
  expect(await send(visit)).toMatchObject([{ dueDate: '12/03' }]);
});

test('Enter in an empty row sends nothing', async () => {
  const { user, sent } = await openWizard();
  await user.type(field('Debiteur'), '{Enter}{Enter}');

  expect(screen.queryByText(missingQuestionText.title)).toBeNull();
  expect(sent).toEqual([]);
});

test('typing before a press of the mouse ends loses no text', async () => {
  const { user } = await openWizard();
  await user.pointer({ keys: '[MouseLeft>]', target: field('Debiteur') });
  await user.keyboard('ACME');
  expect(inRow(1, 'Debiteur').value).toBe('ACME');
});

test('a press beside a row closes it once it ends, so that what it presses does not move', async () => {
  const { user } = await openWizard();
  await user.type(field('Debiteur'), 'ACME');

  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('checkbox', { name: /akkoord/ }) });
  expect(openers()).toEqual([]);
  await user.pointer('[/MouseLeft]');

  await waitFor(() => expect(openers()).toHaveLength(1));
});

test('one row at a time is a form', async () => {
  const visit = await startWithInvoices(2);

  await visit.user.click(opener(/Factuur 1 aanpassen$/));
  expect(document.activeElement).toBe(inRow(1, 'Debiteur'));
  await visit.user.keyboard(' BV');
  await visit.user.click(opener(/Factuur 2 aanpassen$/));

  expect(openers()).toEqual(['Klant 1 BV, F1: € 1,00. Factuur 1 aanpassen']);
});

test('shows ten rows, all at a press, and a doubtful one beyond them by the count of doubtful rows', async () => {
  const visit = await startWithInvoices(25);
  const { user } = visit;
  expect(openers()).toHaveLength(10);
  expect(screen.getByText('25 facturen · € 325,00')).toBeTruthy();

  await user.click(button('Alle 25 tonen'));
  expect(document.activeElement).toBe(opener(/Factuur 11 aanpassen$/));
  await user.click(opener(/Factuur 24 aanpassen$/));
  await user.clear(inRow(24, 'Openstaand bedrag'));
  await user.type(inRow(24, 'Openstaand bedrag'), 'veel{Enter}');
  await user.click(opener(/Factuur 3 aanpassen$/));
  await user.click(button('Minder tonen'));

  expect(document.activeElement).toBe(button('Alle 25 tonen'));
  expect(openers()).toHaveLength(10);
  await user.click(button('1 vraagt aandacht'));
  expect(document.activeElement).toBe(inRow(24, 'Openstaand bedrag'));
  expect((await send(visit))?.map(({ amount }) => amount).slice(22)).toEqual(['€ 23,00', 'veel', '€ 25,00']);
});
