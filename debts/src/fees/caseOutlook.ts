import { addDecimals, lesserDecimal, shareOf, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
import { fixedCompensation } from '../interest/interestRates.content';
import { costFigures } from './costFigures.content';
import { bailiffAdvances, consumerPenalties, consumerPenaltyMax, indemnities } from './costTables.content';
import { dividePayment } from './dividePayment';

/** An overdue amount in euro, and the legal interest on it */
export type OverdueAmount = { readonly principal: Decimal; readonly interest: Decimal };

export type UndisputedOutlook = {
  readonly advance: Decimal;
  /** The debtor pays everything after the demand. */
  readonly fee: Decimal;
  readonly vatOnFee: Decimal;
  readonly kept: Decimal;
  /** The debtor pays everything in the IOS procedure, which limits interest but not the fixed compensation. */
  readonly keptByIos: Decimal;
};

export function undisputedOutlook({ principal, interest }: OverdueAmount): UndisputedOutlook {
  const advance = rowFor(bailiffAdvances, principal).amount.toFixed(2);
  const interestByIos = lesserDecimal(interest, shareOf(principal, [costFigures.iosAdditionsMaxPercent], 100));
  const { fee, kept } = dividePayment({ principal, paid: addDecimals(principal, interest, fixedCompensation) });
  const paidByIos = addDecimals(advance, principal, interestByIos, fixedCompensation);
  return {
    ...{ advance, fee, kept },
    vatOnFee: shareOf(fee, [costFigures.vatPercent], 100),
    keptByIos: dividePayment({ principal, advance, paid: paidByIos }).kept,
  };
}

export type DisputedOutlook = {
  readonly fee: Decimal;
  /**
   * The writ of summons and the contribution to the fund for legal aid: the client advances both, the loser pays them.
   */
  readonly summons: Decimal;
  /**
   * The client's share if the client wins and the debtor pays everything; below zero where the fee exceeds what comes
   * in
   */
  readonly kept: Decimal;
  readonly lost: Decimal;
};

/** The outlook of a plain case until the judgment. The loser pays indemnity and court fee. */
export function disputedOutlook({ principal, interest }: OverdueAmount): DisputedOutlook {
  const { courtHours, hourlyRate, writ, legalAidContribution, courtFee } = costFigures;
  const owed = addDecimals(principal, interest, fixedCompensation);
  const indemnity = rowFor(indemnities, owed).amount.toFixed(2);
  const fee = (courtHours * hourlyRate).toFixed(2);
  const summons = (writ + legalAidContribution).toFixed(2);
  return {
    ...{ fee, summons },
    kept: subtractDecimals(addDecimals(owed, indemnity), fee),
    lost: addDecimals(fee, summons, courtFee.toFixed(2), indemnity),
  };
}

/** The highest penalty clause against a consumer who owes `principal` */
export function mostPenalty(principal: Decimal): Decimal {
  const { amount, percent, above } = rowFor(consumerPenalties, principal);
  const share = percent === 0 ? '0.00' : shareOf(subtractDecimals(principal, above.toFixed(2)), [percent], 100);
  return lesserDecimal(addDecimals(amount.toFixed(2), share), consumerPenaltyMax.toFixed(2));
}

function rowFor<Row extends { readonly upTo: number }>(rows: readonly Row[], amount: Decimal): Row {
  const row = rows.find(({ upTo }) => Number(amount) <= upTo);
  if (row === undefined) throw new Error('The last row of a table by amount has no upper limit.');
  return row;
}
