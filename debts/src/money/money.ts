import { formatDecimal, negateDecimal, readDecimal, shareOf, type Decimal } from '@incasso/contract/decimal';
import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';

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

/** A typed amount as shown: `€ 1.250,00`. A doubtful one is unchanged. */
export function formatTypedMoney(typed: string): string {
  const money = readMoney(typed);
  return money === undefined ? typed : formatMoney(money.amount, money.currency);
}

/** The sign before the decimals. The other one of comma and point separates thousands. */
type DecimalSign = ',' | '.';

/** Longer than any amount. */
const maxDigits = 12;
const maxText = 60;

/**
 * Parses an amount as people and spreadsheets write it, in euros unless it names a currency, below zero for a credit:
 * `€ 1.250,-`, `1,250.50`, `1.250,50 incl. btw`, `USD 100`, `-121`, `(250,00)`. A point before three digits separates
 * thousands. `undefined` when it is doubtful.
 */
export function readMoney(text: string): Money | undefined {
  const { before, digits, after } = partsOf(text);
  const words = `${before} ${after}`.replace(/[()]/g, '').match(/\p{L}+|\S/gu) ?? [];
  const currencies = new Set(words.filter(isCurrency).map((word) => (isCurrencyCode(word) ? word : 'EUR')));
  const [sign = '', ...otherSigns] = words.filter((word) => !isCurrency(word));
  const isBracketed = before.includes('(') && after.includes(')');
  if (currencies.size > 1 || otherSigns.length > 0 || isBracketed !== /[()]/.test(before + after)) return undefined;
  const isBelow = isBracketed || /^[-–−]$/.test(sign);
  if (!isBelow && !/^\+?$/.test(sign)) return undefined;
  const amount = readDigits(digits);
  const [currency = 'EUR'] = currencies;
  return amount === undefined ? undefined : { amount: isBelow ? negateDecimal(amount) : amount, currency };
}

const withTax =
  /\s*\(?\b(?:(?:btw|tva|vat) )?(?:incl(?:\.|usief|uded?)?|inbegrepen|comprise|ttc|tvac)(?: ?(?:btw|tva|vat))?\)?$/i;

/** The digits with their separators, and the text around them. `,-` stands for no cents, not for a minus. */
function partsOf(text: string) {
  const plain =
    text.length > maxText
      ? ''
      : text
          .replace(/[\s'’]/g, ' ')
          .trim()
          .replace(withTax, '');
  const [, before = '', digits = '', after = ''] = /^(\D*)(\d(?:[\d., ]*\d)?)(\D*)$/.exec(plain) ?? [];
  return { before, digits, after: after.replace(/^[.,] ?[-–—=]+/, '') };
}

function isCurrency(word: string): boolean {
  return /^(?:€|euro?)$/i.test(word) || isCurrencyCode(word);
}

const whole = {
  ',': /^(\d+|[1-9]\d{0,2}([ .])\d{3}(?:\2\d{3})*)(?:,(\d+))?$/,
  '.': /^(\d+|[1-9]\d{0,2}([ ,])\d{3}(?:\2\d{3})*)(?:\.(\d+))?$/,
} as const satisfies Record<DecimalSign, RegExp>;

function readDigits(digits: string): Decimal | undefined {
  const shown = shownSign(digits);
  if (shown === undefined && digits.includes(',')) return undefined;
  const [, before = '', , decimals = ''] = whole[shown ?? ','].exec(digits) ?? [];
  const units = before.replace(/\D/g, '');
  // What people type has cents at most.
  if (units.length > maxDigits || !/^\d{0,2}0*$/.test(decimals)) return undefined;
  return units === '' ? undefined : readDecimal(`${units}.${decimals}`, 2 * maxDigits);
}

/** The decimal sign that an amount itself shows. `605,500` may be either. */
function shownSign(digits: string): DecimalSign | undefined {
  const [, before = '', separator = '', decimals = ''] = /^(.*)([.,])(\d*)$/.exec(digits) ?? [];
  if (separator === '') return undefined;
  const [sign, other] = separator === ',' ? ([',', '.'] as const) : (['.', ','] as const);
  if (before.includes(sign)) return other;
  return before.includes(other) || decimals.length !== 3 || !/^[1-9]\d{0,2}$/.test(before) ? sign : undefined;
}
