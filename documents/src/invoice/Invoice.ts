import { fieldLimits } from '@incasso/contract/limits';
import * as v from 'valibot';
import { invoiceLimits } from './invoiceLimits';

export type ReadInvoice = {
  readonly invoice: Invoice;
  /** Separate, because they may be large */
  readonly embeddedDocuments: readonly EmbeddedDocument[];
};

/** Maximum length of a list, far above what a case needs; longer ones are cut when they are stored. */
export const maxListItems = 20;

/** Maximum number of references to other invoices: a credit note for a year has many, and each counts. */
export const maxReferences = 200;

const said = (words: string) => v.description<string, string>(words);
const line = (words: string) => v.pipe(v.string(), v.maxLength(fieldLimits.line), said(words));
const optionalLine = (words: string) => v.exactOptional(line(words));
const day = (words: string) => v.pipe(v.string(), v.isoDate(), said(words));
const decimal = (words: string) =>
  v.pipe(v.string(), v.regex(/^-?\d+\.\d{2,}$/), v.maxLength(invoiceLimits.maxDigits + 4), said(words));
const optionalDecimal = (words: string) => v.exactOptional(decimal(words));
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(maxListItems), v.readonly());

const identifier = v.object({
  value: line('The identifier.'),
  scheme: optionalLine('Its scheme, such as 0208 (KBO) or 9925 (Belgian VAT).'),
});

const party = v.object({
  legalName: optionalLine('BT-27, BT-44.'),
  tradingName: optionalLine('BT-28, BT-45.'),
  /**
   * From the legal identifier, the electronic address, an identifier (schemes 0208 and 9925, and their predecessors) or
   * the VAT number. Without a scheme it counts if the address is Belgian or has no country.
   */
  companyNumber: optionalLine('The Belgian company number as `0123.456.749`, with valid check digits.'),
  legalIdentifier: v.exactOptional(v.pipe(identifier, v.description('BT-30, BT-47.'))),
  vatNumber: optionalLine('BT-31, BT-48, without spaces and dots.'),
  endpoint: v.exactOptional(v.pipe(identifier, v.description('The electronic address, BT-34, BT-49.'))),
  /** That of the scheme SEPA is the creditor's of a direct debit. */
  identifiers: v.pipe(list(identifier), v.description('BT-29, BT-46.')),
  address: v.object({
    /** Followed by the house number, if the file has one. */
    street: optionalLine('BT-35, BT-50.'),
    additionalStreet: optionalLine('BT-36, BT-51.'),
    line: optionalLine('BT-162, BT-163.'),
    postalCode: optionalLine('BT-38, BT-53.'),
    city: optionalLine('BT-37, BT-52.'),
    region: optionalLine('BT-39, BT-54.'),
    country: optionalLine('BT-40, BT-55: two letters of ISO 3166-1.'),
  }),
  contact: v.object({
    name: optionalLine('BT-41, BT-56.'),
    phone: optionalLine('BT-42, BT-57.'),
    email: optionalLine('BT-43, BT-58.'),
  }),
});

const paymentMeans = v.object({
  code: optionalLine('BT-81, a code of UNTDID 4461.'),
  /** `sellerAccount` decides which one to pay to. */
  account: optionalLine(
    'BT-84, as it is written: the payee’s. In a credit note or a direct debit (49, 59) it may be the buyer’s.',
  ),
  iban: optionalLine('The same in groups of four, where it is an IBAN with valid check digits.'),
  bic: optionalLine('BT-86.'),
  accountName: optionalLine('BT-85.'),
  payerAccount: optionalLine('BT-91, as it is written: the buyer’s, that a direct debit takes from.'),
  reference: optionalLine('BT-83, as it is written.'),
  structuredReference: optionalLine('The same as `+++090/9337/55493+++`, with valid check digits.'),
});

/**
 * An e-invoice: UBL 2.1 as in Peppol BIS Billing 3.0, or CII; `invoicePaths` has the place of each field. What the
 * file lacks is absent. Texts are cleaned like a visitor's input, on one line, and cut. Small plain data, which can be
 * stored and sent as JSON.
 */
export const invoiceSchema = v.object({
  /** From the root element, and from a type code of credit notes in an invoice (UNTDID 1001, such as 381). */
  kind: v.pipe(v.picklist(['invoice', 'credit_note']), v.description('What it is, BT-3 considered.')),
  /** From the type code and the sign of the amount: money that the buyer owes, that the seller refunds, or neither. */
  purpose: v.pipe(
    v.picklist(['debt', 'credit', 'none']),
    v.description('What it is for: `none` of a pro forma and the like.'),
  ),
  number: line('BT-1.'),
  typeCode: optionalLine('BT-3, a code of UNTDID 1001.'),
  /** Also absent when the calendar has no such day. */
  issueDate: v.exactOptional(day('BT-2.')),
  /** The first date that ends no discount; of instalments the earliest. */
  dueDate: v.exactOptional(day('BT-9. Of a credit note, until when the seller gives back.')),
  dueDateProblem: v.exactOptional(
    v.pipe(
      v.picklist(['discount_only', 'impossible']),
      v.description('Why there is no due date: the one written is for a discount, or is no day of any calendar.'),
    ),
  ),
  /** At least two, earliest first. */
  instalments: v.exactOptional(
    v.pipe(
      list(v.object({ dueDate: day('The day.'), amount: optionalDecimal('The part of the amount.') })),
      v.description('The days on which parts of the amount are due, where there are several.'),
    ),
  ),
  /** No calculation uses them. */
  paymentTerms: optionalLine('BT-20, as text.'),
  buyerReference: optionalLine('BT-10.'),
  orderReference: optionalLine('BT-13.'),
  /** Where the file states none, that of the payable amount. */
  currency: line('BT-5, by ISO 4217, of all amounts.'),
  /**
   * As in the file; one in another currency is absent. A credit note's are what the seller refunds: positive by the
   * standard, negative in many files. A negative invoice is a refund too.
   */
  amounts: v.object({
    taxExclusive: optionalDecimal('BT-109.'),
    tax: optionalDecimal('BT-110.'),
    taxInclusive: optionalDecimal('BT-112.'),
    allowances: optionalDecimal('BT-107.'),
    charges: optionalDecimal('BT-108.'),
    prepaid: optionalDecimal('BT-113.'),
    rounding: optionalDecimal('BT-114.'),
    payable: decimal(
      'BT-115: due when the invoice was written. Of a credit note, what the seller gives back, in many files below zero.',
    ),
  }),
  /** The creditor, even if the buyer issued the invoice (type 389); may be nameless. */
  seller: v.pipe(party, v.description('BG-4: whom the money is owed.')),
  buyer: v.pipe(party, v.description('BG-7: who owes it.')),
  /** Such as a factor; some files name the seller. Has a name, a company number or both. */
  payee: v.exactOptional(
    v.pipe(
      v.object({
        name: optionalLine('BT-59.'),
        companyNumber: optionalLine('As that of a party; of BT-61, BT-60.'),
      }),
      v.description('BG-10: who is paid in the seller’s place. Absent: the seller.'),
    ),
  ),
  /** In the file's order. */
  paymentMeans: v.pipe(list(paymentMeans), v.description('BG-16.')),
  precedingInvoices: v.pipe(
    v.array(v.object({ number: line('BT-25.'), issueDate: v.exactOptional(day('BT-26.')) })),
    v.maxLength(maxReferences),
    v.readonly(),
    v.description('BG-3: the invoices that this one corrects or credits.'),
  ),
  lines: v.pipe(
    list(
      v.object({
        name: optionalLine('BT-153.'),
        quantity: optionalDecimal('BT-129.'),
        amount: optionalDecimal('BT-131, without VAT.'),
      }),
    ),
    v.description('BG-25: its first lines, at most 20.'),
  ),
});

/** Its texts and lists as long as the file has them. */
export type Invoice = v.InferOutput<typeof invoiceSchema>;
export type Party = Invoice['seller'];
export type PostalAddress = Party['address'];
export type Identifier = v.InferOutput<typeof identifier>;

export type EmbeddedDocument = {
  readonly reference?: string;
  readonly description?: string;
  /** As written; the content decides. */
  readonly mediaType?: string;
  readonly fileName?: string;
  /** `readEmbeddedDocument` decodes it. */
  readonly base64: string;
};
