import type { IsoDate } from '@incasso/contract/isoDate';
import type { Decimal } from '@incasso/contract/decimal';

/** What a file is read as. */
export type ReadInvoice = {
  /** Small and plain: can be stored and sent as JSON. */
  readonly invoice: Invoice;
  /** Separate, since they may be large. */
  readonly embeddedDocuments: readonly EmbeddedDocument[];
};

/**
 * An e-invoice: UBL 2.1 as Peppol BIS Billing 3.0 writes it, or CII. Fields that the file lacks are absent. Texts are
 * cleaned as what a visitor types is, on one line, and cut (`invoiceLimits.maxTextLength`). Each field names its path
 * in UBL below the root (`Invoice` or `CreditNote`), its business term (BT) of EN 16931, and whose it is where a credit
 * note, a direct debit or a factored invoice changes that. What a file says of a delivery and of a tax representative
 * belongs to neither side, and is not read.
 * https://docs.peppol.eu/poacc/billing/3.0/syntax/ubl-invoice/tree/
 */
export type Invoice = {
  /** By the root, and by an `InvoiceTypeCode` of a credit note in an invoice (BT-3; UNTDID 1001: 381 and its like). */
  readonly kind: 'invoice' | 'credit_note';
  /**
   * What it is for, by `documentTypeCodes` and its sign: money that the buyer owes, money that the seller gives back,
   * or neither, as of a pro forma.
   */
  readonly purpose: 'debt' | 'credit' | 'none';
  /** `cbc:ID`, BT-1. */
  readonly number: string;
  /** `cbc:InvoiceTypeCode`, `cbc:CreditNoteTypeCode`, BT-3. A code of UNTDID 1001. */
  readonly typeCode?: string;
  /** `cbc:IssueDate`, BT-2. Absent where no calendar has that day, too. */
  readonly issueDate?: IsoDate;
  /**
   * `cbc:DueDate`, BT-9; otherwise `cac:PaymentMeans/cbc:PaymentDueDate`, or that of the first of the
   * `cac:PaymentTerms` without a discount. Of instalments, the earliest. Until when the buyer pays; in a credit note,
   * until when the seller gives back.
   */
  readonly dueDate?: IsoDate;
  /** Why there is no due date although one is written: it is the last day of a discount, or in no calendar. */
  readonly dueDateProblem?: 'discount_only' | 'impossible';
  /** `cac:PaymentTerms` of parts of the amount: two at least, the earliest first. */
  readonly instalments?: readonly Instalment[];
  /** `cac:PaymentTerms/cbc:Note`, BT-20, as text: not used in calculations. Whose, as of the due date. */
  readonly paymentTerms?: string;
  /** `cbc:BuyerReference`, BT-10. The buyer's. */
  readonly buyerReference?: string;
  /** `cac:OrderReference/cbc:ID`, BT-13. The buyer's. */
  readonly orderReference?: string;
  /** `cbc:DocumentCurrencyCode`, BT-5; where it is missing, that of the payable amount. ISO 4217. */
  readonly currency: string;
  /**
   * All in `currency`, as the file has them. A credit note's are what the seller gives back: above zero by the
   * standard, below in many files. An invoice below zero is about money that the seller gives back, too.
   */
  readonly amounts: InvoiceAmounts;
  /** `cac:AccountingSupplierParty/cac:Party`, BG-4: whom the money is owed, where the buyer wrote it (389) too. */
  readonly seller: Party;
  /** `cac:AccountingCustomerParty/cac:Party`, BG-7: who owes it. */
  readonly buyer: Party;
  /** `cac:PayeeParty`, BG-10: who is paid in the seller's place, such as a factor. Some files name the seller. */
  readonly payee?: Payee;
  /** `cac:PaymentMeans`, BG-16, in the file's order. */
  readonly paymentMeans: readonly PaymentMeans[];
  /** `cac:BillingReference/cac:InvoiceDocumentReference`, BG-3: the invoices that this one corrects or credits. */
  readonly precedingInvoices: readonly PrecedingInvoice[];
};

/** A part of what is to be paid. */
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
  /** `cbc:PayableAmount`, BT-115: what was due when the invoice was written. */
  readonly payable: Decimal;
};

/** A seller (BG-4) or a buyer (BG-7). */
export type Party = {
  /** `cac:PartyLegalEntity/cbc:RegistrationName`, BT-27, BT-44. */
  readonly legalName?: string;
  /** `cac:PartyName/cbc:Name`, BT-28, BT-45. */
  readonly tradingName?: string;
  /**
   * The Belgian company number as `0123.456.749`, with valid check digits: of the legal identifier, the electronic
   * address, an identifier (schemes 0208 and 9925, and those before them), or the VAT number. Without a scheme it
   * counts where the address is in Belgium or in no country.
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

/** Has one of them, at least. */
export type Payee = {
  /** `cac:PartyName/cbc:Name`, BT-59. */
  readonly name?: string;
  /** As the one of `Party`; of BT-61, BT-60. */
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
   * `cac:PayeeFinancialAccount/cbc:ID`, BT-84: the account as it is written. The payee's. In a credit note the buyer's,
   * or the seller's as on each of its invoices; in a direct debit nobody's to pay into, or the buyer's. `sellerAccount`
   * tells which to pay into.
   */
  readonly account?: string;
  /** The same in groups of four, where it is an IBAN with valid check digits. */
  readonly iban?: string;
  /** `cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID`, BT-86. Whose, as of the account. */
  readonly bic?: string;
  /** `cac:PayeeFinancialAccount/cbc:Name`, BT-85. Whose, as of the account. */
  readonly accountName?: string;
  /**
   * `cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID`, BT-91, or without the mandate: the account that a direct
   * debit takes from, as it is written. The buyer's.
   */
  readonly payerAccount?: string;
  /** `cbc:PaymentID`, BT-83, as it is written. What the buyer writes with the payment; the seller, in a credit note. */
  readonly reference?: string;
  /** The same as `+++090/9337/55493+++`, where it is a structured reference with valid check digits. */
  readonly structuredReference?: string;
};

/** A `cac:InvoiceDocumentReference`. */
export type PrecedingInvoice = {
  /** `cbc:ID`, BT-25. */
  readonly number: string;
  /** `cbc:IssueDate`, BT-26. */
  readonly issueDate?: IsoDate;
};

/** A `cac:AdditionalDocumentReference` that carries its document, BG-24. One that is only linked to is not read. */
export type EmbeddedDocument = {
  /** `cbc:ID`, BT-122. */
  readonly reference?: string;
  /** `cbc:DocumentDescription`, BT-123. */
  readonly description?: string;
  /** `cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@mimeCode`, BT-125-1, as the file says; its content decides. */
  readonly mediaType?: string;
  /** `@filename`, BT-125-2, as the file says. */
  readonly fileName?: string;
  /** BT-125, in base64 as the file has it. `readEmbeddedDocument` decodes it. */
  readonly base64: string;
};
