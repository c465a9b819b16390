export type OpenInvoice = {
  readonly number: string;
  readonly debtor: string;
  /** In euros. */
  readonly amount: string;
  readonly issued: string;
  readonly due: string;
};

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
const address = `<cac:PostalAddress><cbc:StreetName>Voorbeeldstraat 1</cbc:StreetName><cbc:CityName>Kortrijk</cbc:CityName>
  <cbc:PostalZone>8500</cbc:PostalZone><cac:Country><cbc:IdentificationCode>BE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`;

/** The e-invoice as sent (UBL 2.1). A real accountant stores it; this demo generates it. */
export function ublOf({ number, debtor, amount, issued, due }: OpenInvoice): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${ubl}:Invoice-2" xmlns:cac="${ubl}:CommonAggregateComponents-2" xmlns:cbc="${ubl}:CommonBasicComponents-2">
<cbc:ID>${number}</cbc:ID><cbc:IssueDate>${issued}</cbc:IssueDate><cbc:DueDate>${due}</cbc:DueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty><cac:Party>${address}
  <cac:PartyLegalEntity><cbc:RegistrationName>Voorbeeldbakkerij BV</cbc:RegistrationName>
    <cbc:CompanyID schemeID="0208">0123456749</cbc:CompanyID></cac:PartyLegalEntity>
  <cac:Contact><cbc:Name>An Voorbeeld</cbc:Name><cbc:Telephone>+32 56 00 00 00</cbc:Telephone>
    <cbc:ElectronicMail>bakkerij@klant.example</cbc:ElectronicMail></cac:Contact></cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party>${address}
  <cac:PartyLegalEntity><cbc:RegistrationName>${debtor}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty>
<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>
  <cac:PayeeFinancialAccount><cbc:ID>BE68539007547034</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
<cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="EUR">${amount}</cbc:TaxExclusiveAmount>
  <cbc:TaxInclusiveAmount currencyID="EUR">${amount}</cbc:TaxInclusiveAmount>
  <cbc:PayableAmount currencyID="EUR">${amount}</cbc:PayableAmount></cac:LegalMonetaryTotal>
</Invoice>`;
}
