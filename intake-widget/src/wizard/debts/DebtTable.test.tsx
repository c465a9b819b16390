import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { nextTask } from '@incasso/frontend/scheduling/nextTask';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { blankValues } from '@incasso/debts/Debt';
import { debtFieldNames } from '@incasso/debts/debtFields';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { monetaryTotal, sampleUbl } from '@incasso/documents/testing/sampleXml';
import { debtTableText } from './debts.text';
import { openWizard } from '../testing/openWizard';
import { missingQuestionText } from '../steps/lastStep.text';
import { button, field, fill, submitWithoutDocuments, xmlFile } from '../testing/visitor';

/** The last step with numbered invoices, of one euro more each. */
function startWithInvoices(count: number) {
  const ids = Array.from({ length: count }, (_, index) => String(index + 1));
  return openWizard({
    debts: ids.map((id) =>
      sampleDebt({ ...blankValues, id, debtor: `Klant ${id}`, invoice: `F${id}`, amount: `€ ${id},00` }),
    ),
  });
}

type Visit = Awaited<ReturnType<typeof openWizard>>;

/** Submits, and returns the sent rows. */
async function send({ user, sent }: Visit) {
  await submitWithoutDocuments(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]?.debts;
}

/** The form of a row. */
const row = (number: number) => screen.getByRole('group', { name: new RegExp(`^Factuur ${String(number)}`) });
const inRow = (number: number, name: string) => within(row(number)).getByRole<HTMLInputElement>('textbox', { name });
/** The button that opens a row shown as text, whose name says the row. */
const opener = (words: string | RegExp) => screen.getByRole('button', { name: words });
const openers = () => screen.queryAllByRole('button', { name: / aanpassen$/ }).map((button) => button.ariaLabel);

async function addInvoice({ user }: Visit, ...files: File[]) {
  const count = openers().length + files.length;
  await user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), files);
  await waitFor(() => expect(openers()).toHaveLength(count));
}

test('a row is filled in by keyboard only, and is sent as data', async () => {
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

test('the sum stands under its column, apart from what is not due and what credit notes exceed', async () => {
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

test('cautions stand at the row, at the column of its form, and are counted', async () => {
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

test('an e-invoice read while the focus is in the empty row uses another row', async () => {
  const visit = await openWizard();
  await visit.user.click(field('Debiteur'));
  const typedIn = document.activeElement;

  await addInvoice(visit, xmlFile('a.xml'));

  expect(typedIn).toBe(inRow(1, 'Debiteur'));
  await visit.user.type(inRow(1, 'Debiteur'), 'Garage Voorbeeld NV');
  expect(inRow(1, 'Debiteur').value).toBe('Garage Voorbeeld NV');
  expect(opener(/^Staalvoorbeeld NV.*Factuur 2 aanpassen$/)).toBeTruthy();
});

describe('an e-invoice', () => {
  test('adds its row as text, which also shows the value of the document where the visitor entered another', async () => {
    const visit = await openWizard();
    await addInvoice(visit, xmlFile('a.xml'));
    await visit.user.click(opener('Staalvoorbeeld NV, 2026-0012: € 1.210,00. Factuur 1 aanpassen'));
    expect(screen.getByText(/^Factuur 1/).textContent).toBe('Factuur 1 (uit a.xml)');

    await visit.user.click(within(row(1)).getByRole('checkbox', { name: 'De debiteur betwist deze factuur' }));
    await visit.user.clear(inRow(1, 'Openstaand bedrag'));
    await visit.user.type(inRow(1, 'Openstaand bedrag'), '500{Enter}');

    expect(screen.getByText('Openstaand bedrag: volgens de e-factuur € 1.210,00')).toBeTruthy();
    await visit.user.click(button('Dossier indienen'));
    await waitFor(() => expect(visit.sent).toHaveLength(1));
    expect(visit.sent[0]?.debts).toMatchObject([
      {
        amount: '€ 500,00',
        isDisputed: true,
        source: { kind: 'document', sha256: 'a.xml', read: { amount: '€ 1.210,00' } },
      },
    ]);
  });

  const agreeing = 'STAALVOORBEELD{Tab}1210{Tab}2026-02-14{Tab}2026-0012';

  test('and a typed row of the same invoice become one row as soon as both are complete, in either order', async () => {
    const visit = await openWizard();
    await visit.user.type(field('Debiteur'), agreeing);
    // The focus stays in the row, as when a partner's page adds the file.
    const files = [xmlFile('a.xml')];
    fireEvent.change(screen.getByLabelText('Documenten', { selector: 'input' }), { target: { files } });
    await waitFor(() => expect(openers()).toHaveLength(1));
    expect(screen.queryByText(/twee keer/)).toBeNull();
    await visit.user.keyboard('{Enter}');

    expect(document.activeElement).toBe(opener('STAALVOORBEELD, 2026-0012: € 1.210,00. Factuur 1 aanpassen'));
    expect(screen.getByText('1 factuur · € 1.210,00')).toBeTruthy();
    await visit.user.click(button('Factuur toevoegen'));
    await visit.user.keyboard(`${agreeing.replace('1210', '500')}{Enter}`);
    expect(openers()).toHaveLength(2);
  });

  test('and a row that may be of its invoice are asked about, until the visitor says that they are two', async () => {
    const visit = await openWizard();
    await addInvoice(visit, xmlFile('a.xml'));
    await visit.user.click(button('Factuur toevoegen'));
    await visit.user.keyboard('Staalvoorbeeld{Tab}500{Tab}{Tab}12{Enter}');

    expect(
      screen.getByText(/^Staat deze factuur er twee keer\? Ze lijkt op Staalvoorbeeld, 12: € 500,00\./),
    ).toBeTruthy();
    await visit.user.click(button('2 vragen aandacht'));
    expect(document.activeElement).toBe(button('Eén factuur: deze weg: Factuur 1'));
    await visit.user.keyboard('{Tab}{Enter}');

    expect(document.activeElement).toBe(opener(/Factuur 1 aanpassen$/));
    expect(screen.queryByText(/twee keer/)).toBeNull();
    await addInvoice(visit, xmlFile('b.xml', sampleUbl({ 'cbc:ID': '<cbc:ID>2026-0013</cbc:ID>' })));
    expect(screen.queryByText(/aandacht/)).toBeNull();
    await visit.user.click(button('Dossier indienen'));
    await waitFor(() => expect(visit.sent).toHaveLength(1));
    expect(visit.sent[0]?.debts).toMatchObject([{ apartFrom: [expect.any(String)] }, { amount: '€ 500,00' }, {}]);
  });

  test('goes without its document when the visitor says that it is another row’s invoice', async () => {
    const visit = await openWizard();
    await visit.user.type(field('Debiteur'), 'Staalvoorbeeld{Tab}500{Tab}{Tab}12{Enter}');
    await addInvoice(visit, xmlFile('a.xml'));
    await visit.user.click(button('Eén factuur: deze weg: Factuur 2'));

    expect(document.activeElement).toBe(opener('Staalvoorbeeld, 12: € 500,00. Factuur 1 aanpassen'));
    await addInvoice(visit, xmlFile('b.xml', sampleUbl({ 'cbc:ID': '<cbc:ID>2026-0013</cbc:ID>' })));
    expect(openers()).toHaveLength(2);
    expect(screen.getByText('2 facturen · € 1.710,00')).toBeTruthy();
    expect(button('a.xml verwijderen')).toBeTruthy();
  });

  test('when removed takes its untouched row along, and asks about a changed one', async () => {
    const visit = await openWizard();
    await addInvoice(visit, xmlFile('a.xml'), xmlFile('b.xml', sampleUbl({ 'cbc:ID': '<cbc:ID>2026-0013</cbc:ID>' })));
    await visit.user.click(opener(/Factuur 1 aanpassen$/));
    await visit.user.click(within(row(1)).getByRole('checkbox', { name: 'De debiteur betwist deze factuur' }));

    for (const [index, name] of ['a.xml', 'b.xml'].entries()) {
      if (index > 0) await visit.user.click(opener(/Factuur 2 aanpassen$/));
      await visit.user.click(screen.getByRole('button', { name: new RegExp(`^Document verwijderen: ${name}`) }));
    }

    const question = await screen.findByText(/U verwijderde het document/);
    expect(openers()).toHaveLength(1);
    expect(button('1 vraagt aandacht')).toBeTruthy();
    await visit.user.click(within(question).getByRole('button', { name: 'Factuur houden: Factuur 1' }));
    expect(screen.queryByText(/U verwijderde het document/)).toBeNull();
    expect(await send(visit)).toMatchObject([{ invoice: '2026-0012', isDisputed: true, source: { kind: 'typed' } }]);
  });

  test('with nothing left to pay asks for confirmation, and offers its total', async () => {
    const visit = await openWizard();
    const paid = { 'cac:LegalMonetaryTotal': monetaryTotal({ TaxInclusive: '1210.00', Payable: '0.00' }) };
    await addInvoice(visit, xmlFile('a.xml', sampleUbl(paid)));

    const question = await screen.findByText(/Volgens de e-factuur is alles betaald/);
    await visit.user.click(within(question).getByRole('button', { name: 'Nee, € 1.210,00 staat open: Factuur 1' }));

    expect(opener(/€ 1.210,00. Factuur/)).toBeTruthy();
  });
});
