/** The parts of a CII invoice that samples change. */
export type CiiParts = {
  readonly profile?: string;
  readonly typeCode?: string;
  readonly issueDate?: string;
  readonly lines?: string;
  readonly references?: string;
  readonly seller?: string;
  readonly buyer?: string;
  readonly documents?: string;
  readonly paymentReference?: string;
  readonly currency?: string;
  readonly payee?: string;
  readonly paymentMeans?: string;
  readonly paymentTerms?: string;
  readonly amounts?: string;
  readonly preceding?: string;
};

const namespaces = [
  ['rsm', 'CrossIndustryInvoice'],
  ['ram', 'ReusableAggregateBusinessInformationEntity'],
  ['udt', 'UnqualifiedDataType'],
  ['qdt', 'QualifiedDataType'],
]
  .map(([prefix, name]) => `xmlns:${prefix}="urn:un:unece:uncefact:data:standard:${name}:100"`)
  .join(' ');

const sampleTradeSeller = `<ram:Name>Voorbeeld Interieur BV</ram:Name>
  <ram:SpecifiedLegalOrganization><ram:ID schemeID="0208">0123456749</ram:ID>
    <ram:TradingBusinessName>Voorbeeld Interieur</ram:TradingBusinessName></ram:SpecifiedLegalOrganization>
  <ram:DefinedTradeContact><ram:PersonName>An Voorbeeld</ram:PersonName>
    <ram:TelephoneUniversalCommunication><ram:CompleteNumber>+32 56 00 00 00</ram:CompleteNumber></ram:TelephoneUniversalCommunication>
    <ram:EmailURIUniversalCommunication><ram:URIID>an@interieur.example</ram:URIID></ram:EmailURIUniversalCommunication>
  </ram:DefinedTradeContact>
  <ram:PostalTradeAddress><ram:PostcodeCode>8500</ram:PostcodeCode><ram:LineOne>Voorbeeldstraat 1</ram:LineOne>
    <ram:CityName>Kortrijk</ram:CityName><ram:CountryID>BE</ram:CountryID></ram:PostalTradeAddress>
  <ram:URIUniversalCommunication><ram:URIID schemeID="0208">0123456749</ram:URIID></ram:URIUniversalCommunication>
  <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">12/345</ram:ID></ram:SpecifiedTaxRegistration>
  <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">BE 0123.456.749</ram:ID></ram:SpecifiedTaxRegistration>`;

const sampleTradeBuyer = `<ram:Name>Staalvoorbeeld NV</ram:Name>
  <ram:SpecifiedLegalOrganization><ram:ID schemeID="0208">0999999922</ram:ID></ram:SpecifiedLegalOrganization>
  <ram:PostalTradeAddress><ram:PostcodeCode>9000</ram:PostcodeCode><ram:LineOne>Staalkaai 2</ram:LineOne>
    <ram:CityName>Gent</ram:CityName><ram:CountryID>BE</ram:CountryID></ram:PostalTradeAddress>
  <ram:URIUniversalCommunication><ram:URIID schemeID="0208">0999999922</ram:URIID></ram:URIUniversalCommunication>`;

const sampleLine = `<ram:IncludedSupplyChainTradeLineItem>
  <ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
  <ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation>
    <ram:LineTotalAmount>1000.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
  </ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;

const sampleMeans = `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>30</ram:TypeCode>
  <ram:PayeePartyCreditorFinancialAccount><ram:IBANID>BE68539007547034</ram:IBANID>
    <ram:AccountName>Voorbeeld Interieur BV</ram:AccountName></ram:PayeePartyCreditorFinancialAccount>
  <ram:PayeeSpecifiedCreditorFinancialInstitution><ram:BICID>XXXXBEBB</ram:BICID></ram:PayeeSpecifiedCreditorFinancialInstitution>
</ram:SpecifiedTradeSettlementPaymentMeans>`;

const sampleTerms = `<ram:SpecifiedTradePaymentTerms><ram:Description>Betaalbaar binnen 30 dagen</ram:Description>
  <ram:DueDateDateTime><udt:DateTimeString format="102">20260214</udt:DateTimeString></ram:DueDateDateTime>
</ram:SpecifiedTradePaymentTerms>`;

const sampleAmounts = `<ram:LineTotalAmount>1000.00</ram:LineTotalAmount>
  <ram:TaxBasisTotalAmount>1000.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">210.00</ram:TaxTotalAmount>
  <ram:GrandTotalAmount>1210.00</ram:GrandTotalAmount><ram:DuePayableAmount>1210.00</ram:DuePayableAmount>`;

/** A Cross Industry Invoice as in Factur-X and ZUGFeRD 2, with the values of `sampleInvoice()` */
export function sampleCii(parts: CiiParts = {}): string {
  return `<rsm:CrossIndustryInvoice ${namespaces}>
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter>
    <ram:ID>${parts.profile ?? 'urn:cen.eu:en16931:2017'}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument><ram:ID>2026-0012</ram:ID><ram:TypeCode>${parts.typeCode ?? '380'}</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">${parts.issueDate ?? '20260115'}</udt:DateTimeString></ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${parts.lines ?? sampleLine}
    <ram:ApplicableHeaderTradeAgreement>${parts.references ?? ''}
      <ram:SellerTradeParty>${parts.seller ?? sampleTradeSeller}</ram:SellerTradeParty>
      <ram:BuyerTradeParty>${parts.buyer ?? sampleTradeBuyer}</ram:BuyerTradeParty>
      ${parts.documents ?? ''}</ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery><ram:ShipToTradeParty><ram:Name>Werf Voorbeeld</ram:Name></ram:ShipToTradeParty>
    </ram:ApplicableHeaderTradeDelivery>
    <ram:ApplicableHeaderTradeSettlement>
      ${parts.paymentReference ?? '<ram:PaymentReference>+++090/9337/55493+++</ram:PaymentReference>'}
      ${parts.currency ?? '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>'}${parts.payee ?? ''}
      ${parts.paymentMeans ?? sampleMeans}
      <ram:ApplicableTradeTax><ram:CalculatedAmount>99.00</ram:CalculatedAmount></ram:ApplicableTradeTax>
      ${parts.paymentTerms ?? sampleTerms}
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>${parts.amounts ?? sampleAmounts}
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>${parts.preceding ?? ''}
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}
