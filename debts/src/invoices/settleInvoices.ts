import { compareDecimals, lesserDecimal, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import { creditedAmount } from './creditedAmount';
import { isSameParty } from '@incasso/documents/isSameParty';

export type Settlement = {
  /** Each document once. */
  readonly documents: readonly Invoice[];
  /** One per invoice with an amount due, in the given order */
  readonly owed: readonly OwedInvoice[];
  /** Documents that change no invoice's debt */
  readonly otherDocuments: readonly OtherDocument[];
  /** More than one needs a remark: a case has one client. */
  readonly sellers: readonly Party[];
};

export type OwedInvoice = {
  readonly invoice: Invoice;
  /** The subtracted credit notes and negative invoices */
  readonly credits: readonly Invoice[];
  /** The payable amount minus those credits, in the invoice's currency; at least 0 */
  readonly due: Decimal;
};

/** A document listed beside the debts, or the rest of one */
export type OtherDocument = {
  readonly document: Invoice;
  /** At least 0 */
  readonly amount: Decimal;
  /** Totals subtract only `subtracted`. */
  readonly kind: OtherDocumentKind;
};

export type OtherDocumentKind =
  /** A credit that refers to no invoice, or the rest of one. */
  | 'subtracted'
  /** A credit on an invoice that is not in the case or has nothing due */
  | 'elsewhere'
  /** A credit note whose file leaves open whether it lowers the debt */
  | 'doubtful'
  /** A corrected invoice (384) beside the original: only one of them is due. */
  | 'correction'
  /** A document without a debt, such as a pro forma */
  | 'no_debt';

/**
 * Settles credits against invoices. Duplicates count once. A credit is subtracted from the invoices of its seller that
 * it refers to, in order; one without a reference is subtracted from its debtor's total. No credit increases a debt,
 * whatever its sign.
 */
export function settleInvoices(given: readonly Invoice[]): Settlement {
  const documents = given.filter(
    (document, index) => given.findIndex((other) => isDuplicate(other, document)) === index,
  );
  const debtInvoices = documents.filter(({ purpose }) => purpose === 'debt');
  const isCorrection = (invoice: Invoice) =>
    invoice.purpose === 'debt' &&
    invoice.typeCode === '384' &&
    debtInvoices.some((other) => other !== invoice && refersTo(invoice, other));
  let owed: readonly OwedInvoice[] = debtInvoices
    .filter((invoice) => !isCorrection(invoice))
    .map((invoice): OwedInvoice => ({ invoice, credits: [], due: invoice.amounts.payable }));
  const otherDocuments = documents.flatMap((document): OtherDocument[] => {
    const kind = document.purpose === 'none' ? 'no_debt' : isCorrection(document) ? 'correction' : undefined;
    return kind === undefined ? [] : [{ document, amount: document.amounts.payable, kind }];
  });
  for (const credit of documents.filter(({ purpose }) => purpose === 'credit')) {
    const applied = applyCredit(owed, credit);
    owed = applied.owed;
    if (applied.other !== undefined) otherDocuments.push(applied.other);
  }
  return { documents, owed, otherDocuments, sellers: distinctSellers(documents) };
}

/**
 * Whether two readings are of one document, such as its XML and its PDF. A missing value does not distinguish them; a
 * different amount, day or buyer under one number does.
 */
function isDuplicate(one: Invoice, other: Invoice): boolean {
  return (
    one.kind === other.kind &&
    one.number === other.number &&
    isSameParty(one.seller, other.seller) &&
    isSameParty(one.buyer, other.buyer) &&
    one.currency === other.currency &&
    compareDecimals(one.amounts.payable, other.amounts.payable) === 0 &&
    isOpenOrEqual(one.issueDate, other.issueDate) &&
    isOpenOrEqual(one.dueDate, other.dueDate)
  );
}

function isOpenOrEqual(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

function refersTo(document: Invoice, invoice: Invoice): boolean {
  return (
    document.precedingInvoices.some(({ number }) => number === invoice.number) &&
    document.currency === invoice.currency &&
    isSameParty(document.seller, invoice.seller)
  );
}

function applyCredit(
  before: readonly OwedInvoice[],
  credit: Invoice,
): { owed: readonly OwedInvoice[]; other?: OtherDocument } {
  const found = new Set(before.filter(({ invoice }) => refersTo(credit, invoice)).map(({ invoice }) => invoice.number));
  const isElsewhere = credit.precedingInvoices.some(({ number }) => !found.has(number));
  const { amount, isDoubtful } = creditedAmount(credit, { isOfInvoice: found.size > 0 });
  const other = (left: Decimal, kind: OtherDocumentKind): OtherDocument => ({ document: credit, amount: left, kind });
  if (isElsewhere && found.size === 0) return { owed: before, other: other(amount, 'elsewhere') };
  if (isDoubtful) return { owed: before, other: other(amount, 'doubtful') };
  let left = amount;
  const owed = before.map((one) => {
    const part = refersTo(credit, one.invoice) ? lesserDecimal(left, one.due) : '0.00';
    if (isZero(part)) return one;
    left = subtractDecimals(left, part);
    return { ...one, credits: [...one.credits, credit], due: subtractDecimals(one.due, part) };
  });
  return isZero(left) ? { owed } : { owed, other: other(left, isElsewhere ? 'elsewhere' : 'subtracted') };
}

function isZero(amount: Decimal): boolean {
  return compareDecimals(amount, '0.00') === 0;
}

function distinctSellers(documents: readonly Invoice[]): Party[] {
  const sellers = documents.map(({ seller }) => seller);
  return sellers.filter((seller, index) => sellers.findIndex((other) => isSameParty(other, seller)) === index);
}
