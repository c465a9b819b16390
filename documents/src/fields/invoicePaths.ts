/**
 * The paths of a field in both syntaxes. ` | ` separates alternatives, which are read in this order; `@` begins the
 * name of an attribute.
 */
export type Paths = readonly [ubl: string | undefined, cii: string | undefined];

const transaction = 'rsm:SupplyChainTradeTransaction';
const agreement = `${transaction}/ram:ApplicableHeaderTradeAgreement`;
const settlement = `${transaction}/ram:ApplicableHeaderTradeSettlement`;
const total = (ubl: string, cii: string): Paths => [
  `cac:LegalMonetaryTotal/cbc:${ubl}Amount`,
  `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${cii}Amount`,
];
const ublObject = 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject';
const creditorAccount = 'ram:PayeePartyCreditorFinancialAccount';
const discount = 'ram:ApplicableTradePaymentDiscountTerms';

/**
 * The fields that are read of an e-invoice, by their business terms (BT) of EN 16931: below `Invoice` or `CreditNote`
 * in UBL 2.1 (https://docs.peppol.eu/poacc/billing/3.0/syntax/ubl-invoice/tree/), and below `CrossIndustryInvoice` in
 * CII (CEN/TS 16931-3-3). Delivery and tax representative belong to neither party and are not read.
 */
export const invoicePaths = {
  document: {
    number: ['cbc:ID', 'rsm:ExchangedDocument/ram:ID'], // BT-1
    typeCode: ['cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode', 'rsm:ExchangedDocument/ram:TypeCode'], // BT-3
    issueDate: ['cbc:IssueDate', 'rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString'], // BT-2
    currency: ['cbc:DocumentCurrencyCode', `${settlement}/ram:InvoiceCurrencyCode`], // BT-5
    buyerReference: ['cbc:BuyerReference', `${agreement}/ram:BuyerReference`], // BT-10
    orderReference: [
      'cac:OrderReference/cbc:ID', // BT-13
      `${agreement}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`,
    ],
    seller: ['cac:AccountingSupplierParty/cac:Party', `${agreement}/ram:SellerTradeParty`], // BG-4
    buyer: ['cac:AccountingCustomerParty/cac:Party', `${agreement}/ram:BuyerTradeParty`], // BG-7
    payee: ['cac:PayeeParty', `${settlement}/ram:PayeeTradeParty`], // BG-10
    creditor: [undefined, `${settlement}/ram:CreditorReferenceID`], // BT-90
    paymentMeans: ['cac:PaymentMeans', `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`], // BG-16
    /** CII has one for all payment means. */
    paymentReference: [undefined, `${settlement}/ram:PaymentReference`], // BT-83
    precedingInvoices: [
      'cac:BillingReference/cac:InvoiceDocumentReference', // BG-3
      `${settlement}/ram:InvoiceReferencedDocument`,
    ],
    lines: ['cac:InvoiceLine | cac:CreditNoteLine', `${transaction}/ram:IncludedSupplyChainTradeLineItem`], // BG-25
    documents: ['cac:AdditionalDocumentReference', `${agreement}/ram:AdditionalReferencedDocument`], // BG-24
    terms: ['cac:PaymentTerms', `${settlement}/ram:SpecifiedTradePaymentTerms`],
    paymentTerms: ['cac:PaymentTerms/cbc:Note', `${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description`], // BT-20
    dueDate: ['cbc:DueDate | cac:PaymentMeans/cbc:PaymentDueDate', undefined], // BT-9
  },
  /** BG-22 */
  amounts: {
    taxExclusive: total('TaxExclusive', 'TaxBasisTotal'), // BT-109
    tax: ['cac:TaxTotal/cbc:TaxAmount', total('', 'TaxTotal')[1]], // BT-110
    taxInclusive: total('TaxInclusive', 'GrandTotal'), // BT-112
    allowances: total('AllowanceTotal', 'AllowanceTotal'), // BT-107
    charges: total('ChargeTotal', 'ChargeTotal'), // BT-108
    prepaid: total('Prepaid', 'TotalPrepaid'), // BT-113
    rounding: total('PayableRounding', 'Rounding'), // BT-114
    payable: total('Payable', 'DuePayable'), // BT-115
  },
  term: {
    day: ['cbc:InstallmentDueDate | cbc:PaymentDueDate', 'ram:DueDateDateTime/udt:DateTimeString'],
    amount: ['cbc:Amount', 'ram:PartialPaymentAmount'],
    /** A term with one of these applies to a part of the amount. */
    part: ['cbc:InstallmentDueDate | cbc:Amount | cbc:PaymentPercent', 'ram:PartialPaymentAmount'],
    discounts: [
      'cbc:SettlementDiscountPercent | cbc:SettlementDiscountAmount',
      `${discount}/ram:CalculationPercent | ${discount}/ram:ActualDiscountAmount`,
    ],
    discountTerms: [undefined, discount],
  },
  /** Below one of `paymentMeans` */
  means: {
    code: ['cbc:PaymentMeansCode', 'ram:TypeCode'], // BT-81
    account: [
      'cac:PayeeFinancialAccount/cbc:ID', // BT-84
      `${creditorAccount}/ram:IBANID | ${creditorAccount}/ram:ProprietaryID`,
    ],
    accountName: ['cac:PayeeFinancialAccount/cbc:Name', `${creditorAccount}/ram:AccountName`], // BT-85
    bic: [
      'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID', // BT-86
      'ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID',
    ],
    payerAccount: [
      'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID | cac:PayerFinancialAccount/cbc:ID', // BT-91
      'ram:PayerPartyDebtorFinancialAccount/ram:IBANID',
    ],
    reference: ['cbc:PaymentID', undefined], // BT-83
  },
  precedingInvoice: {
    number: ['cbc:ID', 'ram:IssuerAssignedID'], // BT-25
    issueDate: ['cbc:IssueDate', 'ram:FormattedIssueDateTime/qdt:DateTimeString'], // BT-26
  },
  line: {
    name: ['cac:Item/cbc:Name', 'ram:SpecifiedTradeProduct/ram:Name'], // BT-153
    quantity: ['cbc:InvoicedQuantity | cbc:CreditedQuantity', 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'], // BT-129
    amount: [
      'cbc:LineExtensionAmount', // BT-131
      'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
    ],
  },
  /** Below one of `documents`. A linked one is not read. */
  embedded: {
    base64: [ublObject, 'ram:AttachmentBinaryObject'], // BT-125
    reference: ['cbc:ID', 'ram:IssuerAssignedID'], // BT-122
    description: ['cbc:DocumentDescription', 'ram:Name'], // BT-123
    mediaType: [`${ublObject}/@mimeCode`, 'ram:AttachmentBinaryObject/@mimeCode'], // BT-125-1
    fileName: [`${ublObject}/@filename`, 'ram:AttachmentBinaryObject/@filename'], // BT-125-2
  },
  /** Below a party: the terms are a seller's and a buyer's. */
  party: {
    legalName: ['cac:PartyLegalEntity/cbc:RegistrationName', 'ram:Name'], // BT-27, BT-44
    tradingName: ['cac:PartyName/cbc:Name', 'ram:SpecifiedLegalOrganization/ram:TradingBusinessName'], // BT-28, BT-45
    legalIdentifier: ['cac:PartyLegalEntity/cbc:CompanyID', 'ram:SpecifiedLegalOrganization/ram:ID'], // BT-30, BT-47
    endpoint: ['cbc:EndpointID', 'ram:URIUniversalCommunication/ram:URIID'], // BT-34, BT-49
    identifiers: ['cac:PartyIdentification/cbc:ID', 'ram:ID | ram:GlobalID'], // BT-29, BT-46
    taxes: ['cac:PartyTaxScheme', 'ram:SpecifiedTaxRegistration'],
    address: ['cac:PostalAddress', 'ram:PostalTradeAddress'], // BG-5, BG-8
    street: [
      'cac:PostalAddress/cbc:StreetName | cac:PostalAddress/cbc:BuildingNumber',
      'ram:PostalTradeAddress/ram:LineOne',
    ], // BT-35, BT-50
    contact: ['cac:Contact', 'ram:DefinedTradeContact'], // BG-6, BG-9
  },
  /** Below one of `taxes` */
  tax: {
    number: ['cbc:CompanyID', 'ram:ID'], // BT-31, BT-48
    scheme: ['cac:TaxScheme/cbc:ID', 'ram:ID/@schemeID'],
  },
  address: {
    additionalStreet: ['cbc:AdditionalStreetName', 'ram:LineTwo'], // BT-36, BT-51
    line: ['cac:AddressLine/cbc:Line', 'ram:LineThree'], // BT-162, BT-163
    postalCode: ['cbc:PostalZone', 'ram:PostcodeCode'], // BT-38, BT-53
    city: ['cbc:CityName', 'ram:CityName'], // BT-37, BT-52
    region: ['cbc:CountrySubentity', 'ram:CountrySubDivisionName'], // BT-39, BT-54
    country: ['cac:Country/cbc:IdentificationCode', 'ram:CountryID'], // BT-40, BT-55
  },
  contact: {
    name: ['cbc:Name', 'ram:PersonName | ram:DepartmentName'], // BT-41, BT-56
    phone: ['cbc:Telephone', 'ram:TelephoneUniversalCommunication/ram:CompleteNumber'], // BT-42, BT-57
    email: ['cbc:ElectronicMail', 'ram:EmailURIUniversalCommunication/ram:URIID'], // BT-43, BT-58
  },
} satisfies Record<string, Record<string, Paths>>;
