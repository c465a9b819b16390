import { sha256Schema } from '@incasso/contract/intakeRequest';
import { fieldLimits } from '@incasso/contract/limits';
import { invoiceLimits } from '@incasso/e-invoice/invoiceLimits';
import * as v from 'valibot';

/** Longest list of one kind that is kept of an e-invoice: far more than any case needs. */
export const maxClaimItems = 20;

const line = v.pipe(v.string(), v.maxLength(fieldLimits.line));
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(maxClaimItems), v.readonly());
const optionalLine = v.exactOptional(line);
const day = v.pipe(v.string(), v.isoDate());
const decimal = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2,}$/), v.maxLength(invoiceLimits.maxDigits + 4));
const optionalDecimal = v.exactOptional(decimal);

const identifier = v.object({ value: line, scheme: optionalLine });

const party = v.object({
  legalName: optionalLine,
  tradingName: optionalLine,
  companyNumber: optionalLine,
  legalIdentifier: v.exactOptional(identifier),
  vatNumber: optionalLine,
  endpoint: v.exactOptional(identifier),
  identifiers: list(identifier),
  address: v.object({
    street: optionalLine,
    additionalStreet: optionalLine,
    line: optionalLine,
    postalCode: optionalLine,
    city: optionalLine,
    region: optionalLine,
    country: optionalLine,
  }),
  contact: v.object({ name: optionalLine, phone: optionalLine, email: optionalLine }),
});

/** An `Invoice` of `@incasso/e-invoice`, which says what each field is; in the spelling of answers, and no longer. */
const keptInvoiceSchema = v.object({
  kind: v.picklist(['invoice', 'credit_note']),
  number: line,
  typeCode: optionalLine,
  issueDate: day,
  dueDate: v.exactOptional(day),
  paymentTerms: optionalLine,
  buyerReference: optionalLine,
  orderReference: optionalLine,
  currency: line,
  amounts: v.object({
    taxExclusive: optionalDecimal,
    tax: optionalDecimal,
    taxInclusive: optionalDecimal,
    allowances: optionalDecimal,
    charges: optionalDecimal,
    prepaid: optionalDecimal,
    rounding: optionalDecimal,
    payable: decimal,
  }),
  seller: party,
  buyer: party,
  paymentMeans: list(
    v.object({
      code: optionalLine,
      account: optionalLine,
      iban: optionalLine,
      bic: optionalLine,
      accountName: optionalLine,
      reference: optionalLine,
      structuredReference: optionalLine,
    }),
  ),
  precedingInvoices: list(v.object({ number: line, issueDate: v.exactOptional(day) })),
});

/** What an e-invoice among the documents says: read by us, not typed by the visitor. */
export const claimSchema = v.object({
  /** Of the document that it was read from. */
  sha256: sha256Schema,
  invoice: keptInvoiceSchema,
});

export type Claim = v.InferOutput<typeof claimSchema>;
