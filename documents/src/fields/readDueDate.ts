import type { IsoDate } from '@incasso/contract/isoDate';
import { compareDecimals, readDecimal, type Decimal } from '@incasso/contract/decimal';
import type { Invoice } from '../invoice/Invoice';
import { invoiceLimits } from '../invoice/invoiceLimits';
import { present } from './presence';

/** A payment date: of payment terms, or the document's own */
export type PaymentTerm = {
  /** As written */
  readonly day: string | undefined;
  /** Absent when the calendar has no such day */
  readonly date: IsoDate | undefined;
  /** Percentages and amounts of its discount */
  readonly discounts?: readonly (string | undefined)[];
  /** Whether it applies to a part of the amount */
  readonly isPart?: boolean;
  readonly amount?: Decimal | undefined;
};

/**
 * The due date is the first date that does not end a discount. For instalments, returns all of them and the earliest
 * date. When dates are written and none is valid, returns the reason.
 */
export function readDueDate(
  terms: readonly PaymentTerm[],
): Pick<Invoice, 'dueDate' | 'instalments' | 'dueDateProblem'> {
  const written = terms.filter(({ day }) => day !== undefined);
  const net = written.filter(({ discounts = [] }) => !discounts.some(isDiscount));
  const dated = net.flatMap(({ date, ...term }) => (date === undefined ? [] : { ...term, date }));
  const [first, another] = dated;
  if (first === undefined) {
    if (written.length === 0) return {};
    return { dueDateProblem: net.length > 0 ? 'impossible' : 'discount_only' };
  }
  if (another === undefined || !dated.some(({ isPart }) => isPart)) return { dueDate: first.date };
  const instalments = dated
    .map(({ date, amount }) => ({ dueDate: date, ...present({ amount }) }))
    .sort((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
  return { dueDate: instalments[0]?.dueDate ?? first.date, instalments };
}

function isDiscount(text: string | undefined): boolean {
  const number = readDecimal(text, invoiceLimits.maxDigits);
  return text !== undefined && (number === undefined || compareDecimals(number, '0.00') !== 0);
}
