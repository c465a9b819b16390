import type { EmbeddedDocument, Invoice } from '../src/invoice/Invoice';
import { sampleBuyerParty, sampleCreditNote, sampleInvoice, sampleSellerParty, without } from './sampleInvoice';
import {
  cacNamespace,
  cbcNamespace,
  monetaryTotal,
  rootNamespace,
  sampleContent,
  sampleLines,
  sampleSeller,
  sampleUbl,
  type UblParts,
} from './sampleUbl';

/** A file and the invoice expected from it */
export type InvoiceSample = {
  readonly name: string;
  readonly file: string | Uint8Array;
  readonly invoice: Invoice;
  readonly embeddedDocuments?: readonly EmbeddedDocument[];
};

/** Files within the standards and as programs write them */
export function ublSamples(): InvoiceSample[] {
  return [
    ...documentTypes(),
    ...optionalParts(),
    ...namespaces(),
    ...encodings(),
    ...amounts(),
    ...dates(),
    ...parties(),
    ...payments(),
    ...documents(),
    ...wrappings(),
  ];
}

function sample(name: string, parts: UblParts, changes: Partial<Invoice> = {}): InvoiceSample {
  return whole(name, sampleUbl(parts), sampleInvoice(changes));
}

function whole(name: string, file: InvoiceSample['file'], invoice: Invoice): InvoiceSample {
  return { name, file, invoice };
}

function documentTypes(): InvoiceSample[] {
  const typed = (code: string) => `<cbc:InvoiceTypeCode>${code}</cbc:InvoiceTypeCode>`;
  const reference = `<cac:BillingReference><cac:InvoiceDocumentReference>
    <cbc:ID>2026-0012</cbc:ID><cbc:IssueDate>2026-01-15</cbc:IssueDate>
  </cac:InvoiceDocumentReference></cac:BillingReference>`;
  const preceding = { number: '2026-0012', issueDate: '2026-01-15' };
  return [
    sample('an invoice', {}),
    whole(
      'a credit note with what it refers to',
      sampleUbl({ root: 'CreditNote', references: reference }),
      sampleCreditNote({ precedingInvoices: [preceding] }),
    ),
    whole(
      'a credit note that refers to two invoices, one without a date',
      sampleUbl({
        root: 'CreditNote',
        references: `${reference}<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>2026-0013</cbc:ID>
          </cac:InvoiceDocumentReference></cac:BillingReference>`,
      }),
      sampleCreditNote({ precedingInvoices: [preceding, { number: '2026-0013' }] }),
    ),
    whole(
      'a credit note that says with its payment until when',
      sampleUbl({
        root: 'CreditNote',
        paymentMeans: `<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>
          <cbc:PaymentDueDate>2026-03-01</cbc:PaymentDueDate></cac:PaymentMeans>`,
      }),
      sampleCreditNote({ dueDate: '2026-03-01', paymentMeans: [{ code: '30' }] }),
    ),
    sample(
      'a credit note as an invoice of type 381',
      { typeCode: typed('381') },
      { kind: 'credit_note', purpose: 'credit', typeCode: '381' },
    ),
    sample(
      'a factored credit note (396)',
      { typeCode: typed('396') },
      { kind: 'credit_note', purpose: 'credit', typeCode: '396' },
    ),
    sample(
      'a factored credit note of France (502)',
      { typeCode: typed('502') },
      { kind: 'credit_note', purpose: 'credit', typeCode: '502' },
    ),
    sample('a corrected invoice (384) is an invoice', { typeCode: typed('384') }, { typeCode: '384' }),
    sample('a prepayment invoice (386)', { typeCode: typed('386') }, { typeCode: '386' }),
    sample('a self-billed invoice (389)', { typeCode: typed('389') }, { typeCode: '389' }),
  ];
}

function optionalParts(): InvoiceSample[] {
  const least = without(sampleInvoice(), 'typeCode', 'dueDate', 'paymentTerms');
  return [
    whole(
      'nothing but what must be there',
      sampleUbl({
        dueDate: undefined,
        typeCode: undefined,
        seller: '<cac:Party/>',
        buyer: '<cac:Party></cac:Party>',
        paymentMeans: undefined,
        paymentTerms: undefined,
        taxTotal: undefined,
        monetaryTotal: monetaryTotal({ Payable: '1210.00' }),
        lines: undefined,
      }),
      {
        ...least,
        amounts: { payable: '1210.00' },
        seller: { identifiers: [], address: {}, contact: {} },
        buyer: { identifiers: [], address: {}, contact: {} },
        paymentMeans: [],
      },
    ),
    whole(
      'empty elements are absent',
      sampleUbl({
        typeCode: '<cbc:InvoiceTypeCode/>',
        dueDate: '<cbc:DueDate></cbc:DueDate>',
        paymentTerms: '<cac:PaymentTerms><cbc:Note>  </cbc:Note></cac:PaymentTerms>',
      }),
      least,
    ),
    sample('no currency of its own, but that of its amounts', { currency: undefined }),
    sample(
      'references of the buyer and to an order',
      {
        references: `<cbc:BuyerReference>PO-77</cbc:BuyerReference>
          <cac:OrderReference><cbc:ID>BESTEL-5</cbc:ID></cac:OrderReference>`,
      },
      { buyerReference: 'PO-77', orderReference: 'BESTEL-5' },
    ),
    sample('1,000 lines, whose amounts and dates are not the invoice’s', { lines: sampleLines(1000) }),
  ];
}

function namespaces(): InvoiceSample[] {
  const prefixed = (file: string, prefix: string, to: string) =>
    file
      .replaceAll(`<${prefix}:`, `<${to}:`)
      .replaceAll(`</${prefix}:`, `</${to}:`)
      .replaceAll(`xmlns:${prefix}=`, `xmlns:${to}=`);
  const rooted = sampleUbl()
    .replace('<Invoice xmlns=', '<ubl:Invoice xmlns:ubl=')
    .replace('</Invoice>', '</ubl:Invoice>');
  const swapped = prefixed(prefixed(prefixed(sampleUbl(), 'cbc', 'x'), 'cac', 'cbc'), 'x', 'cac');
  const localDeclarations = sampleUbl()
    .replace(` xmlns:cbc="${cbcNamespace}"`, '')
    .replace(/<cbc:(\w+)/g, `<$1 xmlns="${cbcNamespace}"`)
    .replace(/<\/cbc:/g, '</');
  const foreign = `<x:ID xmlns:x="urn:example:own">SOMETHING</x:ID><ID xmlns="">ELSE</ID>`;
  return [
    whole('other prefixes', prefixed(prefixed(sampleUbl(), 'cac', 'ns2'), 'cbc', 'ns3'), sampleInvoice()),
    whole('a prefix for the root', rooted, sampleInvoice()),
    whole('the usual prefixes the other way around', swapped, sampleInvoice()),
    whole('declarations on each element', localDeclarations, sampleInvoice()),
    whole(
      'elements of other namespaces with the same names',
      sampleUbl({ number: `${foreign}<cbc:ID>2026-0012</cbc:ID>` }),
      sampleInvoice(),
    ),
    whole(
      'schema location, language and namespaces that nothing uses',
      sampleUbl().replace(
        '<Invoice ',
        `<Invoice xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${rootNamespace('Invoice')} x.xsd" xml:lang="nl" xmlns:qdt="urn:example:qdt" `,
      ),
      sampleInvoice(),
    ),
    whole(
      'white space around equals signs, in tags alone',
      sampleUbl({
        seller: sampleSeller.replace('Voorbeeld Interieur BV', 'A = B <![CDATA[= C]]>').replace('="0208"', "= '0208'"),
      }).replaceAll('currencyID="EUR"', 'currencyID \t=\n"EUR" x = "a = > b"'),
      sampleInvoice({ seller: { ...sampleSellerParty(), legalName: 'A = B = C' } }),
    ),
    whole(
      'one quote or the other, spaces in tags',
      sampleUbl()
        .replaceAll('"', "'")
        .replaceAll("currencyID='EUR'>", "\n currencyID='EUR'\t>")
        .replaceAll('</cbc:ID>', '</cbc:ID  >'),
      sampleInvoice(),
    ),
  ];
}

function encodings(): InvoiceSample[] {
  const buyer = sampleSeller
    .replace('Voorbeeld Interieur BV', 'Société Élan & Čapek — 5 €'.replace('&', '&amp;'))
    .replace('<cac:PartyName><cbc:Name>Voorbeeld Interieur</cbc:Name></cac:PartyName>', '');
  const party = without(sampleSellerParty(), 'tradingName');
  const invoice = sampleInvoice({ buyer: { ...party, legalName: 'Société Élan & Čapek — 5 €' } });
  const file = sampleUbl({ buyer });
  const western = sampleUbl({ buyer: buyer.replace('Č', 'C').replace('—', '-') });
  const westernInvoice = sampleInvoice({ buyer: { ...party, legalName: 'Société Élan & Capek - 5 €' } });
  const declared = (text: string, encoding: string) => text.replace('encoding="UTF-8"', `encoding="${encoding}"`);
  const utf16 = Buffer.from(`\ufeff${declared(file, 'UTF-16')}`, 'utf16le');
  const oneByte = (text: string, euro: number) =>
    Uint8Array.from(text, (character) => (character === '€' ? euro : character.charCodeAt(0)));
  return [
    whole('UTF-8', file, invoice),
    whole('UTF-8 with a byte order mark', `\ufeff${file}`, invoice),
    whole('UTF-8 without a declaration', file.slice(file.indexOf('<Invoice')), invoice),
    whole('UTF-8 that says to be UTF-16', declared(file, 'utf-16'), invoice),
    whole('UTF-16, little end first, with a byte order mark', utf16, invoice),
    whole('UTF-16, big end first, with a byte order mark', Buffer.from(utf16).swap16(), invoice),
    whole('UTF-16 without a byte order mark', utf16.subarray(2), invoice),
    whole('ISO-8859-1', oneByte(declared(western, 'ISO-8859-1'), 0x80), westernInvoice),
    whole('ISO-8859-15', oneByte(declared(western, 'iso-8859-15'), 0xa4), westernInvoice),
    whole(
      'Windows-1252, between other quotes',
      oneByte(declared(western, 'windows-1252').replace('"windows-1252"', "'Windows-1252'"), 0x80),
      westernInvoice,
    ),
    whole(
      'references to characters and CDATA',
      sampleUbl({
        buyer: buyer.replace(
          'Société Élan &amp; Čapek — 5 €',
          'Soci&#233;t&#xE9; &#xc9;lan &#38; <![CDATA[Čapek]]> &#8212; 5 &#x20AC;',
        ),
      }),
      invoice,
    ),
  ];
}

function amounts(): InvoiceSample[] {
  const total = (values: Readonly<Record<string, string>>, changes: Invoice['amounts']) => ({
    file: sampleUbl({ monetaryTotal: monetaryTotal(values) }),
    invoice: sampleInvoice({ amounts: { tax: '210.00', ...changes } }),
  });
  return [
    {
      name: 'allowances, charges, prepaid and rounding',
      ...total(
        {
          LineExtension: '1100.00',
          TaxExclusive: '1000.00',
          TaxInclusive: '1210.00',
          AllowanceTotal: '150.00',
          ChargeTotal: '50.00',
          Prepaid: '210.03',
          PayableRounding: '0.03',
          Payable: '1000.00',
        },
        {
          taxExclusive: '1000.00',
          taxInclusive: '1210.00',
          allowances: '150.00',
          charges: '50.00',
          prepaid: '210.03',
          rounding: '0.03',
          payable: '1000.00',
        },
      ),
    },
    { name: 'nothing to pay', ...total({ Payable: '0' }, { payable: '0.00' }) },
    {
      name: 'a negative amount',
      file: sampleUbl({ monetaryTotal: monetaryTotal({ Payable: '-1210.5' }) }),
      invoice: sampleInvoice({ purpose: 'credit', amounts: { tax: '210.00', payable: '-1210.50' } }),
    },
    {
      name: 'an amount with a plus, zeros before and white space',
      ...total({ Payable: ' +001210.50 ' }, { payable: '1210.50' }),
    },
    { name: 'more than two decimals', ...total({ Payable: '1210.123400' }, { payable: '1210.1234' }) },
    { name: 'no digit before the point', ...total({ Payable: '.5' }, { payable: '0.50' }) },
    {
      name: 'an amount that no float holds',
      ...total({ Payable: '12345678901234567.89' }, { payable: '12345678901234567.89' }),
    },
    {
      name: 'an optional amount that is none is absent',
      ...total({ Prepaid: '1.210,00', Payable: '10' }, { payable: '10.00' }),
    },
    whole(
      'three currencies: the invoice’s, the tax’s and that of the prices',
      sampleUbl({
        currency: `<cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>
          <cbc:PricingCurrencyCode>GBP</cbc:PricingCurrencyCode>`,
        taxTotal: `<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">180.11</cbc:TaxAmount></cac:TaxTotal>
          <cac:TaxTotal><cbc:TaxAmount currencyID="USD">210.00</cbc:TaxAmount>
            <cac:TaxSubtotal><cbc:TaxAmount currencyID="USD">99.00</cbc:TaxAmount></cac:TaxSubtotal></cac:TaxTotal>`,
        monetaryTotal: monetaryTotal(undefined, 'USD'),
      }),
      sampleInvoice({ currency: 'USD' }),
    ),
    whole('amounts without a currency of their own', sampleUbl().replaceAll(' currencyID="EUR"', ''), sampleInvoice()),
  ];
}

function dates(): InvoiceSample[] {
  const undated = without(sampleInvoice(), 'dueDate');
  return [
    sample('dates with time and zone', {
      issueDate: '<cbc:IssueDate>2026-01-15T23:30:00.000+01:00</cbc:IssueDate>',
      dueDate: '<cbc:DueDate>2026-02-14T00:00:00</cbc:DueDate>',
    }),
    sample('dates with a zone alone', {
      issueDate: '<cbc:IssueDate>2026-01-15Z</cbc:IssueDate>',
      dueDate: '<cbc:DueDate>2026-02-14+02:00</cbc:DueDate>',
    }),
    whole('no due date', sampleUbl({ dueDate: undefined }), undated),
    sample(
      'payment terms in two notes over several lines',
      {
        paymentTerms: `<cac:PaymentTerms><cbc:Note>30 dagen\n   na factuur</cbc:Note></cac:PaymentTerms>
          <cac:PaymentTerms><cbc:Note>2% korting binnen 8 dagen</cbc:Note></cac:PaymentTerms>`,
      },
      { paymentTerms: '30 dagen na factuur 2% korting binnen 8 dagen' },
    ),
  ];
}

function parties(): InvoiceSample[] {
  const number = 'companyNumber';
  const seller = (name: string, xml: string, changes: Partial<Invoice['seller']>) =>
    sample(
      name,
      { seller: `<cac:Party>${xml}</cac:Party>` },
      { seller: { identifiers: [], address: {}, contact: {}, ...changes } },
    );
  const legal = (id: string, scheme = '') =>
    `<cac:PartyLegalEntity><cbc:CompanyID${scheme && ` schemeID="${scheme}"`}>${id}</cbc:CompanyID></cac:PartyLegalEntity>`;
  const vat = (id: string, tax: string) =>
    `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID><cac:TaxScheme>${tax}</cac:TaxScheme></cac:PartyTaxScheme>`;
  const inCountry = (country: string) =>
    `<cac:PostalAddress><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`;
  return [
    seller('a company number without a scheme', legal('0123.456.749'), {
      [number]: '0123.456.749',
      legalIdentifier: { value: '0123.456.749' },
    }),
    seller('a company number with BE before it', legal('BE 0123456749'), {
      [number]: '0123.456.749',
      legalIdentifier: { value: 'BE 0123456749' },
    }),
    seller('a company number of nine digits', legal('123456749', '0208'), {
      [number]: '0123.456.749',
      legalIdentifier: { value: '123456749', scheme: '0208' },
    }),
    seller('a company number with wrong check digits is none', legal('0123456748', '0208'), {
      legalIdentifier: { value: '0123456748', scheme: '0208' },
    }),
    seller('digits of another country are none of Belgium', inCountry('FR') + legal('123456749'), {
      address: { country: 'FR' },
      legalIdentifier: { value: '123456749' },
    }),
    seller('a number of another scheme is none of Belgium', legal('0123456749', '0002'), {
      legalIdentifier: { value: '0123456749', scheme: '0002' },
    }),
    seller('the electronic address by VAT number', '<cbc:EndpointID schemeID="9925">BE0123456749</cbc:EndpointID>', {
      [number]: '0123.456.749',
      endpoint: { value: 'BE0123456749', scheme: '9925' },
    }),
    seller(
      'identifiers of several schemes',
      `<cac:PartyIdentification><cbc:ID schemeID="0088">5412345000013</cbc:ID></cac:PartyIdentification>
       <cac:PartyIdentification><cbc:ID schemeID="BE:CBE">0123456749</cbc:ID></cac:PartyIdentification>`,
      {
        [number]: '0123.456.749',
        identifiers: [
          { value: '5412345000013', scheme: '0088' },
          { value: '0123456749', scheme: 'BE:CBE' },
        ],
      },
    ),
    seller('a VAT number with spaces and dots, its tax in Dutch', vat('be 0123.456.749', '<cbc:ID>btw</cbc:ID>'), {
      [number]: '0123.456.749',
      vatNumber: 'BE0123456749',
    }),
    seller(
      'a VAT number after one of another tax',
      vat('12345', '<cbc:ID>LOC</cbc:ID>') + vat('NL123456789B01', '<cbc:ID>VAT</cbc:ID>'),
      {
        vatNumber: 'NL123456789B01',
      },
    ),
    seller(
      'an address with all its parts',
      `<cac:PostalAddress><cbc:StreetName>Voorbeeldlaan</cbc:StreetName><cbc:AdditionalStreetName>Bus 3</cbc:AdditionalStreetName>
        <cbc:BuildingNumber>12A</cbc:BuildingNumber><cbc:CityName>Luik</cbc:CityName><cbc:PostalZone>4000</cbc:PostalZone>
        <cbc:CountrySubentity>Luik</cbc:CountrySubentity><cac:AddressLine><cbc:Line>Gebouw C</cbc:Line></cac:AddressLine>
        <cac:Country><cbc:IdentificationCode listID="ISO3166-1:Alpha2">be</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`,
      {
        address: {
          street: 'Voorbeeldlaan 12A',
          additionalStreet: 'Bus 3',
          line: 'Gebouw C',
          postalCode: '4000',
          city: 'Luik',
          region: 'Luik',
          country: 'BE',
        },
      },
    ),
    sample(
      'a buyer with a trading name and a contact',
      {
        buyer: `<cac:Party><cac:PartyName><cbc:Name>Café Voorbeeld</cbc:Name></cac:PartyName>
          <cac:Contact><cbc:ElectronicMail>kassa@cafe.example</cbc:ElectronicMail></cac:Contact></cac:Party>`,
      },
      {
        buyer: {
          tradingName: 'Café Voorbeeld',
          identifiers: [],
          address: {},
          contact: { email: 'kassa@cafe.example' },
        },
      },
    ),
    sample('the buyer of the sample', {}, { buyer: sampleBuyerParty() }),
    sample(
      'a payee, and a tax representative and a delivery that are nobody’s here',
      {
        references: `<cac:PayeeParty><cac:PartyIdentification><cbc:ID schemeID="SEPA">BE69ZZZ050D000000008</cbc:ID></cac:PartyIdentification>
            <cac:PartyName><cbc:Name>Voorbeeldfactor NV</cbc:Name></cac:PartyName>
            <cac:PartyLegalEntity><cbc:CompanyID schemeID="0208">0999999922</cbc:CompanyID></cac:PartyLegalEntity></cac:PayeeParty>
          <cac:TaxRepresentativeParty>${sampleSeller}</cac:TaxRepresentativeParty>
          <cac:Delivery><cac:DeliveryParty>${sampleSeller}</cac:DeliveryParty></cac:Delivery>`,
      },
      { payee: { name: 'Voorbeeldfactor NV', companyNumber: '0999.999.922' } },
    ),
    sample('a payee who is nobody', {
      references: `<cac:PayeeParty><cac:PartyIdentification><cbc:ID schemeID="SEPA">BE69ZZZ050D000000008</cbc:ID>
        </cac:PartyIdentification></cac:PayeeParty>`,
    }),
  ];
}

function payments(): InvoiceSample[] {
  const means = (
    account: string,
    reference: string,
  ) => `<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>
    <cbc:PaymentID>${reference}</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>${account}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`;
  return [
    sample(
      'two accounts, with spaces and without a valid number; references in digits, and of other kinds',
      { paymentMeans: means('BE68 5390 0754 7034', '090933755493') + means('BE69539007547034', 'RF18 5390 0754 7034') },
      {
        paymentMeans: [
          {
            code: '58',
            account: 'BE68 5390 0754 7034',
            iban: 'BE68 5390 0754 7034',
            reference: '090933755493',
            structuredReference: '+++090/9337/55493+++',
          },
          { code: '58', account: 'BE69539007547034', reference: 'RF18 5390 0754 7034' },
        ],
      },
    ),
    sample(
      'a direct debit, with its mandate and without',
      {
        paymentMeans: `<cac:PaymentMeans><cbc:PaymentMeansCode>59</cbc:PaymentMeansCode><cac:PaymentMandate><cbc:ID>M-1</cbc:ID>
            <cac:PayerFinancialAccount><cbc:ID>BE71096123456769</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMandate></cac:PaymentMeans>
          <cac:PaymentMeans><cbc:PaymentMeansCode>49</cbc:PaymentMeansCode>
            <cac:PayerFinancialAccount><cbc:ID>BE71 0961 2345 6769</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMeans>`,
      },
      {
        paymentMeans: [
          { code: '59', payerAccount: 'BE71096123456769' },
          { code: '49', payerAccount: 'BE71 0961 2345 6769' },
        ],
      },
    ),
    sample(
      'a structured reference with stars, whose check digits are 97',
      { paymentMeans: means('x', '***000/0000/09797***') },
      {
        paymentMeans: [
          { code: '58', account: 'x', reference: '***000/0000/09797***', structuredReference: '+++000/0000/09797+++' },
        ],
      },
    ),
    sample(
      'a reference with wrong check digits is a reference like others',
      { paymentMeans: means('x', '+++090/9337/55494+++') },
      { paymentMeans: [{ code: '58', account: 'x', reference: '+++090/9337/55494+++' }] },
    ),
  ];
}

function documents(): InvoiceSample[] {
  const reference = (inner: string) => `<cac:AdditionalDocumentReference>${inner}</cac:AdditionalDocumentReference>`;
  return [
    {
      ...sample('an embedded PDF, one that is linked to, and a reference to a file', {
        documents: [
          reference(`<cbc:ID>2026-0012</cbc:ID><cbc:DocumentDescription>Factuur als PDF</cbc:DocumentDescription><cac:Attachment>
            <cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="factuur &amp; bijlage.pdf">JVBE\nRi0=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>`),
          reference(`<cbc:ID>L1</cbc:ID><cac:Attachment><cac:ExternalReference><cbc:URI>https://files.example/l1</cbc:URI>
            </cac:ExternalReference></cac:Attachment>`),
          reference('<cbc:ID>130</cbc:ID>'),
        ].join(''),
      }),
      embeddedDocuments: [
        {
          reference: '2026-0012',
          description: 'Factuur als PDF',
          mediaType: 'application/pdf',
          fileName: 'factuur & bijlage.pdf',
          base64: 'JVBE\nRi0=',
        },
      ],
    },
    {
      ...sample('two embedded documents without names, one in CDATA', {
        documents: [
          '<cbc:EmbeddedDocumentBinaryObject>QQ==</cbc:EmbeddedDocumentBinaryObject>',
          '<cbc:EmbeddedDocumentBinaryObject><![CDATA[Qg==]]></cbc:EmbeddedDocumentBinaryObject>',
        ]
          .map((object) => reference(`<cac:Attachment>${object}</cac:Attachment>`))
          .join(''),
      }),
      embeddedDocuments: [{ base64: 'QQ==' }, { base64: 'Qg==' }],
    },
  ];
}

function wrappings(): InvoiceSample[] {
  const content = `<cac:Signature><cbc:ID>SIG</cbc:ID></cac:Signature>${sampleContent()}`;
  const extensions = `<ext:UBLExtensions xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2">
    <ext:UBLExtension><ext:ExtensionContent><cbc:ID>EXT</cbc:ID></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`;
  const invoice = `<Invoice xmlns="${rootNamespace('Invoice')}" xmlns:cac="${cacNamespace}" xmlns:cbc="${cbcNamespace}">${extensions}${content}</Invoice>`;
  return [
    whole('extensions and a signature', invoice, sampleInvoice()),
    whole(
      'the envelope of an access point',
      `<StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader">
        <StandardBusinessDocumentHeader><HeaderVersion>1.0</HeaderVersion></StandardBusinessDocumentHeader>${invoice}</StandardBusinessDocument>`,
      sampleInvoice(),
    ),
    whole(
      'comments, instructions and white space around the root',
      `\n<?xml version="1.0"?>\n<!-- <Invoice> --><?maker x?>\n${invoice}\n<!-- end -->\n`,
      sampleInvoice(),
    ),
    whole('lines that end as on Windows', sampleUbl().replaceAll('\n', '\r\n'), sampleInvoice()),
  ];
}
