import { formatDecimal, shareOf, type Decimal } from '@incasso/contract/decimal';
import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';
import { readDutchAmount } from './readDutchAmount';

/** Money in one currency (ISO 4217). */
export type Money = { readonly amount: Decimal; readonly currency: string };

/** As in `€ 1.210,00` and `USD 1.210,00`. */
export function formatMoney(amount: Decimal, currency: string): string {
  const sign = amount.startsWith('-') ? '-' : '';
  return `${sign}${currency === 'EUR' ? '€' : currency} ${formatDecimal(amount.replace('-', ''))}`;
}

export function unbrokenMoney(amount: Decimal, currency: string): string {
  return formatMoney(amount, currency).replace(' ', '\u00a0');
}

/** An amount from a document as people type it, rounded to the cent */
export function writeMoney({ amount, currency }: Money): string {
  return formatMoney(shareOf(amount, [1], 1), currency);
}

/** Parses a typed amount, in `EUR` unless it names another currency. `undefined` when it is doubtful. */
export function readMoney(typed: string): Money | undefined {
  const match = /^([A-Z]{3})\s|\s([A-Z]{3})$/.exec(typed.trim());
  const currency = match?.[1] ?? match?.[2] ?? 'EUR';
  if (!isCurrencyCode(currency) || (currency !== 'EUR' && typed.includes('€'))) return undefined;
  const amount = readDutchAmount(typed.replace(new RegExp(`\\b${currency}\\b`), ''), { zero: true });
  return amount === undefined ? undefined : { amount, currency };
}

/** A typed amount as shown: `€ 1.250,00`. A doubtful one is unchanged. */
export function formatTypedMoney(typed: string): string {
  const money = readMoney(typed);
  return money === undefined ? typed : formatMoney(money.amount, money.currency);
}
