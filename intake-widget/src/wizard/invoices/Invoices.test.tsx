import { monetaryTotal, sampleUbl, sampleXml } from '@incasso/documents/testing/sampleXml';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendingText } from '../sending/SendingStatus.text';
import { fakePorts, verdictOn } from '../testing/fakePorts';
import { openWizard } from '../testing/openWizard';
import { button, field, fill, ledTo, xmlFile } from '../testing/visitor';
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

const withoutPhone = sampleUbl().replace(/<cbc:Telephone>.*?<\/cbc:Telephone>/, '');

test('a chosen e-invoice leads to the first answer that it lacks, and is announced without a toast', async () => {
  const { choose, toasts } = startAtCompany();
  const region = (await screen.findByRole('button', { name: 'Factuur kiezen' })).closest('[aria-live=polite]');

  await choose(xmlFile('2026-0012.xml', withoutPhone));

  await waitFor(() => expect(document.activeElement).toBe(field('Telefoon')));
  expect(region?.textContent).toBe('1 e-factuur gelezen');
  expect(toasts).toEqual([]);
  expect(await screen.findByText('Voorbeeldstraat 1, 8500 Kortrijk')).toBeTruthy();
  expect(screen.getAllByRole('textbox')).toEqual([field('Telefoon')]);
});

test('a complete e-invoice leads to the last step, which shows every answer', async () => {
  const { choose } = startAtCompany();

  await choose(xmlFile('a.xml'));

  await ledTo('Documenten');
  await screen.findByRole('button', { name: 'Andere rekening: Rekeningnummer' });
  for (const answer of ['Voorbeeld Interieur BV', '0123.456.749', 'An Voorbeeld', 'BE68 5390 0754 7034'])
    expect(screen.getByText(answer)).toBeTruthy();
});

test('an e-invoice dropped beside the wizard is read too, at any step', async () => {
  const { user } = startAtCompany();
  await fill(user, 'Bedrijfsnaam', 'Ander Voorbeeld BV');
  await fill(user, 'KBO nummer', '0123.456.749');
  await fill(user, 'Adres', 'Eigen straat 1');
  await user.click(button('Volgende'));
  const files = [xmlFile('a.xml', withoutPhone)];
  const drop = createEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });

  fireEvent(document.body, drop);

  expect(await screen.findByText('An Voorbeeld')).toBeTruthy();
  expect(screen.getByText('Ander Voorbeeld BV')).toBeTruthy();
  expect(drop.defaultPrevented).toBe(true);
});

test('an answer of the e-invoice that is too long is asked at its step', async () => {
  const { user, choose } = startAtCompany();
  await choose(xmlFile('a.xml', sampleUbl().replace('Voorbeeldstraat 1', 'a'.repeat(201))));
  await ledTo('Documenten');

  await user.click(await screen.findByRole('button', { name: 'Dossier indienen' }));

  await waitFor(() => expect(document.activeElement).toBe(field('Adres')));
});

test('the visitor can replace the account of the e-invoice', async () => {
  const { user, choose } = startAtCompany();
  await choose(xmlFile('a.xml', withoutPhone));

  await user.click(await screen.findByRole('button', { name: 'Andere rekening: Rekeningnummer' }));
  expect(document.activeElement).toBe(field('Rekeningnummer'));
  await user.clear(field('Rekeningnummer'));
  await user.keyboard('BE71096123456769');
  await user.click(button('Volgende'));

  expect(await screen.findByText('BE71 0961 2345 6769')).toBeTruthy();
});

test('two sellers show a warning, and a file that is not an e-invoice is named with what to do', async () => {
  const { choose } = startAtCompany();
  const other = withoutPhone
    .replaceAll('2026-0012', '7')
    .replaceAll('Voorbeeld Interieur', 'Tweede Voorbeeld')
    .replaceAll('0123456749', '0417497106');

  await choose(xmlFile('a.xml', withoutPhone), xmlFile('b.xml', other), xmlFile('nota.xml', '<nota/>'));

  await screen.findByText('2 e-facturen gelezen');
  expect(screen.getByText(/van verschillende verkopers: Voorbeeld Interieur BV, Tweede Voorbeeld BV/)).toBeTruthy();
  expect(screen.getByText('1 bestand niet gelezen')).toBeTruthy();
  expect(screen.getByText(/Dit XML-bestand is geen e-factuur/)).toBeTruthy();
});

test('a notice names a credit note without its invoice, and a payee other than the seller', async () => {
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
  expect(
    screen.getByText(/Voorbeeldfactor NV, niet aan de verkoper: factuur 2026-0012\. Die rekening vullen we niet in/),
  ).toBeTruthy();
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
