import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankValues } from '@incasso/debts/Debt';
import { monetaryTotal, sampleUbl } from '@incasso/documents/testing/sampleXml';
import { fakePorts } from '../testing/fakePorts';
import { button, field, fill, fillToDocuments, submitWithoutDocuments, xmlFile } from '../testing/visitor';
import { WizardSteps } from '../WizardSteps';

async function startAtDocuments() {
  const user = userEvent.setup();
  const { ports, sent } = fakePorts();
  render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  await screen.findByRole('group', { name: 'Openstaande facturen' });
  return { user, sent };
}

type Visit = Awaited<ReturnType<typeof startAtDocuments>>;

/** Submits, and returns the sent rows. */
async function send({ user, sent }: Visit) {
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await submitWithoutDocuments(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]?.debts;
}

const row = (number: number) => screen.getByRole('group', { name: new RegExp(`^Factuur ${String(number)}`) });
const inRow = (number: number, name: string) => within(row(number)).getByRole<HTMLInputElement>('textbox', { name });

async function addInvoice({ user }: Visit, ...files: File[]) {
  await user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), files);
  for (const { name } of files) await screen.findByText(`(uit ${name})`, { exact: false });
}

test('a row is filled in by keyboard only, and is sent as data', async () => {
  const visit = await startAtDocuments();
  const { user } = visit;

  await user.click(field('Debiteur'));
  await user.keyboard('ACME BV{Tab}1234,5{Tab} {Tab}');
  await user.click(screen.getByText('Meer over deze factuur'));
  await user.click(field('KBO-nummer van de debiteur'));
  await user.keyboard('0999999922{Tab}Voorbeeldstraat 3{Tab}boekhouding@acme.example{Tab}2026-12');
  await user.type(screen.getByLabelText('Vervaldag'), '2026-03-01');

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

test.each(['Debiteur: ACME BV · Bedrag: 750', ' Zie bijlage: 3 facturen ·  € 12 '])(
  'typing the text %j key by key keeps the focus, adds no row, and sends it exactly',
  async (text) => {
    const visit = await startAtDocuments();
    await visit.user.click(screen.getByText(/Iets toelichten/));
    const terms = field('Facturen en algemene voorwaarden');

    await visit.user.type(terms, text);

    expect(document.activeElement).toBe(terms);
    expect(screen.getAllByText('Meer over deze factuur')).toHaveLength(1);
    expect(await send(visit)).toEqual([]);
    expect(visit.sent[0]?.answers.invoices_terms).toBe(text);
  },
);

test('a row that was filled and cleared is not sent, and no second empty row is added', async () => {
  const visit = await startAtDocuments();

  await fill(visit.user, 'Debiteur', 'A');
  await visit.user.clear(field('Debiteur'));
  await visit.user.click(button('Factuur toevoegen'));

  expect(document.activeElement).toBe(field('Debiteur'));
  expect(await send(visit)).toEqual([]);
});

test('an added row gets the focus; removing one moves it to the button', async () => {
  const { user } = await startAtDocuments();
  await fill(user, 'Debiteur', 'ACME BV');

  await user.click(button('Factuur toevoegen'));

  expect(document.activeElement).toBe(inRow(2, 'Debiteur'));
  await user.click(within(row(2)).getByText('Meer over deze factuur'));
  await user.click(button('Factuur 2 verwijderen'));
  expect(document.activeElement).toBe(button('Factuur toevoegen'));
  expect(inRow(1, 'Debiteur').value).toBe('ACME BV');
});

test('an implausible amount shows a question and stays as typed', async () => {
  const visit = await startAtDocuments();

  await fill(visit.user, 'Bedrag', 'ongeveer 500');
  await visit.user.tab();

  expect(screen.getByText('Klopt dit bedrag?')).toBeTruthy();
  expect(await send(visit)).toMatchObject([{ amount: 'ongeveer 500' }]);
});

test('a text too long for its column shows an error, and is not sent', async () => {
  const { user, sent } = await startAtDocuments();
  await fill(user, 'Debiteur', 'x'.repeat(201));
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));

  await user.click(button('Dossier indienen'));

  await waitFor(() => expect(document.activeElement).toBe(field('Debiteur')));
  expect(field('Debiteur').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('rows of one debtor are summed, disputed ones separately', async () => {
  const { user } = await startAtDocuments();
  await fill(user, 'Debiteur', 'ACME BV');
  await fill(user, 'Bedrag', '100,10');
  await user.click(button('Factuur toevoegen'));
  await user.type(inRow(2, 'Debiteur'), 'acme bv');
  await user.type(inRow(2, 'Bedrag'), '50');
  await user.click(within(row(2)).getByRole('checkbox', { name: 'De debiteur betwist deze factuur' }));

  const sum = (label: string) => screen.getByText(label).closest('div')?.textContent;
  expect(sum('Samen, ACME BV')).toContain('€ 150,10');
  expect(sum('waarvan betwist')).toContain('€ 50,00');
});

test('a caution on a folded column stands at the row, and what may be double below the total', async () => {
  const { user } = await startAtDocuments();
  await fill(user, 'Debiteur', 'ACME BV');
  await fill(user, 'Bedrag', '100');
  await user.click(screen.getByText('Meer over deze factuur'));
  await fill(user, 'Factuurnummer', '2026-1');
  await user.type(screen.getByLabelText('Factuurdatum'), '2099-01-01');
  await user.click(button('Factuur toevoegen'));
  await user.type(inRow(2, 'Bedrag'), '40');
  await user.click(within(row(2)).getByText('Meer over deze factuur'));
  await user.type(inRow(2, 'Factuurnummer'), '2026-1');

  const sameNumber = 'Kijk na: dit factuurnummer staat nog bij een andere factuur.';
  const outsideFold = (each: HTMLElement) => (each.closest('details') === null ? each.textContent.trim() : '');
  const cautions = [1, 2].map((number) => within(row(number)).getAllByRole('status').map(outsideFold).join(''));
  expect(cautions).toEqual([`${sameNumber} Klopt deze factuurdatum?`, sameNumber]);
  expect(screen.getByText('waarvan misschien dubbel').closest('div')?.textContent).toContain('€ 40,00');
});

test('a credit note is a row with an amount below zero', async () => {
  const visit = await startAtDocuments();

  await fill(visit.user, 'Bedrag', '-121');
  await visit.user.tab();

  expect(screen.getByRole('group', { name: /^Creditnota 1/ })).toBeTruthy();
  expect(await send(visit)).toMatchObject([{ amount: '-€ 121,00' }]);
});

test('an e-invoice read while the focus is in the empty row uses another row', async () => {
  const visit = await startAtDocuments();
  await visit.user.click(field('Debiteur'));
  const typedIn = document.activeElement;

  await addInvoice(visit, xmlFile('a.xml'));

  expect(typedIn).toBe(inRow(1, 'Debiteur'));
  await visit.user.type(inRow(1, 'Debiteur'), 'Garage Voorbeeld NV');
  expect(inRow(1, 'Debiteur').value).toBe('Garage Voorbeeld NV');
  expect(inRow(2, 'Debiteur').value).toBe('Staalvoorbeeld NV');
});

describe('an e-invoice', () => {
  test('adds its row, editable, which shows what the document says', async () => {
    const visit = await startAtDocuments();
    await addInvoice(visit, xmlFile('a.xml'));
    expect(inRow(1, 'Bedrag').value).toBe('€ 1.210,00');

    await visit.user.click(within(row(1)).getByRole('checkbox', { name: 'De debiteur betwist deze factuur' }));
    await visit.user.clear(inRow(1, 'Bedrag'));
    await visit.user.type(inRow(1, 'Bedrag'), '500');
    await visit.user.tab();

    expect(within(row(1)).getByText('Bedrag: volgens de e-factuur € 1.210,00')).toBeTruthy();
    await visit.user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
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

  test('when removed takes its untouched row along, and asks about a changed one', async () => {
    const visit = await startAtDocuments();
    await addInvoice(visit, xmlFile('a.xml'), xmlFile('b.xml', sampleUbl({ 'cbc:ID': '<cbc:ID>2026-0013</cbc:ID>' })));
    await visit.user.click(within(row(1)).getByRole('checkbox', { name: 'De debiteur betwist deze factuur' }));

    for (const [index, name] of ['a.xml', 'b.xml'].entries()) {
      await visit.user.click(within(row(index + 1)).getByText('Meer over deze factuur'));
      await visit.user.click(screen.getByRole('button', { name: new RegExp(`^Document ${name} verwijderen`) }));
    }

    const question = await screen.findByText(/U verwijderde het document/);
    expect(screen.getAllByText('Meer over deze factuur')).toHaveLength(1);
    await visit.user.click(within(question).getByRole('button', { name: 'Factuur houden' }));
    expect(screen.queryByText(/U verwijderde het document/)).toBeNull();
    expect(await send(visit)).toMatchObject([{ invoice: '2026-0012', isDisputed: true, source: { kind: 'typed' } }]);
  });

  test('with nothing left to pay asks for confirmation, and offers its total', async () => {
    const visit = await startAtDocuments();
    const paid = { 'cac:LegalMonetaryTotal': monetaryTotal({ TaxInclusive: '1210.00', Payable: '0.00' }) };
    await addInvoice(visit, xmlFile('a.xml', sampleUbl(paid)));

    const question = await screen.findByText(/Volgens de e-factuur is alles betaald/);
    await visit.user.click(within(question).getByRole('button', { name: 'Nee, € 1.210,00 staat open' }));

    expect(inRow(1, 'Bedrag').value).toBe('€ 1.210,00');
  });
});
