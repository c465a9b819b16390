import type { Claim } from '@incasso/debts/composeClaims';
import type { Party } from '@incasso/documents/Invoice';
import { isSameParty } from '@incasso/documents/isSameParty';
import { addDecimals, type Decimal } from '@incasso/contract/decimal';
import type { IsoDate } from '@incasso/contract/isoDate';
import type { InterestRates } from '@incasso/debts/halfYears';
import { reckonInterest, type InterestReckoning } from '@incasso/debts/reckonInterest';

/** What may be asked for overdue invoices on a day, in one currency. */
export type Estimate = {
  readonly currency: string;
  readonly principal: Decimal;
  readonly interest: Decimal;
  /** The last day that every sum counts. */
  readonly to: IsoDate;
  /** Who owes all of it; absent when several do. */
  readonly soleDebtor: Party | undefined;
  readonly invoices: readonly { readonly number: string; readonly reckoning: InterestReckoning }[];
};

/**
 * The estimates by currency, each in the order of the invoices. Invoices without a due date, not yet due, or fully
 * credited bear no interest and are left out.
 */
export function estimateInterest(claims: readonly Claim[], until: IsoDate, rates: InterestRates): Estimate[] {
  const estimates = new Map<string, Estimate>();
  for (const { invoice, due } of claims) {
    const { buyer, currency, dueDate, number } = invoice;
    if (dueDate === undefined || dueDate >= until || !isAboveZero(due)) continue;
    const reckoning = reckonInterest({ principal: due, dueDate, until }, rates);
    const sum = estimates.get(currency) ?? { ...nothing, currency, to: until, soleDebtor: buyer };
    estimates.set(currency, {
      currency,
      principal: addDecimals(sum.principal, reckoning.principal),
      interest: addDecimals(sum.interest, reckoning.interest),
      to: reckoning.to < sum.to ? reckoning.to : sum.to,
      soleDebtor: sum.soleDebtor && isSameParty(sum.soleDebtor, buyer) ? sum.soleDebtor : undefined,
      invoices: [...sum.invoices, { number, reckoning }],
    });
  }
  return [...estimates.values()];
}

const nothing = { principal: '0.00', interest: '0.00', invoices: [] };

function isAboveZero(amount: Decimal): boolean {
  return !amount.startsWith('-') && /[1-9]/.test(amount);
}
