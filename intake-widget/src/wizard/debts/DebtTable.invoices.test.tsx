import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { monetaryTotal, sampleUbl } from '@incasso/documents/testing/sampleXml';
import { openWizard } from '../testing/openWizard';
import { button, field, xmlFile } from '../testing/visitor';
import { type Visit, send, row, inRow, opener, openers } from '../testing/debtRows';

async function addInvoice({ user }: Visit, ...files: File[]) {
  const count = openers().length + files.length;
  await user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), files);
  await waitFor(() => expect(openers()).toHaveLength(count));
}

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

  test('when removed also removes its untouched row, and asks about a changed one', async () => {
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
