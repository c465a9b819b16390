import { monetaryTotal, sampleUbl, sampleXml } from '@incasso/documents/testing/sampleXml';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendingText } from '../sending/SendingStatus.text';
import { fakePorts, verdictOn } from '../testing/fakePorts';
import { openWizard } from '../testing/openWizard';
import { button, field, fill, xmlFile } from '../testing/visitor';
import type { WizardPorts } from '../provideCase';
import { WizardSteps } from '../WizardSteps';

const withPdf = sampleUbl({
  'cac:AdditionalDocumentReference':
    '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf">JVBERi0xLjQ=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>',
});

function startAtCompany(changed: Partial<WizardPorts> = {}) {
  const user = userEvent.setup();
  const fake = fakePorts();
  render(<WizardSteps ports={{ ...fake.ports, ...changed }} />);
  const choose = async (...files: File[]) =>
    user.upload(await screen.findByLabelText('E-facturen', { selector: 'input' }), files);
  return { user, choose, ...fake };
}

const hintOf = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '');

test('a chosen e-invoice fills the form, marks what it filled, and announces it in place, without a toast', async () => {
  const { user, choose, toasts } = startAtCompany();
  const region = (await screen.findByRole('button', { name: 'Factuur kiezen' })).closest('[aria-live=polite]');

  await choose(xmlFile('2026-0012.xml'));

  expect(region?.contains(await screen.findByText('1 e-factuur gelezen'))).toBe(true);
  expect(toasts).toEqual([]);
  expect(field('Bedrijfsnaam')).toHaveProperty('value', 'Voorbeeld Interieur BV');
  expect(hintOf('Bedrijfsnaam')?.textContent).toBe(' uit uw e-factuur');

  await user.type(field('Bedrijfsnaam'), '!');
  expect(hintOf('Bedrijfsnaam')?.textContent).toContain('In uw e-factuur: Voorbeeld Interieur BV');
});

test('an e-invoice dropped beside the wizard is read too, at any step', async () => {
  const { user } = startAtCompany();
  await fill(user, 'Bedrijfsnaam', 'Ander Voorbeeld BV');
  await fill(user, 'KBO nummer', '0123.456.749');
  await user.click(button('Volgende'));
  const drop = createEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [xmlFile('a.xml')] } });

  fireEvent(document.body, drop);

  await waitFor(() => expect(field('Contactpersoon')).toHaveProperty('value', 'An Voorbeeld'));
  expect(drop.defaultPrevented).toBe(true);
});

test("the visitor's text stays until they accept the e-invoice's value; the focus then moves to its mark", async () => {
  const { user, choose } = startAtCompany();
  await fill(user, 'Bedrijfsnaam', 'Ander Voorbeeld BV');
  await choose(xmlFile('a.xml'));

  await user.click(await screen.findByRole('button', { name: 'Overnemen uit uw e-factuur: Voorbeeld Interieur BV' }));

  expect(field('Bedrijfsnaam')).toHaveProperty('value', 'Voorbeeld Interieur BV');
  expect(document.activeElement?.textContent).toBe('uit uw e-factuur');
});

test('a bank account is used only once the visitor confirms it', async () => {
  const { user, choose } = startAtCompany();
  await choose(xmlFile('a.xml'));
  await screen.findByText('1 e-factuur gelezen');
  await user.click(button('Volgende'));
  expect(field('Rekeningnummer')).toHaveProperty('value', '');

  // The accessible name starts with the visible label, for speech input (WCAG 2.5.3).
  await user.click(
    screen.getByRole('button', { name: 'Deze rekening gebruiken uit uw e-factuur: BE68 5390 0754 7034' }),
  );

  expect(field('Rekeningnummer')).toHaveProperty('value', 'BE68 5390 0754 7034');
});

test('the last step asks once more, and says into which account we pay after a yes', async () => {
  const { user, choose } = startAtCompany();
  await choose(xmlFile('a.xml'));
  await screen.findByText('1 e-factuur gelezen');
  await user.click(button('Volgende'));
  await user.click(button('Volgende'));
  expect(await screen.findByRole('group', { name: 'Storten op BE68 5390 0754 7034 (uit uw e-factuur)?' })).toBeTruthy();

  await user.click(button('Ja, storten op BE68 5390 0754 7034'));

  expect(document.activeElement?.textContent).toBe('Storten op BE68 5390 0754 7034.');
  expect(screen.queryByRole('button', { name: 'Andere rekening' })).toBeNull();
  await user.click(button('Vorige'));
  expect(field('Rekeningnummer')).toHaveProperty('value', 'BE68 5390 0754 7034');
});

test('another account than the one of the e-invoice is filled in at its field', async () => {
  const { user, choose } = startAtCompany();
  await choose(xmlFile('a.xml'));
  await screen.findByText('1 e-factuur gelezen');
  await user.click(button('Volgende'));
  await user.click(button('Volgende'));

  await user.click(await screen.findByRole('button', { name: 'Andere rekening' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Rekeningnummer')));
  expect(field('Rekeningnummer')).toHaveProperty('value', '');
  await user.keyboard('BE71096123456769');
  await user.click(button('Volgende'));

  expect(await screen.findByText(/^Controleer uw gegevens/)).toBeTruthy();
  expect(screen.queryByText(/^Storten op/)).toBeNull();
});

test('one button clears everything that was filled in', async () => {
  const { user, choose } = startAtCompany();
  await fill(user, 'Adres', 'Eigen straat 1');
  await choose(xmlFile('a.xml'));

  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));

  expect(field('Bedrijfsnaam')).toHaveProperty('value', '');
  expect(field('Adres')).toHaveProperty('value', 'Eigen straat 1');
  expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Wat wij invulden, is gewist.');
});

test('two sellers show a warning, and a file that is not an e-invoice is named with what to do', async () => {
  const { choose } = startAtCompany();
  const other = sampleUbl({ 'cbc:ID': '<cbc:ID>7</cbc:ID>' })
    .replaceAll('Voorbeeld Interieur', 'Tweede Voorbeeld')
    .replaceAll('0123456749', '0417497106');

  await choose(xmlFile('a.xml'), xmlFile('b.xml', other), xmlFile('nota.xml', '<nota/>'));

  await screen.findByText('2 e-facturen gelezen');
  expect(screen.getByText(/van verschillende verkopers: Voorbeeld Interieur BV, Tweede Voorbeeld BV/)).toBeTruthy();
  expect(screen.getByText('1 bestand niet gelezen')).toBeTruthy();
  expect(screen.getByText(/Dit XML-bestand is geen e-factuur/)).toBeTruthy();
});

test('an invoice that is not due yet shows a warning with its date, one that is due does not', async () => {
  const { choose } = startAtCompany();

  await choose(
    xmlFile('later.xml', sampleUbl().replaceAll('2026-0012', 'LATER').replaceAll('2026-02-14', '2099-02-14')),
    xmlFile('2026-0012.xml'),
  );

  expect(await screen.findByText(/^Factuur LATER vervalt pas op 14\/02\/2099/)).toBeTruthy();
  expect(screen.queryByText(/^Factuur 2026-0012 vervalt/)).toBeNull();
});

test('a notice names the credit note whose invoice was not chosen, says that it is not subtracted, and names a payee other than the seller', async () => {
  const { choose } = startAtCompany();
  const payee =
    '<cac:PayeeParty><cac:PartyName><cbc:Name>Voorbeeldfactor NV</cbc:Name></cac:PartyName></cac:PayeeParty>';
  const creditNote = sampleXml('ubl-credit-note.xml', {
    'cac:BillingReference': '',
    'cac:LegalMonetaryTotal': monetaryTotal({ TaxInclusive: '-50.00', Payable: '-50.00' }),
  });

  await choose(
    xmlFile('cn.xml', creditNote),
    xmlFile('v.xml', sampleUbl({ 'cac:AdditionalDocumentReference': payee })),
  );

  expect(await screen.findByText('1 e-factuur en 1 creditnota gelezen')).toBeTruthy();
  expect(screen.getByText(/Voorbeeldfactor NV, niet aan de verkoper: factuur 2026-0012\. We stellen/)).toBeTruthy();
  expect(
    screen.getByText(
      /^Kijk na: Creditnota CN-2026-3 van .*€ 50,00\. Het bestand zegt niet .*We trokken het niet af\.$/,
    ),
  ).toBeTruthy();
});

test('a case submitted while its e-invoice is being read includes the documents inside it, and fills no field unseen', async () => {
  let read: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (read = resolve));
  const { ports, sent } = fakePorts();
  const readDocument: WizardPorts['readDocument'] = async (file) => {
    await asked;
    return verdictOn(file);
  };
  const { user } = await openWizard({
    ports: { ...ports, readDocument },
    documents: [xmlFile('a.xml', withPdf)],
  });

  await user.click(button('Dossier indienen'));
  await screen.findAllByText(sendingText.reading);
  expect(sent).toEqual([]);
  read();

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.documents).toMatchObject([
    { content: { name: 'a.xml' } },
    { content: { name: 'Factuur 2026-0012.pdf' } },
  ]);
  expect(sent[0]?.answers.invoices_terms).toBe('');
});
