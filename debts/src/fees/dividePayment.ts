import { addDecimals, lesserDecimal, shareOf, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
import { costFigures } from './costFigures.content';

/** Money on an undisputed invoice between businesses, out of court. Amounts in euro, fee and advance without VAT. */
export type DebtorPayment = {
  readonly principal: Decimal;
  /** What the client advanced to a bailiff. Default: 0. */
  readonly advance?: Decimal;
  /** Everything that the debtor pays, to the firm or to the client */
  readonly paid: Decimal;
};

export type DividedPayment = {
  /** The payment covers the client's advance first, then the invoice; the rest is interest and compensation. */
  readonly toAdvance: Decimal;
  readonly toInvoice: Decimal;
  readonly beyondInvoice: Decimal;
  /** Comes out of what exceeds the invoice, never out of the invoice. */
  readonly fee: Decimal;
  /** What the client receives: everything except the fee */
  readonly transferred: Decimal;
  /** The client's share minus the advance. Negative: the case cost the client money. */
  readonly kept: Decimal;
};

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

/** The highest possible fee on an undisputed invoice, to the cent */
export function mostFee(principal: Decimal): Decimal {
  return shareOf(principal, [costFigures.undisputedFeeMaxPercent], 100);
}

/** The client's advance to a bailiff for the IOS procedure */
export function advanceFor(principal: Decimal): Decimal {
  const { bailiffAdvances, bailiffAdvanceRange } = costFigures;
  const row = bailiffAdvances.find(({ upTo = Infinity }) => Number(principal) <= upTo);
  return (row?.amount ?? bailiffAdvanceRange.most).toFixed(2);
}

export type CaseOutlook = {
  readonly advance: Decimal;
  readonly mostFee: Decimal;
  /** The debtor pays everything after the demand. */
  readonly kept: Decimal;
  /** The debtor pays everything in the IOS procedure, which limits interest and compensation. */
  readonly keptByIos: Decimal;
  /** The debtor pays nothing, even after IOS. */
  readonly lost: Decimal;
};

/** The outlook of a claim of `principal` with statutory `additions` (interest and compensation) */
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
