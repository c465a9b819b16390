import {
  addDecimals,
  compareDecimals,
  lesserDecimal,
  negateDecimal,
  subtractDecimals,
  type Decimal,
} from '../decimal/decimal';
import type { Invoice, Party } from '../Invoice';
import { isSameParty } from './isSameParty';

/** The sum of several invoices and credit notes. */
export type Claims = {
  /** One for each invoice, in the order given. */
  readonly claims: readonly Claim[];
  /** Credit notes, or their rest, that are subtracted from no invoice here. */
  readonly credits: readonly OpenCredit[];
  /** By debtor and currency, in the order of their first invoice. */
  readonly totals: readonly ClaimTotal[];
  /** More than one is worth pointing out: a case has one client. */
  readonly sellers: readonly Party[];
};

export type Claim = {
  readonly invoice: Invoice;
  /** Numbers of the credit notes that were subtracted. */
  readonly creditNotes: readonly string[];
  /** The payable amount without those credit notes, in the invoice's currency. */
  readonly due: Decimal;
};

export type OpenCredit = {
  readonly creditNote: Invoice;
  /** What is left of its payable amount. */
  readonly amount: Decimal;
  /** Whether the total subtracts it: not when it refers to an invoice that is not here. */
  readonly isSubtracted: boolean;
};

export type ClaimTotal = { readonly debtor: Party; readonly currency: string; readonly due: Decimal };

/**
 * Sums up invoices. Duplicates (by kind, seller and number) count once. A credit note is subtracted from the invoices
 * of its seller that it refers to, in that order; one that refers to nothing is subtracted from the total of its
 * debtor.
 */
export function composeClaims(documents: readonly Invoice[]): Claims {
  const known = documents.filter(
    (document, index) => documents.findIndex((other) => isSame(other, document)) === index,
  );
  let claims = known
    .filter(({ kind }) => kind === 'invoice')
    .map((invoice): Claim => ({ invoice, creditNotes: [], due: invoice.amounts.payable }));
  const credits: OpenCredit[] = [];
  for (const creditNote of known.filter(({ kind }) => kind === 'credit_note')) {
    const applied = applyCredit(claims, creditNote);
    claims = applied.claims;
    if (applied.credit !== undefined) credits.push(applied.credit);
  }
  return { claims, credits, totals: sumUp(claims, credits), sellers: distinctSellers(known) };
}

function isSame(one: Invoice, other: Invoice): boolean {
  return one.kind === other.kind && one.number === other.number && isSameParty(one.seller, other.seller);
}

function applyCredit(claims: readonly Claim[], creditNote: Invoice): { claims: Claim[]; credit?: OpenCredit } {
  const numbers = creditNote.precedingInvoices.map(({ number }) => number);
  let left = creditNote.amounts.payable;
  const found = new Set<string>();
  const credited = claims.map((claim) => {
    const { invoice, due } = claim;
    const isMeant =
      numbers.includes(invoice.number) &&
      invoice.currency === creditNote.currency &&
      isSameParty(invoice.seller, creditNote.seller);
    if (!isMeant) return claim;
    found.add(invoice.number);
    const part = lesserDecimal(left, due);
    left = subtractDecimals(left, part);
    return { ...claim, creditNotes: [...claim.creditNotes, creditNote.number], due: subtractDecimals(due, part) };
  });
  if (compareDecimals(left, '0.00') === 0) return { claims: credited };
  const isSubtracted = numbers.every((number) => found.has(number));
  return { claims: credited, credit: { creditNote, amount: left, isSubtracted } };
}

function sumUp(claims: readonly Claim[], credits: readonly OpenCredit[]): ClaimTotal[] {
  const parts = [
    ...claims.map(({ invoice, due }) => ({ ...invoice, due })),
    ...credits
      .filter(({ isSubtracted }) => isSubtracted)
      .map(({ creditNote, amount }) => ({ ...creditNote, due: negateDecimal(amount) })),
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
