import type { IsoDate } from '@incasso/contract/isoDate';
import type { Decimal } from '@incasso/contract/decimal';

export type ReadInvoice = {
  /** Small plain data: can be stored and sent as JSON */
  readonly invoice: Invoice;
  /** Separate, because they may be large */
  readonly embeddedDocuments: readonly EmbeddedDocument[];
};

/**
 * An e-invoice: UBL 2.1 as in Peppol BIS Billing 3.0, or CII; `invoicePaths` has where each field stands. Fields that
 * the file lacks are absent. Texts are cleaned like a visitor's input, on one line, and cut
 * (`invoiceLimits.maxTextLength`).
 */
export type Invoice = {
  /** Taken from the root element, and from a type code of credit notes in an invoice (UNTDID 1001, such as 381) */
  readonly kind: 'invoice' | 'credit_note';
  /**
   * Taken from the type code and the sign of the amount: money that the buyer owes, money that the seller refunds, or
   * neither, as in a pro forma
   */
  readonly purpose: 'debt' | 'credit' | 'none';
  readonly number: string;
  /** Code of UNTDID 1001 */
  readonly typeCode?: string;
  /** Also absent when the calendar has no such day */
  readonly issueDate?: IsoDate;
  /** The first that does not end a discount; the earliest of instalments. In a credit note, the date of the refund. */
  readonly dueDate?: IsoDate;
  /** Why a written due date is absent: it is the last day of a discount, or the calendar has no such day. */
  readonly dueDateProblem?: 'discount_only' | 'impossible';
  /** At least two, earliest first */
  readonly instalments?: readonly Instalment[];
  /** The terms as text, which no calculation uses. In a credit note, the terms of the refund. */
  readonly paymentTerms?: string;
  readonly buyerReference?: string;
  /** The buyer's */
  readonly orderReference?: string;
  /** ISO 4217 code. Where the file states none, the currency of the payable amount */
  readonly currency: string;
  /**
   * All in `currency`, as in the file. A credit note's are what the seller refunds: positive by the standard, negative
   * in many files. A negative invoice is a refund too.
   */
  readonly amounts: InvoiceAmounts;
  /** The creditor, even if the buyer issued the invoice (type 389); may be nameless */
  readonly seller: Party;
  /** The debtor */
  readonly buyer: Party;
  /** Who is paid instead of the seller, such as a factor. Some files name the seller. */
  readonly payee?: Payee;
  /** In the file's order */
  readonly paymentMeans: readonly PaymentMeans[];
  /** The invoices that this one corrects or credits */
  readonly precedingInvoices: readonly PrecedingInvoice[];
  /** The first `invoiceLimits.maxLines` */
  readonly lines: readonly InvoiceLine[];
};

export type InvoiceLine = {
  readonly name?: string;
  readonly quantity?: Decimal;
  /** Without VAT */
  readonly amount?: Decimal;
};

export type Instalment = {
  readonly dueDate: IsoDate;
  readonly amount?: Decimal;
};

/** An amount in another currency is absent. */
export type InvoiceAmounts = {
  readonly taxExclusive?: Decimal;
  readonly tax?: Decimal;
  readonly taxInclusive?: Decimal;
  readonly allowances?: Decimal;
  readonly charges?: Decimal;
  readonly prepaid?: Decimal;
  readonly rounding?: Decimal;
  /** The amount due at issue */
  readonly payable: Decimal;
};

export type Party = {
  readonly legalName?: string;
  readonly tradingName?: string;
  /**
   * The Belgian company number as `0123.456.749`, with valid check digits: from the legal identifier, the electronic
   * address, an identifier (schemes 0208 and 9925, and their predecessors) or the VAT number. Without a scheme it
   * counts if the address is Belgian or has no country.
   */
  readonly companyNumber?: string;
  readonly legalIdentifier?: Identifier;
  /** Without spaces and dots: `BE0123456749` */
  readonly vatNumber?: string;
  /** The electronic address */
  readonly endpoint?: Identifier;
  /** That of the scheme SEPA is the creditor's of a direct debit. */
  readonly identifiers: readonly Identifier[];
  readonly address: PostalAddress;
  readonly contact: Contact;
};

/** Has a name, a company number or both. */
export type Payee = {
  readonly name?: string;
  /** In the form of a `Party`'s company number */
  readonly companyNumber?: string;
};

export type Identifier = {
  readonly value: string;
  /** A code of the Electronic Address Scheme or of ISO 6523, such as 0208 (KBO) or 9925 (Belgian VAT) */
  readonly scheme?: string;
};

export type PostalAddress = {
  /** Followed by the house number, if the file has one */
  readonly street?: string;
  readonly additionalStreet?: string;
  readonly line?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly region?: string;
  /** ISO 3166-1, two letters */
  readonly country?: string;
};

export type Contact = {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
};

export type PaymentMeans = {
  /** Code of UNTDID 4461: 30 and 58 are transfers, 49 and 59 direct debits. */
  readonly code?: string;
  /**
   * As written. The payee's; in a credit note the buyer's, or the seller's as on its invoices; in a direct debit not
   * payable, or the buyer's. `sellerAccount` decides which one to pay to.
   */
  readonly account?: string;
  /** The account in groups of four, if it is an IBAN with valid check digits */
  readonly iban?: string;
  readonly bic?: string;
  readonly accountName?: string;
  /** The buyer's account of a direct debit, as written */
  readonly payerAccount?: string;
  /** As written. The buyer writes it with the payment; in a credit note, the seller does. */
  readonly reference?: string;
  /** The reference in the form `+++090/9337/55493+++`, if it is a structured one with valid check digits */
  readonly structuredReference?: string;
};

export type PrecedingInvoice = {
  readonly number: string;
  readonly issueDate?: IsoDate;
};

export type EmbeddedDocument = {
  readonly reference?: string;
  readonly description?: string;
  /** As written; the content decides. */
  readonly mediaType?: string;
  readonly fileName?: string;
  /** `readEmbeddedDocument` decodes it. */
  readonly base64: string;
};
