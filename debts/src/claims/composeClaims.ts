import {
  addDecimals,
  compareDecimals,
  lesserDecimal,
  negateDecimal,
  subtractDecimals,
  type Decimal,
} from '@incasso/contract/decimal';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import { creditedAmount } from './creditedAmount';
import { isCredit } from '@incasso/documents/isCredit';
import { isSameParty } from '@incasso/documents/isSameParty';

/** The sum of several invoices and credit notes. */
export type Claims = {
  /** Each document once. */
  readonly documents: readonly Invoice[];
  /** One for each invoice that asks for money, in the order given. */
  readonly claims: readonly Claim[];
  /** What changes no claim. */
  readonly asides: readonly Aside[];
  /** By debtor and currency, in the order of their first invoice. */
  readonly totals: readonly ClaimTotal[];
  /** More than one is worth pointing out: a case has one client. */
  readonly sellers: readonly Party[];
};

export type Claim = {
  readonly invoice: Invoice;
  /** The credit notes, and invoices below zero, that were subtracted. */
  readonly credits: readonly Invoice[];
  /** The payable amount without those credits, in the invoice's currency. Not below zero. */
  readonly due: Decimal;
};

/** A document beside the claims, or what is left of it. */
export type Aside = {
  readonly document: Invoice;
  /** Not below zero. */
  readonly amount: Decimal;
  /** The total subtracts `subtracted` alone. */
  readonly kind: AsideKind;
};

export type AsideKind =
  /** A credit that refers to no invoice, or the rest of one. */
  | 'subtracted'
  /** A credit that refers to an invoice that is not here, or that asks for no money. */
  | 'elsewhere'
  /** A credit note whose file does not tell whether it lowers the debt. */
  | 'doubtful'
  /** A corrected invoice (384) beside the one that it corrects: only one of them is owed. */
  | 'correction';

export type ClaimTotal = { readonly debtor: Party; readonly currency: string; readonly due: Decimal };

/**
 * Sums up invoices. Duplicates (by kind, seller and number) count once. A credit is subtracted from the invoices of its
 * seller that it refers to, in that order; one that refers to nothing is subtracted from the total of its debtor. No
 * credit raises what is owed, whatever its sign.
 */
export function composeClaims(given: readonly Invoice[]): Claims {
  const documents = given.filter((document, index) => given.findIndex((other) => isSame(other, document)) === index);
  const asking = documents.filter((document) => !isCredit(document));
  const isCorrection = (invoice: Invoice) =>
    invoice.typeCode === '384' && asking.some((other) => other !== invoice && refersTo(invoice, other));
  let claims: readonly Claim[] = asking
    .filter((invoice) => !isCorrection(invoice))
    .map((invoice): Claim => ({ invoice, credits: [], due: invoice.amounts.payable }));
  const asides = asking
    .filter(isCorrection)
    .map((document): Aside => ({ document, amount: document.amounts.payable, kind: 'correction' }));
  for (const credit of documents.filter(isCredit)) {
    const applied = applyCredit(claims, credit);
    claims = applied.claims;
    if (applied.aside !== undefined) asides.push(applied.aside);
  }
  return { documents, claims, asides, totals: sumUp(claims, asides), sellers: distinctSellers(documents) };
}

function isSame(one: Invoice, other: Invoice): boolean {
  return one.kind === other.kind && one.number === other.number && isSameParty(one.seller, other.seller);
}

function refersTo(document: Invoice, invoice: Invoice): boolean {
  return (
    document.precedingInvoices.some(({ number }) => number === invoice.number) &&
    document.currency === invoice.currency &&
    isSameParty(document.seller, invoice.seller)
  );
}

function applyCredit(before: readonly Claim[], credit: Invoice): { claims: readonly Claim[]; aside?: Aside } {
  const found = new Set(before.filter(({ invoice }) => refersTo(credit, invoice)).map(({ invoice }) => invoice.number));
  const isElsewhere = credit.precedingInvoices.some(({ number }) => !found.has(number));
  const { amount, isDoubtful } = creditedAmount(credit, { isOfInvoice: found.size > 0 });
  const aside = (left: Decimal, kind: AsideKind): Aside => ({ document: credit, amount: left, kind });
  if (isElsewhere && found.size === 0) return { claims: before, aside: aside(amount, 'elsewhere') };
  if (isDoubtful) return { claims: before, aside: aside(amount, 'doubtful') };
  let left = amount;
  const claims = before.map((claim) => {
    const part = refersTo(credit, claim.invoice) ? lesserDecimal(left, claim.due) : '0.00';
    if (isZero(part)) return claim;
    left = subtractDecimals(left, part);
    return { ...claim, credits: [...claim.credits, credit], due: subtractDecimals(claim.due, part) };
  });
  return isZero(left) ? { claims } : { claims, aside: aside(left, isElsewhere ? 'elsewhere' : 'subtracted') };
}

function isZero(amount: Decimal): boolean {
  return compareDecimals(amount, '0.00') === 0;
}

function sumUp(claims: readonly Claim[], asides: readonly Aside[]): ClaimTotal[] {
  const parts = [
    ...claims.map(({ invoice, due }) => ({ ...invoice, due })),
    ...asides
      .filter(({ kind }) => kind === 'subtracted')
      .map(({ document, amount }) => ({ ...document, due: negateDecimal(amount) })),
  ];
  const totals: ClaimTotal[] = [];
  for (const { buyer, currency, due } of parts) {
    const index = totals.findIndex((total) => total.currency === currency && isSameParty(total.debtor, buyer));
    const total = totals[index];
    if (total === undefined) totals.push({ debtor: buyer, currency, due });
    else totals[index] = { ...total, due: addDecimals(total.due, due) };
  }
  return totals;
}

function distinctSellers(documents: readonly Invoice[]): Party[] {
  const sellers = documents.map(({ seller }) => seller);
  return sellers.filter((seller, index) => sellers.findIndex((other) => isSameParty(other, seller)) === index);
}
