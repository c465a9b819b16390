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

export type AmountUnreadable = { readonly code: 'amount_unreadable'; readonly amount: string };

export type InvoiceReason =
  /** Another row may be the same invoice, for the same amount or a smaller one. That one counts: it is the sure sum. */
  | { readonly code: 'perhaps_twice' }
  | { readonly code: 'may_have_lapsed'; readonly dueDay: IsoDate }
  | { readonly code: 'not_due'; readonly dueDay: IsoDate }
  | { readonly code: 'disputed' }
  | { readonly code: 'no_due_day' }
  /** Due on several days, from each of which a part bears interest */
  | { readonly code: 'in_instalments' }
  /** Credit notes cover it, or its amount is zero. No other reason is given then. */
  | { readonly code: 'nothing_open' };

/** Another row may be the same credit note. Both are deducted: the smaller claim is the sure one. */
export type CreditReason = { readonly code: 'credit_perhaps_twice' };

/** The client owes `amount` to the debtor, by these figures: no invoice has anything open. */
type CreditExceeds = { readonly code: 'credit_exceeds'; readonly amount: Decimal; readonly currency: string };

/** The fixed compensation is in euro. */
export type OtherCurrency = { readonly code: 'other_currency'; readonly currency: string };

export type AccountReason = CreditExceeds | OtherCurrency;

export type DebtorReason =
  | { readonly code: 'consumer' }
  /** A consumer or not: nobody said. */
  | { readonly code: 'kind_unknown' }
  | { readonly code: 'abroad'; readonly country: string };

export type Reason = AmountUnreadable | InvoiceReason | CreditReason | AccountReason | DebtorReason;

/** A reason that changes an invoice's sums. The others say why a row has none, or that its sum is a question. */
export type EffectiveReason = InvoiceReason | OtherCurrency | DebtorReason;

type Effect = { readonly total: TotalName; readonly interest: boolean; readonly compensation: boolean };

/** The total that each reason puts an invoice in, and whether the law then adds interest and fixed compensation. */
// claim: law
const reasonEffects: Readonly<Record<EffectiveReason['code'], Effect>> = {
  perhaps_twice: { total: 'perhapsTwice', interest: false, compensation: false },
  may_have_lapsed: { total: 'mayHaveLapsed', interest: false, compensation: false },
  not_due: { total: 'notDue', interest: false, compensation: false },
  disputed: { total: 'disputed', interest: true, compensation: true },
  no_due_day: { total: 'due', interest: false, compensation: false },
  in_instalments: { total: 'due', interest: false, compensation: false },
  nothing_open: { total: 'due', interest: false, compensation: false },
  other_currency: { total: 'due', interest: true, compensation: false },
  consumer: { total: 'due', interest: false, compensation: false },
  kind_unknown: { total: 'due', interest: false, compensation: false },
  abroad: { total: 'due', interest: false, compensation: false },
};

/** Of several reasons the first total other than `due` applies, and each must allow the sums. */
export function effectOf(reasons: readonly EffectiveReason[]): Effect {
  const effects = reasons.map(({ code }) => reasonEffects[code]);
  return {
    total: effects.map(({ total }) => total).find((total) => total !== 'due') ?? 'due',
    interest: effects.every(({ interest }) => interest),
    compensation: effects.every(({ compensation }) => compensation),
  };
}
