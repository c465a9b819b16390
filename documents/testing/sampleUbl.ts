/** XML of a part; an empty text omits it. */
type Part = string | undefined;

/** Parts of a UBL document, each as XML with the prefixes `cac` and `cbc`; missing parts default to the sample's. */
export type UblParts = {
  root?: 'Invoice' | 'CreditNote';
  number?: Part;
  issueDate?: Part;
  dueDate?: Part;
  typeCode?: Part;
  currency?: Part;
  references?: Part;
  documents?: Part;
  seller?: Part;
  buyer?: Part;
  paymentMeans?: Part;
  paymentTerms?: Part;
  taxTotal?: Part;
  monetaryTotal?: Part;
  lines?: Part;
};

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
export const cacNamespace = `${ubl}CommonAggregateComponents-2`;
export const cbcNamespace = `${ubl}CommonBasicComponents-2`;

export function rootNamespace(root: 'Invoice' | 'CreditNote'): string {
  return `${ubl}${root}-2`;
}

/** A complete invoice or credit note as accounting packages write it. All names are samples. */
export function sampleUbl({ root = 'Invoice', ...parts }: UblParts = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${rootNamespace(root)}" xmlns:cac="${cacNamespace}" xmlns:cbc="${cbcNamespace}">
${sampleContent({ root, ...parts })}
</${root}>`;
}

/** The same without root and declarations. */
export function sampleContent({ root = 'Invoice', ...parts }: UblParts = {}): string {
  const given: Required<Omit<UblParts, 'root'>> = { ...sampleParts(root), ...parts };
  return [
    '<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>',
    '<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>',
    given.number,
    given.issueDate,
    given.dueDate,
    given.typeCode,
    given.currency,
    given.references,
    given.documents,
    `<cac:AccountingSupplierParty>${given.seller ?? ''}</cac:AccountingSupplierParty>`,
    `<cac:AccountingCustomerParty>${given.buyer ?? ''}</cac:AccountingCustomerParty>`,
    given.paymentMeans,
    given.paymentTerms,
    given.taxTotal,
    given.monetaryTotal,
    given.lines,
  ]
    .filter((part) => part !== undefined)
    .join('\n');
}

function sampleParts(root: 'Invoice' | 'CreditNote'): Required<Omit<UblParts, 'root'>> {
  return {
    number: '<cbc:ID>2026-0012</cbc:ID>',
    issueDate: '<cbc:IssueDate>2026-01-15</cbc:IssueDate>',
    dueDate: root === 'Invoice' ? '<cbc:DueDate>2026-02-14</cbc:DueDate>' : undefined,
    typeCode:
      root === 'Invoice'
        ? '<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>'
        : '<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>',
    currency: '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>',
    references: undefined,
    documents: undefined,
    seller: sampleSeller,
    buyer: sampleBuyer,
    paymentMeans: `<cac:PaymentMeans>
      <cbc:PaymentMeansCode name="Credit transfer">30</cbc:PaymentMeansCode>
      <cbc:PaymentID>+++090/9337/55493+++</cbc:PaymentID>
      <cac:PayeeFinancialAccount>
        <cbc:ID>BE68539007547034</cbc:ID>
        <cbc:Name>Voorbeeld Interieur BV</cbc:Name>
        <cac:FinancialInstitutionBranch><cbc:ID>XXXXBEBB</cbc:ID></cac:FinancialInstitutionBranch>
      </cac:PayeeFinancialAccount>
    </cac:PaymentMeans>`,
    paymentTerms: '<cac:PaymentTerms><cbc:Note>Betaalbaar binnen 30 dagen</cbc:Note></cac:PaymentTerms>',
    taxTotal: '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">210.00</cbc:TaxAmount></cac:TaxTotal>',
    monetaryTotal: monetaryTotal(),
    lines: sampleLines(1, root),
  };
}

/** `cac:LegalMonetaryTotal` with these amounts, by their UBL names without `Amount` */
export function monetaryTotal(
  amounts: Readonly<Record<string, string>> = {
    LineExtension: '1000.00',
    TaxExclusive: '1000.00',
    TaxInclusive: '1210.00',
    Payable: '1210.00',
  },
  currency = 'EUR',
): string {
  const elements = Object.entries(amounts).map(
    ([name, value]) => `<cbc:${name}Amount currencyID="${currency}">${value}</cbc:${name}Amount>`,
  );
  return `<cac:LegalMonetaryTotal>${elements.join('')}</cac:LegalMonetaryTotal>`;
}

export function sampleLines(count: number, root: 'Invoice' | 'CreditNote' = 'Invoice'): string {
  const quantity = root === 'Invoice' ? 'Invoiced' : 'Credited';
  return Array.from(
    { length: count },
    (_, index) => `<cac:${root}Line>
      <cbc:ID>${index + 1}</cbc:ID>
      <cbc:${quantity}Quantity unitCode="C62">1</cbc:${quantity}Quantity>
      <cbc:LineExtensionAmount currencyID="EUR">1000.00</cbc:LineExtensionAmount>
      <cac:Item><cbc:Name>Kast &amp; plaatsing</cbc:Name>
        <cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent>
          <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>
      </cac:Item>
      <cac:Price><cbc:PriceAmount currencyID="EUR">1000.00</cbc:PriceAmount></cac:Price>
    </cac:${root}Line>`,
  ).join('\n');
}

export const sampleSeller = `<cac:Party>
  <cbc:EndpointID schemeID="0208">0123456749</cbc:EndpointID>
  <cac:PartyName><cbc:Name>Voorbeeld Interieur</cbc:Name></cac:PartyName>
  <cac:PostalAddress>
    <cbc:StreetName>Voorbeeldstraat 1</cbc:StreetName>
    <cbc:CityName>Kortrijk</cbc:CityName>
    <cbc:PostalZone>8500</cbc:PostalZone>
    <cac:Country><cbc:IdentificationCode>BE</cbc:IdentificationCode></cac:Country>
  </cac:PostalAddress>
  <cac:PartyTaxScheme>
    <cbc:CompanyID>BE0123456749</cbc:CompanyID>
    <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>
  </cac:PartyTaxScheme>
  <cac:PartyLegalEntity>
    <cbc:RegistrationName>Voorbeeld Interieur BV</cbc:RegistrationName>
    <cbc:CompanyID schemeID="0208">0123456749</cbc:CompanyID>
  </cac:PartyLegalEntity>
  <cac:Contact>
    <cbc:Name>An Voorbeeld</cbc:Name>
    <cbc:Telephone>+32 56 00 00 00</cbc:Telephone>
    <cbc:ElectronicMail>an@interieur.example</cbc:ElectronicMail>
  </cac:Contact>
</cac:Party>`;

const sampleBuyer = `<cac:Party>
  <cbc:EndpointID schemeID="0208">0999999922</cbc:EndpointID>
  <cac:PostalAddress>
    <cbc:StreetName>Staalkaai 2</cbc:StreetName>
    <cbc:CityName>Gent</cbc:CityName>
    <cbc:PostalZone>9000</cbc:PostalZone>
    <cac:Country><cbc:IdentificationCode>BE</cbc:IdentificationCode></cac:Country>
  </cac:PostalAddress>
  <cac:PartyLegalEntity>
    <cbc:RegistrationName>Staalvoorbeeld NV</cbc:RegistrationName>
    <cbc:CompanyID schemeID="0208">0999999922</cbc:CompanyID>
  </cac:PartyLegalEntity>
</cac:Party>`;
