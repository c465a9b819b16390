import { addDecimals, compareDecimals, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
import { readIsoDate, type IsoDate } from '@incasso/contract/isoDate';
import type { InterestRates } from '../interest/halfYears';
import { fixedCompensation } from '../interest/interestRates.content';
import { mayHaveLapsed } from '../interest/mayHaveLapsed';
import { reckonInterest } from '../interest/reckonInterest';
import { noSums, type LedgerEntry, type LedgerRow } from './Ledger';
import { claimedTotals, effectOf, type DebtorReason, type EntryReason, type TotalName } from './reasons';
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
  readonly reasons: readonly EntryReason[];
  readonly total: TotalName;
};

export function openInvoice({ row, amount }: RowWithAmount, { day, doubles }: LedgerContent): OpenInvoice {
  const dueDay = dueDayOf(row);
  const isInInstalments = dueDay === undefined && readIsoDate(row.dueDate) !== undefined;
  const lastDueDay = isInInstalments ? (row.facts?.lastInstalment ?? row.dueDate) : dueDay;
  const found: (EntryReason | false)[] = [
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
  readonly currency: string;
  /** Those of all entries in the currency */
  readonly otherReasons: readonly EntryReason[];
  readonly debtorReasons: readonly DebtorReason[];
};

export function invoiceEntry(
  { row, amount, dueDay, reasons: ownReasons }: OpenInvoice,
  { open, currency, otherReasons, debtorReasons, day, rates }: Standing,
): LedgerEntry {
  const reasons: readonly EntryReason[] =
    compareDecimals(open, '0.00') > 0 ? [...ownReasons, ...otherReasons] : [{ code: 'nothing_open' }];
  const effect = effectOf([...reasons, ...debtorReasons]);
  const { total } = effect;
  const counted =
    dueDay !== undefined && effect.interest
      ? reckonInterest({ principal: open, dueDate: dueDay, until: day }, rates).counted
      : undefined;
  const interest = counted?.interest ?? '0.00';
  const compensation = effect.compensation ? fixedCompensation : '0.00';
  return {
    ...{ row, kind: 'invoice', money: { amount, currency }, open, interest, compensation, total, reasons },
    credited: subtractDecimals(amount, open),
    claim: claimedTotals.has(total) ? addDecimals(open, interest, compensation) : '0.00',
    ...(counted?.provisionalFrom !== undefined && { provisionalFrom: counted.provisionalFrom }),
  };
}

export function unreadableEntry(row: LedgerRow): LedgerEntry {
  const reasons = [{ code: 'amount_unreadable', amount: row.amount }] as const;
  return { row, kind: 'invoice', total: 'due', credited: '0.00', reasons, ...noSums };
}

/** Whether it is an invoice of which something is open for sure, or whose amount cannot be read */
export function isOpen({ kind, total, reasons }: LedgerEntry): boolean {
  return kind === 'invoice' && total !== 'perhapsTwice' && reasons.every(({ code }) => code !== 'nothing_open');
}

/**
 * The date from which interest on the whole amount runs. Absent without a due date, and for instalments, whose interest
 * runs from several dates.
 */
function dueDayOf({ dueDate, source }: LedgerRow): IsoDate | undefined {
  const isInInstalments =
    source.kind === 'document' && source.instalments !== undefined && dueDate === source.read.dueDate;
  return isInInstalments ? undefined : readIsoDate(dueDate);
}
