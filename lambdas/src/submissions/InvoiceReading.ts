import { sha256Schema } from '@incasso/contract/intakeRequest';
import { fieldLimits } from '@incasso/contract/limits';
import { invoiceLimits } from '@incasso/documents/invoiceLimits';
import * as v from 'valibot';

/** Maximum length of a list that is stored of an e-invoice, far above what a case needs */
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
  companyNumber: optionalLine('The Belgian company number as `0123.456.749`, with valid check digits.'),
  legalIdentifier: v.exactOptional(v.pipe(identifier, v.description('BT-30, BT-47.'))),
  vatNumber: optionalLine('BT-31, BT-48, without spaces and dots.'),
  endpoint: v.exactOptional(v.pipe(identifier, v.description('The electronic address, BT-34, BT-49.'))),
  identifiers: v.pipe(list(identifier), v.description('BT-29, BT-46.')),
  address: v.object({
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

/** An `Invoice` of `@incasso/documents`, which documents each field. Texts are cleaned and cut like answers. */
const keptInvoiceSchema = v.object({
  kind: v.pipe(v.picklist(['invoice', 'credit_note']), v.description('What it is, BT-3 considered.')),
  purpose: v.pipe(
    v.picklist(['debt', 'credit', 'none']),
    v.description('What it is for: `none` of a pro forma and the like.'),
  ),
  number: line('BT-1.'),
  typeCode: optionalLine('BT-3, a code of UNTDID 1001.'),
  issueDate: v.exactOptional(day('BT-2.')),
  dueDate: v.exactOptional(day('BT-9. Of a credit note, until when the seller gives back.')),
  dueDateProblem: v.exactOptional(
    v.pipe(
      v.picklist(['discount_only', 'impossible']),
      v.description('Why there is no due date: the one written is for a discount, or is no day of any calendar.'),
    ),
  ),
  instalments: v.exactOptional(
    v.pipe(
      list(v.object({ dueDate: day('The day.'), amount: optionalDecimal('The part of the amount.') })),
      v.description('The days on which parts of the amount are due, where there are several.'),
    ),
  ),
  paymentTerms: optionalLine('BT-20, as text.'),
  buyerReference: optionalLine('BT-10.'),
  orderReference: optionalLine('BT-13.'),
  currency: line('BT-5, by ISO 4217, of all amounts.'),
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
  seller: v.pipe(party, v.description('BG-4: whom the money is owed.')),
  buyer: v.pipe(party, v.description('BG-7: who owes it.')),
  payee: v.exactOptional(
    v.pipe(
      v.object({
        name: optionalLine('BT-59.'),
        companyNumber: optionalLine('As that of a party; of BT-61, BT-60.'),
      }),
      v.description('BG-10: who is paid in the seller’s place. Absent: the seller.'),
    ),
  ),
  paymentMeans: v.pipe(
    list(
      v.object({
        code: optionalLine('BT-81, a code of UNTDID 4461.'),
        account: optionalLine(
          'BT-84, as it is written: the payee’s. In a credit note or a direct debit (49, 59) it may be the buyer’s.',
        ),
        iban: optionalLine('The same in groups of four, where it is an IBAN with valid check digits.'),
        bic: optionalLine('BT-86.'),
        accountName: optionalLine('BT-85.'),
        payerAccount: optionalLine('BT-91, as it is written: the buyer’s, that a direct debit takes from.'),
        reference: optionalLine('BT-83, as it is written.'),
        structuredReference: optionalLine('The same as `+++090/9337/55493+++`, with valid check digits.'),
      }),
    ),
    v.description('BG-16.'),
  ),
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

/** The data of an e-invoice among the documents: read by us, not typed by the visitor. */
export const invoiceReadingSchema = v.object({
  sha256: v.pipe(sha256Schema, v.description('Of the document that it was read from.')),
  invoice: v.pipe(
    keptInvoiceSchema,
    v.description('The terms (BT) and groups (BG) are those of EN 16931. Amounts are decimals as text.'),
  ),
});

export type InvoiceReading = v.InferOutput<typeof invoiceReadingSchema>;
