import type { Decimal } from '@incasso/contract/decimal';
import type { IsoDate } from '@incasso/contract/isoDate';
import type { CaseKind } from '../fees/caseKinds';
import type { Debt } from '../row/Debt';
import type { DebtorKind } from '../row/debtorKinds';
import type { InvoiceFacts } from '../row/InvoiceFacts';
import type { Money } from '../money/money';
import type { DebtorReason, EntryReason, TotalName } from './reasons';

/** A row of the table of debts, with what the ledger needs beyond its columns */
export type LedgerRow = Debt & {
  /** Present if the row was read from an e-invoice */
  readonly facts?: InvoiceFacts;
};

/** Who owes what on one day. No amount is rounded but the interest of each half-year, to the cent. */
export type Ledger = {
  /** The day of counting, which still bears interest */
  readonly day: IsoDate;
  /** The first day that counts at a rate not published yet. Absent if all rates are published. */
  readonly provisionalFrom?: IsoDate;
  /** In the order of the rows */
  readonly debtors: readonly DebtorLedger[];
  /** The sums of all debtors by currency, euro first */
  readonly totals: readonly CurrencyTotals[];
  readonly counts: LedgerCounts;
  /** The kinds of case among what is open. One of an unknown kind may be a company’s or a consumer’s. */
  readonly caseKinds: readonly CaseKind[];
  readonly clientLacks: readonly ClientLack[];
};

export type LedgerCounts = {
  readonly invoices: number;
  readonly creditNotes: number;
  /** Debtors with a name or a number who owe something, or whose amount cannot be read */
  readonly debtors: number;
};

export type DebtorLedger = {
  /** The first name in the rows, or else the number. Empty if no row has either. */
  readonly debtor: string;
  readonly kind: DebtorKind | 'unknown';
  /** Why the law adds nothing to any of the debtor's invoices, or nothing can be claimed */
  readonly reasons: readonly DebtorReason[];
  /** Every row: of each currency, euro first, the invoices and then the credit notes; then those without an amount */
  readonly entries: readonly LedgerEntry[];
  readonly totals: readonly CurrencyTotals[];
  /** What the first letter lacks of the debtor. Empty if nothing is open. */
  readonly lacks: readonly DebtorLack[];
};

export type CurrencyTotals = {
  /** ISO 4217 */
  readonly currency: string;
  /** Each open amount is in exactly one of them. */
  readonly totals: Totals;
};

export type Totals = Readonly<Record<TotalName, Sums>>;

export type Sums = {
  /** What is open after credit notes */
  readonly open: Decimal;
  readonly interest: Decimal;
  /** The fixed compensation for late payment */
  readonly compensation: Decimal;
  /** Everything that can be claimed on the day of counting: the three others, or nothing */
  readonly claim: Decimal;
};

export const noSums: Sums = { open: '0.00', interest: '0.00', compensation: '0.00', claim: '0.00' };

/** A row with what it adds to the totals: a credit note adds nothing, since it lowers what is open of invoices. */
export type LedgerEntry = Sums & {
  readonly row: LedgerRow;
  readonly kind: 'invoice' | 'creditNote';
  /** Below zero for a credit note. Absent if it cannot be read: then all sums are zero. */
  readonly money?: Money;
  /** What credit notes take off an invoice, or invoices take of a credit note. Not below zero. */
  readonly credited: Decimal;
  /** The total that it is in */
  readonly total: TotalName;
  readonly reasons: readonly EntryReason[];
  /** As in `Ledger`, for this invoice */
  readonly provisionalFrom?: IsoDate;
};

/**
 * What a demand for payment needs and no row has (art. 1394/21 Ger.W.): parties with address and number, what the debt
 * is for, each amount with the day on which it was due, and the evidence.
 */
export const debtorLacks = [
  'name',
  'kind',
  'number',
  'address',
  'amount',
  'due_day',
  'obligation',
  'evidence',
] as const;

export type DebtorLack = (typeof debtorLacks)[number];

export type ClientLack = Extract<DebtorLack, 'number' | 'address'>;
