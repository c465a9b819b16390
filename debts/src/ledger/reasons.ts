import type { Decimal } from '@incasso/contract/decimal';
import type { IsoDate } from '@incasso/contract/isoDate';

/** The totals of a ledger in display order. Credit notes that name no invoice lower them in this order. */
export const totalNames = [
  'due',
  /** Claimed too, but before a court and not in the first letter */
  'disputed',
  'notDue',
  /** What comes on top if two rows that may be one invoice are two */
  'perhapsTwice',
  'mayHaveLapsed',
] as const;

export type TotalName = (typeof totalNames)[number];

/** The totals that can be claimed on the day of counting */
export const claimedTotals: ReadonlySet<TotalName> = new Set(['due', 'disputed']);

export type EntryReason =
  | { readonly code: 'amount_unreadable'; readonly amount: string }
  /** Another row may be the same invoice, for the same amount or a smaller one. That row counts instead. */
  | { readonly code: 'perhaps_twice' }
  | { readonly code: 'may_have_lapsed'; readonly dueDay: IsoDate }
  | { readonly code: 'not_due'; readonly dueDay: IsoDate }
  | { readonly code: 'disputed' }
  | { readonly code: 'no_due_day' }
  /** Due on several days, from each of which a part bears interest */
  | { readonly code: 'in_instalments' }
  /** The fixed compensation is in euro. */
  | { readonly code: 'other_currency'; readonly currency: string }
  /** Credit notes cover it, or its amount is zero. No other reason is given then. */
  | { readonly code: 'nothing_open' }
  /** Another row may be the same credit note. Both are deducted, so that the claim is certain. */
  | { readonly code: 'credit_perhaps_twice' };

export type DebtorReason =
  | { readonly code: 'consumer' }
  /** Perhaps a consumer. */
  | { readonly code: 'kind_unknown' }
  | { readonly code: 'abroad'; readonly country: string }
  /** Credit notes exceed the invoices: the client owes the debtor `amount`. */
  | { readonly code: 'credit_exceeds'; readonly amount: Decimal; readonly currency: string };

export type Reason = EntryReason | DebtorReason;

export const reasonCodes = [
  'amount_unreadable',
  'perhaps_twice',
  'may_have_lapsed',
  'not_due',
  'disputed',
  'no_due_day',
  'in_instalments',
  'other_currency',
  'nothing_open',
  'credit_perhaps_twice',
  'consumer',
  'kind_unknown',
  'abroad',
  'credit_exceeds',
] as const satisfies readonly Reason['code'][];

/** The reasons that put an invoice in another total than `due` */
const totalOfReason: Partial<Record<Reason['code'], TotalName>> = {
  perhaps_twice: 'perhapsTwice',
  may_have_lapsed: 'mayHaveLapsed',
  not_due: 'notDue',
  disputed: 'disputed',
};

/**
 * The total for an invoice, which the first of its reasons decides, and whether interest and the fixed compensation
 * are added, which each reason must allow.
 */
export function effectOf(reasons: readonly Reason[]) {
  const codes = reasons.map(({ code }) => code);
  return {
    total: codes.flatMap((code) => totalOfReason[code] ?? [])[0] ?? 'due',
    interest: codes.every((code) => code === 'disputed' || code === 'other_currency'),
    compensation: codes.every((code) => code === 'disputed'),
  };
}

const aboutAdditions: ReadonlySet<Reason['code']> = new Set([
  'no_due_day',
  'in_instalments',
  'other_currency',
  'consumer',
  'kind_unknown',
  'abroad',
]);

/** Whether a reason only explains why the law adds nothing to the open amount. */
export function isAboutAdditions({ code }: Reason): boolean {
  return aboutAdditions.has(code);
}
