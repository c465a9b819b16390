import { addDecimals, compareDecimals, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
import { readIsoDate, type IsoDate } from '@incasso/contract/isoDate';
import type { InterestRates } from '../interest/halfYears';
import { fixedCompensation } from '../interest/interestRates.content';
import { mayHaveLapsed } from '../interest/mayHaveLapsed';
import { reckonInterest } from '../interest/reckonInterest';
import { dueDayOf } from '../row/dueDayOf';
import type { InvoiceEntry, LedgerRow } from './Ledger';
import { claimedTotals, effectOf, type EffectiveReason, type InvoiceReason, type TotalName } from './reasons';
import type { RowWithAmount } from './rowOrders';

/** What applies to all rows alike */
export type LedgerContent = {
  readonly day: IsoDate;
  readonly rates: InterestRates;
  /** The rows that may be the same invoice or credit note as another */
  readonly doubles: ReadonlySet<LedgerRow>;
};

/** An invoice before credit notes are set off */
export type OpenInvoice = RowWithAmount & {
  readonly dueDay: IsoDate | undefined;
  readonly reasons: readonly InvoiceReason[];
  readonly total: TotalName;
};

export function openInvoice({ row, amount }: RowWithAmount, { day, doubles }: LedgerContent): OpenInvoice {
  const dueDay = dueDayOf(row);
  const isInInstalments = dueDay === undefined && readIsoDate(row.dueDate) !== undefined;
  const lastDueDay = isInInstalments ? (row.facts?.lastInstalment ?? row.dueDate) : dueDay;
  const found: (InvoiceReason | false)[] = [
    doubles.has(row) && { code: 'perhaps_twice' },
    lastDueDay !== undefined && mayHaveLapsed(lastDueDay, day) && { code: 'may_have_lapsed', dueDay: lastDueDay },
    lastDueDay !== undefined && lastDueDay >= day && { code: 'not_due', dueDay: lastDueDay },
    row.isDisputed && { code: 'disputed' },
    isInInstalments && { code: 'in_instalments' },
    lastDueDay === undefined && { code: 'no_due_day' },
  ];
  const reasons = found.filter((reason) => reason !== false);
  return { row, amount, dueDay, reasons, total: effectOf(reasons).total };
}

type Standing = LedgerContent & {
  /** The open amount after credit notes */
  readonly open: Decimal;
  /** Reasons of the debtor and of the account */
  readonly otherReasons: readonly EffectiveReason[];
};

export function invoiceEntry(invoice: OpenInvoice, { open, otherReasons, day, rates }: Standing): InvoiceEntry {
  const { row, amount, dueDay } = invoice;
  const reasons: readonly InvoiceReason[] =
    compareDecimals(open, '0.00') > 0 ? invoice.reasons : [{ code: 'nothing_open' }];
  const effect = effectOf([...reasons, ...otherReasons]);
  const { total } = effect;
  const counted =
    dueDay !== undefined && effect.interest
      ? reckonInterest({ principal: open, dueDate: dueDay, until: day }, rates).counted
      : undefined;
  const interest = counted?.interest ?? '0.00';
  const compensation = effect.compensation ? fixedCompensation : '0.00';
  return {
    ...{ row, amount, open, interest, compensation, total, reasons },
    credited: subtractDecimals(amount, open),
    claim: claimedTotals.has(total) ? addDecimals(open, interest, compensation) : '0.00',
    ...(counted?.provisionalFrom !== undefined && { provisionalFrom: counted.provisionalFrom }),
  };
}

/** Whether something is open of it, for sure */
export function isOpen({ total, reasons }: InvoiceEntry): boolean {
  return total !== 'perhapsTwice' && reasons.every(({ code }) => code !== 'nothing_open');
}
