import { absoluteDecimal, compareDecimals, type Decimal } from '@incasso/contract/decimal';
import type { Invoice } from '@incasso/documents/Invoice';

type CreditedAmount = { readonly amount: Decimal; readonly isDoubtful: boolean };

/**
 * The amount that a credit subtracts, as a positive number. Many programs write ordinary credit notes with negative
 * amounts. Such a note may also credit a negative invoice and then subtracts nothing; only a reference to an invoice of
 * the case makes it clear. A credit with nothing payable, or with contradictory signs, was partly settled before.
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
