import { compareDecimals } from '@incasso/contract/decimal';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import { haveSameDays, isSameAmount, isSameDebtor, isSameNumber } from '../row/sameness';
import { debtorOf, valuesOf } from './valuesOf';

export type Settlement = {
  /** Each document once, also when several files contain it */
  readonly documents: readonly Invoice[];
  /** The invoices with a row */
  readonly owed: readonly Invoice[];
  /** The credit notes and negative invoices with a row */
  readonly credits: readonly Invoice[];
  /** The documents without a row */
  readonly otherDocuments: readonly OtherDocument[];
  /** Each seller once. A second seller gets a remark, because a case has one client. */
  readonly sellers: readonly Party[];
};

export type OtherDocument = { readonly document: Invoice; readonly kind: OtherDocumentKind };

export type OtherDocumentKind =
  /** A credit note whose file leaves open whether it lowers the debt */
  | 'doubtful'
  /** A corrected invoice (384) beside the original: only one of them is due. */
  | 'correction'
  /** A document without a debt, such as a pro forma */
  | 'no_debt';

/** Sorts e-invoices, in their order, by whether the debt has them. Duplicates count once. */
export function settleInvoices(given: readonly Invoice[]): Settlement {
  const distinctOnes = distinct([...given].sort(byCompleteness), isCopy);
  const documents = given.filter((document) => distinctOnes.includes(document));
  const invoices = documents.filter(({ purpose }) => purpose === 'debt');
  const sorted = documents.map((document) => ({ document, kind: kindOf(document, invoices) }));
  return {
    documents,
    owed: sorted.flatMap(({ document, kind }) => (kind === 'debt' ? [document] : [])),
    credits: sorted.flatMap(({ document, kind }) => (kind === 'credit' ? [document] : [])),
    otherDocuments: sorted.flatMap(({ document, kind }) =>
      kind === 'debt' || kind === 'credit' ? [] : [{ document, kind }],
    ),
    sellers: distinct(
      documents.map(({ seller }) => seller),
      isSameParty,
    ),
  };
}

function kindOf(document: Invoice, invoices: readonly Invoice[]): 'debt' | 'credit' | OtherDocumentKind {
  const { purpose, typeCode, kind } = document;
  const isOfInvoice = invoices.some((invoice) => invoice !== document && refersTo(document, invoice));
  if (purpose === 'none') return 'no_debt';
  if (purpose === 'debt') return typeCode === '384' && isOfInvoice ? 'correction' : 'debt';
  return kind === 'credit_note' && !isClear(document, isOfInvoice) ? 'doubtful' : 'credit';
}

/**
 * Whether a credit note lowers the debt. Many programs write ordinary ones with negative amounts. Such a note may also
 * credit a negative invoice; only a reference to an invoice of the case makes it clear. One with nothing payable, or
 * with contradictory signs, was partly settled before.
 */
function isClear({ amounts: { payable, taxInclusive } }: Invoice, isOfInvoice: boolean): boolean {
  const isBelowZero = [payable, taxInclusive ?? payable].every((amount) => compareDecimals(amount, '0.00') < 0);
  return compareDecimals(payable, '0.00') > 0 || (isBelowZero && isOfInvoice);
}

/**
 * Puts the most complete reading first. A reading without a date matches two with different dates, which do not match
 * each other: without this order, the order of the files would decide which ones are the same document.
 */
function byCompleteness(one: Invoice, other: Invoice): number {
  const [mine, theirs] = [one, other].map((each) => Object.values(valuesOf(each)).filter(Boolean).length);
  return (theirs ?? 0) - (mine ?? 0);
}

/**
 * Whether two readings are of one document, such as its XML and its PDF: seller, number and days are equal, and so are
 * amount and buyer. A missing day or party does not distinguish them.
 */
export function isCopy(one: Invoice, other: Invoice): boolean {
  const [mine, theirs] = [valuesOf(one), valuesOf(other)];
  return (
    one.kind === other.kind &&
    isSameParty(one.seller, other.seller) &&
    isSameNumber(mine, theirs) &&
    haveSameDays(mine, theirs) &&
    isSameAmount(mine, theirs) &&
    isSameDebtor(mine, theirs) !== false
  );
}

function isOpenOrEqual(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

function refersTo(document: Invoice, invoice: Invoice): boolean {
  return (
    document.precedingInvoices.some(
      ({ number, issueDate }) => number === invoice.number && isOpenOrEqual(issueDate, invoice.issueDate),
    ) &&
    document.currency === invoice.currency &&
    isSameParty(document.seller, invoice.seller)
  );
}

/** A party that a file leaves open does not differ from any other. */
export function isSameParty(one: Party, other: Party): boolean {
  return isSameDebtor(debtorOf(one), debtorOf(other)) !== false;
}

function distinct<Item>(items: readonly Item[], isSame: (one: Item, other: Item) => boolean): Item[] {
  return items.filter((item, index) => items.findIndex((other) => isSame(other, item)) === index);
}
