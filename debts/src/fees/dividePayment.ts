import { lesserDecimal, shareOf, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
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
  /** The fee, taken from what exceeds the invoice, never from the invoice */
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
function mostFee(principal: Decimal): Decimal {
  return shareOf(principal, [costFigures.undisputedFeeMaxPercent], 100);
}
