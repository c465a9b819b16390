import type { Invoice } from '../src/invoice/Invoice';
import { sampleCii, type CiiParts } from './sampleCii';
import { sampleInvoice, sampleSellerParty, without } from './sampleInvoice';
import type { InvoiceSample } from './ublSamples';

/** Files in CII as the standard allows them and as programs write them. */
export function ciiSamples(): InvoiceSample[] {
  return [...profiles(), ...documentTypes(), ...amounts(), ...parties(), ...payments(), ...forms()].map((file) => ({
    ...file,
    name: `CII: ${file.name}`,
  }));
}

function sample(name: string, parts: CiiParts, changes: Partial<Invoice> = {}): InvoiceSample {
  return { name, file: sampleCii(parts), invoice: sampleInvoice(changes) };
}

function profiles(): InvoiceSample[] {
  const factur = 'urn:factur-x.eu:1p0';
  return [
    sample('EN 16931', {}),
    sample('EXTENDED', { profile: `urn:cen.eu:en16931:2017#conformant#${factur}:extended` }),
    sample('BASIC', { profile: `urn:cen.eu:en16931:2017#compliant#${factur}:basic` }),
    sample('BASIC WL, without lines', { profile: `${factur}:basicwl`, lines: '' }),
    {
      name: 'MINIMUM, as far as it goes',
      file: sampleCii({
        profile: `${factur}:minimum`,
        lines: '',
        seller: `<ram:Name>Voorbeeld Interieur BV</ram:Name>
          <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">BE0123456749</ram:ID></ram:SpecifiedTaxRegistration>`,
        buyer: '<ram:Name>Staalvoorbeeld NV</ram:Name>',
        paymentReference: '',
        paymentMeans: '',
        paymentTerms: '',
      }),
      invoice: {
        ...without(sampleInvoice(), 'dueDate', 'paymentTerms'),
        seller: {
          legalName: 'Voorbeeld Interieur BV',
          companyNumber: '0123.456.749',
          vatNumber: 'BE0123456749',
          identifiers: [],
          address: {},
          contact: {},
        },
        buyer: { legalName: 'Staalvoorbeeld NV', identifiers: [], address: {}, contact: {} },
        paymentMeans: [],
      },
    },
  ];
}

function documentTypes(): InvoiceSample[] {
  const preceding = `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>2026-0010</ram:IssuerAssignedID>
      <ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20260105</qdt:DateTimeString></ram:FormattedIssueDateTime>
    </ram:InvoiceReferencedDocument>
    <ram:InvoiceReferencedDocument><ram:IssuerAssignedID>2026-0011</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>
    <ram:InvoiceReferencedDocument/>`;
  const precedingInvoices = [{ number: '2026-0010', issueDate: '2026-01-05' }, { number: '2026-0011' }];
  return [
    sample(
      'a credit note with what it refers to',
      { typeCode: '381', preceding },
      { kind: 'credit_note', purpose: 'credit', typeCode: '381', precedingInvoices },
    ),
    sample('a corrected invoice', { typeCode: '384', preceding }, { typeCode: '384', precedingInvoices }),
    sample('an invoice that the buyer wrote', { typeCode: '389' }, { typeCode: '389' }),
    sample(
      'a credit note that the buyer wrote',
      { typeCode: '261' },
      { kind: 'credit_note', purpose: 'credit', typeCode: '261' },
    ),
    sample('an invoice for a prepayment', { typeCode: '386' }, { typeCode: '386' }),
  ];
}

function amounts(): InvoiceSample[] {
  const due = '<ram:DuePayableAmount>10</ram:DuePayableAmount>';
  return [
    sample(
      'allowances, charges, prepaid and rounding',
      {
        amounts: `<ram:LineTotalAmount>1100.00</ram:LineTotalAmount><ram:ChargeTotalAmount>50.00</ram:ChargeTotalAmount>
          <ram:AllowanceTotalAmount>150.00</ram:AllowanceTotalAmount><ram:TaxBasisTotalAmount>1000.00</ram:TaxBasisTotalAmount>
          <ram:TaxTotalAmount currencyID="EUR">210.00</ram:TaxTotalAmount><ram:RoundingAmount>0.03</ram:RoundingAmount>
          <ram:GrandTotalAmount>1210.00</ram:GrandTotalAmount><ram:TotalPrepaidAmount>210.03</ram:TotalPrepaidAmount>
          <ram:DuePayableAmount>1000.00</ram:DuePayableAmount>`,
      },
      {
        amounts: {
          taxExclusive: '1000.00',
          tax: '210.00',
          taxInclusive: '1210.00',
          allowances: '150.00',
          charges: '50.00',
          prepaid: '210.03',
          rounding: '0.03',
          payable: '1000.00',
        },
      },
    ),
    sample(
      'VAT in a second currency',
      {
        currency: `<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>USD</ram:InvoiceCurrencyCode>`,
        amounts: `<ram:TaxTotalAmount currencyID="EUR">180.11</ram:TaxTotalAmount>
          <ram:TaxTotalAmount currencyID="USD">210.00</ram:TaxTotalAmount>${due}`,
      },
      { currency: 'USD', amounts: { tax: '210.00', payable: '10.00' } },
    ),
    sample(
      'the currency of the due amount alone',
      { currency: '', amounts: '<ram:DuePayableAmount currencyID="GBP">-10.5</ram:DuePayableAmount>' },
      { purpose: 'credit', currency: 'GBP', amounts: { payable: '-10.50' } },
    ),
    sample('nothing but the due amount', { amounts: due }, { amounts: { payable: '10.00' } }),
  ];
}

function parties(): InvoiceSample[] {
  return [
    sample(
      'identifiers, a department and an address with all its parts',
      {
        seller: `<ram:ID>K-12</ram:ID><ram:GlobalID schemeID="0088">5412345000013</ram:GlobalID>
          <ram:Name>Voorbeeld SA</ram:Name><ram:DefinedTradeContact><ram:DepartmentName>Boekhouding</ram:DepartmentName></ram:DefinedTradeContact>
          <ram:PostalTradeAddress><ram:PostcodeCode>75001</ram:PostcodeCode><ram:LineOne>Rue Exemple 1</ram:LineOne>
            <ram:LineTwo>Bus 3</ram:LineTwo><ram:LineThree>Gebouw C</ram:LineThree><ram:CityName>Parijs</ram:CityName>
            <ram:CountryID>fr</ram:CountryID><ram:CountrySubDivisionName>Île-de-France</ram:CountrySubDivisionName></ram:PostalTradeAddress>
          <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR11123456782</ram:ID></ram:SpecifiedTaxRegistration>`,
      },
      {
        seller: {
          legalName: 'Voorbeeld SA',
          vatNumber: 'FR11123456782',
          identifiers: [{ value: 'K-12' }, { value: '5412345000013', scheme: '0088' }],
          address: {
            street: 'Rue Exemple 1',
            additionalStreet: 'Bus 3',
            line: 'Gebouw C',
            postalCode: '75001',
            city: 'Parijs',
            region: 'Île-de-France',
            country: 'FR',
          },
          contact: { name: 'Boekhouding' },
        },
      },
    ),
    sample(
      'a payee, and the references of the buyer',
      {
        payee: `<ram:PayeeTradeParty><ram:Name>Voorbeeldfactor NV</ram:Name><ram:SpecifiedLegalOrganization>
          <ram:ID schemeID="0208">0999999922</ram:ID></ram:SpecifiedLegalOrganization></ram:PayeeTradeParty>`,
        references: '<ram:BuyerReference>AFD-7</ram:BuyerReference>',
        documents: `<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO-9</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>`,
      },
      {
        payee: { name: 'Voorbeeldfactor NV', companyNumber: '0999.999.922' },
        buyerReference: 'AFD-7',
        orderReference: 'PO-9',
      },
    ),
    sample('a payee who is nobody', { payee: '<ram:PayeeTradeParty/>' }),
  ];
}

function payments(): InvoiceSample[] {
  const reference = { reference: 'RF18539007547034' };
  return [
    sample(
      'an account of its own kind, and a direct debit',
      {
        paymentReference: `<ram:CreditorReferenceID>BE69ZZZ050D000000008</ram:CreditorReferenceID>
          <ram:PaymentReference>RF18539007547034</ram:PaymentReference>`,
        paymentMeans: `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>42</ram:TypeCode>
            <ram:PayeePartyCreditorFinancialAccount><ram:ProprietaryID>12-34</ram:ProprietaryID></ram:PayeePartyCreditorFinancialAccount>
          </ram:SpecifiedTradeSettlementPaymentMeans>
          <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>59</ram:TypeCode>
            <ram:PayerPartyDebtorFinancialAccount><ram:IBANID>BE71096123456769</ram:IBANID></ram:PayerPartyDebtorFinancialAccount>
          </ram:SpecifiedTradeSettlementPaymentMeans>`,
      },
      {
        seller: {
          ...sampleSellerParty(),
          identifiers: [...sampleSellerParty().identifiers, { value: 'BE69ZZZ050D000000008', scheme: 'SEPA' }],
        },
        paymentMeans: [
          { code: '42', account: '12-34', ...reference },
          { code: '59', payerAccount: 'BE71096123456769', ...reference },
        ],
      },
    ),
    sample(
      'a reference without a means',
      { paymentMeans: '' },
      { paymentMeans: [{ reference: '+++090/9337/55493+++', structuredReference: '+++090/9337/55493+++' }] },
    ),
    sample(
      'terms in two parts, the due date in the second, written with a time',
      {
        paymentTerms: `<ram:SpecifiedTradePaymentTerms><ram:Description>2% korting</ram:Description></ram:SpecifiedTradePaymentTerms>
          <ram:SpecifiedTradePaymentTerms><ram:Description>binnen\n 8 dagen</ram:Description>
            <ram:DueDateDateTime><udt:DateTimeString>2026-02-01T00:00:00</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>`,
      },
      { paymentTerms: '2% korting binnen 8 dagen', dueDate: '2026-02-01' },
    ),
  ];
}

function forms(): InvoiceSample[] {
  return [
    {
      ...sample('an embedded PDF, and a document that is linked to', {
        documents: `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>B1</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode>
            <ram:Name>Factuur als PDF</ram:Name><ram:AttachmentBinaryObject mimeCode="application/pdf" filename="b1.pdf">JVBERi0=</ram:AttachmentBinaryObject>
          </ram:AdditionalReferencedDocument>
          <ram:AdditionalReferencedDocument><ram:IssuerAssignedID>L1</ram:IssuerAssignedID><ram:URIID>https://files.example/l1</ram:URIID>
          </ram:AdditionalReferencedDocument>`,
      }),
      embeddedDocuments: [
        {
          reference: 'B1',
          description: 'Factuur als PDF',
          mediaType: 'application/pdf',
          fileName: 'b1.pdf',
          base64: 'JVBERi0=',
        },
      ],
    },
    {
      name: 'the envelope of an access point',
      file: `<StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader">
        <StandardBusinessDocumentHeader/>${sampleCii()}</StandardBusinessDocument>`,
      invoice: sampleInvoice({ seller: sampleSellerParty() }),
    },
    {
      name: 'other prefixes',
      file: sampleCii()
        .replaceAll('rsm:', 'a:')
        .replaceAll('xmlns:rsm', 'xmlns:a')
        .replaceAll('ram:', 'b:')
        .replaceAll('xmlns:ram', 'xmlns:b'),
      invoice: sampleInvoice(),
    },
  ];
}
