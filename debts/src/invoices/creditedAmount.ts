import { absoluteDecimal, compareDecimals, type Decimal } from '@incasso/contract/decimal';
import type { Invoice } from '@incasso/documents/Invoice';

type CreditedAmount = { readonly amount: Decimal; readonly isDoubtful: boolean };

/**
 * What a credit takes off, without its sign. Many programs write an ordinary credit note with amounts below zero, but
 * such a one may also credit an invoice below zero, and then takes nothing off. It is clear where it refers to an
 * invoice of the case. One with nothing to pay, or with signs that contradict each other, was settled in part before.
 */
export function creditedAmount(
  { kind, amounts: { payable, taxInclusive } }: Invoice,
  { isOfInvoice }: { readonly isOfInvoice: boolean },
): CreditedAmount {
  const sign = compareDecimals(payable, '0.00');
  const amount = absoluteDecimal(sign === 0 ? (taxInclusive ?? payable) : payable);
  const isClear = sign > 0 || (sign < 0 && isOfInvoice && compareDecimals(taxInclusive ?? payable, '0.00') < 0);
  return { amount, isDoubtful: kind === 'credit_note' && !isClear };
}
