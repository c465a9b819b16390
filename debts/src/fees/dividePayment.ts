import { addDecimals, lesserDecimal, shareOf, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
import { costFigures } from './costFigures.content';

/** Money on an undisputed invoice between businesses, out of court. Amounts in euro, fee and advance without VAT. */
export type DebtorPayment = {
  /** The amount of the invoice that is open. */
  readonly principal: Decimal;
  /** What the client advanced to a bailiff. Default: nothing. */
  readonly advance?: Decimal;
  /** What the debtor pays in all, to the firm or to the client. */
  readonly paid: Decimal;
};

/** Whose a debtor's payment is. */
export type DividedPayment = {
  /** The payment goes to the client's advance first, then to the invoice; interest and compensation are the rest. */
  readonly toAdvance: Decimal;
  readonly toInvoice: Decimal;
  readonly beyondInvoice: Decimal;
  /** Taken from what is beyond the invoice, and never from the invoice. */
  readonly fee: Decimal;
  /** What the client receives: everything but the fee. */
  readonly transferred: Decimal;
  /** What of it remains after the advance. Below zero: what the case cost the client. */
  readonly kept: Decimal;
};

/** The firm's rule on undisputed invoices: divides what a debtor pays. */
export function dividePayment({ principal, advance = '0.00', paid }: DebtorPayment): DividedPayment {
  const toAdvance = lesserDecimal(paid, advance);
  const afterAdvance = subtractDecimals(paid, toAdvance);
  const toInvoice = lesserDecimal(afterAdvance, principal);
  const beyondInvoice = subtractDecimals(afterAdvance, toInvoice);
  const fee = lesserDecimal(beyondInvoice, mostFee(principal));
  const transferred = subtractDecimals(paid, fee);
  return {
    ...{ toAdvance, toInvoice, beyondInvoice, fee, transferred },
    kept: subtractDecimals(transferred, advance),
  };
}

/** The most that the fee on an undisputed invoice can be, to the cent. */
export function mostFee(principal: Decimal): Decimal {
  return shareOf(principal, [costFigures.undisputedFeeMaxPercent], 100);
}

/** What the client of a claim advances to a bailiff for the IOS procedure. */
export function advanceFor(principal: Decimal): Decimal {
  const { bailiffAdvances, bailiffAdvanceRange } = costFigures;
  const row = bailiffAdvances.find(({ upTo = Infinity }) => Number(principal) <= upTo);
  return (row?.amount ?? bailiffAdvanceRange.most).toFixed(2);
}

/** What a case comes to for its client, in the good case and in the bad one. */
export type CaseOutlook = {
  readonly advance: Decimal;
  readonly mostFee: Decimal;
  /** The debtor pays everything on demand. */
  readonly kept: Decimal;
  /** The debtor pays everything in the IOS procedure, which limits interest and compensation. */
  readonly keptByIos: Decimal;
  /** The debtor pays nothing, also not after IOS. */
  readonly lost: Decimal;
};

/** The outlook of a claim of `principal` on which the law adds `additions` (interest and compensation). */
export function caseOutlook(principal: Decimal, additions: Decimal): CaseOutlook {
  const advance = advanceFor(principal);
  const additionsByIos = lesserDecimal(additions, shareOf(principal, [costFigures.iosAdditionsMaxPercent], 100));
  return {
    advance,
    mostFee: mostFee(principal),
    kept: dividePayment({ principal, paid: addDecimals(principal, additions) }).kept,
    keptByIos: dividePayment({ principal, advance, paid: addDecimals(advance, principal, additionsByIos) }).kept,
    lost: advance,
  };
}
