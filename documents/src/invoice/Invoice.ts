import type { IsoDate } from '@incasso/contract/isoDate';
import type { Decimal } from '@incasso/contract/decimal';

export type ReadInvoice = {
  /** Small plain data: can be stored and sent as JSON */
  readonly invoice: Invoice;
  /** Separate, because they may be large */
  readonly embeddedDocuments: readonly EmbeddedDocument[];
};

/**
 * An e-invoice: UBL 2.1 as in Peppol BIS Billing 3.0, or CII. Fields that the file lacks are absent. Texts are cleaned
 * like a visitor's input, on one line, and cut (`invoiceLimits.maxTextLength`). Each field documents its UBL path below
 * the root (`Invoice` or `CreditNote`), its business term (BT) of EN 16931, and whose it is when a credit note, direct
 * debit or factoring changes that. Delivery and tax representative belong to neither party and are not read.
 * https://docs.peppol.eu/poacc/billing/3.0/syntax/ubl-invoice/tree/
 */
export type Invoice = {
  /** By the root, and by an `InvoiceTypeCode` of a credit note in an invoice (BT-3; UNTDID 1001: 381 and its like). */
  readonly kind: 'invoice' | 'credit_note';
  /**
   * By `documentTypeCodes` and its sign: money that the buyer owes, money that the seller refunds, or neither, as in a
   * pro forma
   */
  readonly purpose: 'debt' | 'credit' | 'none';
  /** `cbc:ID`, BT-1. */
  readonly number: string;
  /** `cbc:InvoiceTypeCode`, `cbc:CreditNoteTypeCode`, BT-3. A code of UNTDID 1001. */
  readonly typeCode?: string;
  /** `cbc:IssueDate`, BT-2. Also absent when the calendar has no such day. */
  readonly issueDate?: IsoDate;
  /**
   * `cbc:DueDate`, BT-9; otherwise `cac:PaymentMeans/cbc:PaymentDueDate`, or that of the first `cac:PaymentTerms`
   * without a discount. The earliest of instalments. In a credit note, the date of the refund.
   */
  readonly dueDate?: IsoDate;
  /** Why a written due date is absent: it is the last day of a discount, or the calendar has no such day. */
  readonly dueDateProblem?: 'discount_only' | 'impossible';
  /** `cac:PaymentTerms` for parts of the amount: at least two, earliest first */
  readonly instalments?: readonly Instalment[];
  /**
   * `cac:PaymentTerms/cbc:Note`, BT-20, as text: not used in calculations. In a credit note, the terms of the refund.
   */
  readonly paymentTerms?: string;
  /** `cbc:BuyerReference`, BT-10. The buyer's. */
  readonly buyerReference?: string;
  /** `cac:OrderReference/cbc:ID`, BT-13. The buyer's. */
  readonly orderReference?: string;
  /** `cbc:DocumentCurrencyCode`, BT-5; if missing, that of the payable amount. ISO 4217. */
  readonly currency: string;
  /**
   * All in `currency`, as in the file. A credit note's are what the seller refunds: positive by the standard, negative
   * in many files. A negative invoice is a refund too.
   */
  readonly amounts: InvoiceAmounts;
  /** `cac:AccountingSupplierParty/cac:Party`, BG-4: the creditor, even if the buyer issued it (389); may be nameless */
  readonly seller: Party;
  /** `cac:AccountingCustomerParty/cac:Party`, BG-7: the debtor */
  readonly buyer: Party;
  /** `cac:PayeeParty`, BG-10: who is paid instead of the seller, such as a factor. Some files name the seller. */
  readonly payee?: Payee;
  /** `cac:PaymentMeans`, BG-16, in the file's order. */
  readonly paymentMeans: readonly PaymentMeans[];
  /** `cac:BillingReference/cac:InvoiceDocumentReference`, BG-3: the invoices that this one corrects or credits. */
  readonly precedingInvoices: readonly PrecedingInvoice[];
  /** `cac:InvoiceLine`, `cac:CreditNoteLine`, BG-25: the first `invoiceLimits.maxLines`. */
  readonly lines: readonly InvoiceLine[];
};

export type InvoiceLine = {
  /** `cac:Item/cbc:Name`, BT-153. */
  readonly name?: string;
  /** `cbc:InvoicedQuantity`, `cbc:CreditedQuantity`, BT-129. */
  readonly quantity?: Decimal;
  /** `cbc:LineExtensionAmount`, BT-131, without VAT. */
  readonly amount?: Decimal;
};

export type Instalment = {
  /** `cbc:InstallmentDueDate` or `cbc:PaymentDueDate`. */
  readonly dueDate: IsoDate;
  /** `cbc:Amount`. */
  readonly amount?: Decimal;
};

/** `cac:LegalMonetaryTotal`, BG-22. An amount in another currency is absent. */
export type InvoiceAmounts = {
  /** `cbc:TaxExclusiveAmount`, BT-109. */
  readonly taxExclusive?: Decimal;
  /** `cac:TaxTotal/cbc:TaxAmount` in the invoice's currency, BT-110. */
  readonly tax?: Decimal;
  /** `cbc:TaxInclusiveAmount`, BT-112. */
  readonly taxInclusive?: Decimal;
  /** `cbc:AllowanceTotalAmount`, BT-107. */
  readonly allowances?: Decimal;
  /** `cbc:ChargeTotalAmount`, BT-108. */
  readonly charges?: Decimal;
  /** `cbc:PrepaidAmount`, BT-113. */
  readonly prepaid?: Decimal;
  /** `cbc:PayableRoundingAmount`, BT-114. */
  readonly rounding?: Decimal;
  /** `cbc:PayableAmount`, BT-115: the amount due at issue */
  readonly payable: Decimal;
};

/** A seller (BG-4) or a buyer (BG-7). */
export type Party = {
  /** `cac:PartyLegalEntity/cbc:RegistrationName`, BT-27, BT-44. */
  readonly legalName?: string;
  /** `cac:PartyName/cbc:Name`, BT-28, BT-45. */
  readonly tradingName?: string;
  /**
   * The Belgian company number as `0123.456.749`, with valid check digits: from the legal identifier, the electronic
   * address, an identifier (schemes 0208 and 9925, and their predecessors) or the VAT number. Without a scheme it
   * counts if the address is Belgian or has no country.
   */
  readonly companyNumber?: string;
  /** `cac:PartyLegalEntity/cbc:CompanyID`, BT-30, BT-47. */
  readonly legalIdentifier?: Identifier;
  /** `cac:PartyTaxScheme/cbc:CompanyID` of the scheme VAT, BT-31, BT-48. Without spaces and dots: `BE0123456749`. */
  readonly vatNumber?: string;
  /** `cbc:EndpointID`, BT-34, BT-49: the electronic address. */
  readonly endpoint?: Identifier;
  /** `cac:PartyIdentification/cbc:ID`, BT-29, BT-46; of the scheme SEPA, the creditor's of a direct debit, BT-90. */
  readonly identifiers: readonly Identifier[];
  /** `cac:PostalAddress`, BG-5, BG-8. */
  readonly address: PostalAddress;
  /** `cac:Contact`, BG-6, BG-9. */
  readonly contact: Contact;
};

/** Has a name, a company number or both. */
export type Payee = {
  /** `cac:PartyName/cbc:Name`, BT-59. */
  readonly name?: string;
  /** Like `Party`'s; from BT-61, BT-60 */
  readonly companyNumber?: string;
};

export type Identifier = {
  readonly value: string;
  /** `@schemeID`: a code of the Electronic Address Scheme or of ISO 6523, such as 0208 (KBO) or 9925 (Belgian VAT). */
  readonly scheme?: string;
};

/** Below `cac:PostalAddress`. */
export type PostalAddress = {
  /** `cbc:StreetName`, BT-35, BT-50, with `cbc:BuildingNumber` after it where a file has one. */
  readonly street?: string;
  /** `cbc:AdditionalStreetName`, BT-36, BT-51. */
  readonly additionalStreet?: string;
  /** `cac:AddressLine/cbc:Line`, BT-162, BT-163. */
  readonly line?: string;
  /** `cbc:PostalZone`, BT-38, BT-53. */
  readonly postalCode?: string;
  /** `cbc:CityName`, BT-37, BT-52. */
  readonly city?: string;
  /** `cbc:CountrySubentity`, BT-39, BT-54. */
  readonly region?: string;
  /** `cac:Country/cbc:IdentificationCode`, BT-40, BT-55. ISO 3166-1, two letters. */
  readonly country?: string;
};

/** Below `cac:Contact`. */
export type Contact = {
  /** `cbc:Name`, BT-41, BT-56. */
  readonly name?: string;
  /** `cbc:Telephone`, BT-42, BT-57. */
  readonly phone?: string;
  /** `cbc:ElectronicMail`, BT-43, BT-58. */
  readonly email?: string;
};

/** A `cac:PaymentMeans`. */
export type PaymentMeans = {
  /** `cbc:PaymentMeansCode`, BT-81. A code of UNTDID 4461: 30 and 58 are transfers, 49 and 59 direct debits. */
  readonly code?: string;
  /**
   * `cac:PayeeFinancialAccount/cbc:ID`, BT-84: the account as written. The payee's. In a credit note the buyer's, or
   * the seller's as on its invoices; in a direct debit not payable, or the buyer's. `sellerAccount` decides which one
   * to pay to.
   */
  readonly account?: string;
  /** The same in groups of four, if it is an IBAN with valid check digits */
  readonly iban?: string;
  /** `cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID`, BT-86. Belongs to the account's holder. */
  readonly bic?: string;
  /** `cac:PayeeFinancialAccount/cbc:Name`, BT-85. Belongs to the account's holder. */
  readonly accountName?: string;
  /**
   * `cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID`, BT-91, or without the mandate: the account of a direct
   * debit, as written. The buyer's.
   */
  readonly payerAccount?: string;
  /** `cbc:PaymentID`, BT-83, as written. The buyer writes it with the payment; the seller, in a credit note. */
  readonly reference?: string;
  /** The same as `+++090/9337/55493+++`, if it is a structured reference with valid check digits */
  readonly structuredReference?: string;
};

/** A `cac:InvoiceDocumentReference`. */
export type PrecedingInvoice = {
  /** `cbc:ID`, BT-25. */
  readonly number: string;
  /** `cbc:IssueDate`, BT-26. */
  readonly issueDate?: IsoDate;
};

/** A `cac:AdditionalDocumentReference` with an embedded document, BG-24. A linked one is not read. */
export type EmbeddedDocument = {
  /** `cbc:ID`, BT-122. */
  readonly reference?: string;
  /** `cbc:DocumentDescription`, BT-123. */
  readonly description?: string;
  /** `cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@mimeCode`, BT-125-1, as written; the content decides. */
  readonly mediaType?: string;
  /** `@filename`, BT-125-2, as written */
  readonly fileName?: string;
  /** BT-125, the base64 of the file. `readEmbeddedDocument` decodes it. */
  readonly base64: string;
};
