import { compareDecimals } from '@incasso/contract/decimal';
import { formatCompanyNumber } from '@incasso/contract/companyNumber';
import { daysBetween, readIsoDate } from '@incasso/contract/isoDate';
import { readMoney } from '../money/money';
import type { DebtValues } from './debtFields';

export type Debtor = Pick<DebtValues, 'debtor' | 'number'>;

/**
 * Whether two rows have the same debtor: by number if both have one, else by name without case, signs and legal form. A
 * short name (`ACME`) is the same as a longer one that begins with its words (`ACME Group`). `undefined` if they have
 * neither in common.
 */
export function isSameDebtor(one: Debtor, other: Debtor): boolean | undefined {
  const [mine, theirs] = [spellings(one), spellings(other)];
  if (mine.number !== '' && theirs.number !== '') return mine.number === theirs.number;
  if (mine.name === '' || theirs.name === '') return undefined;
  return mine.beginnings.includes(theirs.name) || theirs.beginnings.includes(mine.name);
}

/**
 * How many invoices two rows describe. One, if number, debtor, amount and days all agree: only a missing day contradicts
 * nothing. Perhaps one, if their numbers are equal but for leading zeros, signs and a year or letters before them, or
 * if debtor and amount agree and one has no number. Two in all other cases, and always if one is a credit note or of
 * another year: numbers begin anew each year.
 */
export function sameness(one: DebtValues, other: DebtValues): 'one' | 'perhaps' | 'two' {
  const isSameDebt = () => isSameDebtor(one, other) === true && isSameAmount(one, other);
  const lacksNumber = invoiceOf(one) === '' || invoiceOf(other) === '';
  if (lacksNumber ? !isSameDebt() : !isAlikeNumber(one, other)) return 'two';
  if (isOfOtherSign(one, other) || isOfOtherYear(one, other)) return 'two';
  return isSameNumber(one, other) && isSameDebt() && haveSameDays(one, other) ? 'one' : 'perhaps';
}

/** Whether a row is a credit note: its amount is below zero. */
export function isCredit(row: Pick<DebtValues, 'amount'>): boolean {
  return spellings(row).money?.amount.startsWith('-') === true;
}

/** The invoice number normalized for comparing. Empty if missing. */
export function invoiceOf(row: Pick<DebtValues, 'invoice'>): string {
  return spellings(row).invoice;
}

export function isSameNumber(one: DebtValues, other: DebtValues): boolean {
  const invoice = invoiceOf(one);
  return invoice !== '' && invoice === invoiceOf(other);
}

/** Whether both have an amount, and the same. */
export function isSameAmount(one: DebtValues, other: DebtValues): boolean {
  const [{ money }, { money: otherMoney }] = [spellings(one), spellings(other)];
  if (money === undefined || otherMoney === undefined) return false;
  return money.currency === otherMoney.currency && compareDecimals(money.amount, otherMoney.amount) === 0;
}

/** Whether no day of one contradicts that of the other. */
export function haveSameDays(one: DebtValues, other: DebtValues): boolean {
  return dayNames.every((name) => one[name] === '' || other[name] === '' || one[name] === other[name]);
}

const dayNames = ['issueDate', 'dueDate'] as const;

function isAlikeNumber(one: DebtValues, other: DebtValues): boolean {
  const [mine, theirs] = [spellings(one).parts, spellings(other).parts];
  const isOpenOrEqual = (name: 'letters' | 'year') =>
    mine[name] === '' || theirs[name] === '' || mine[name] === theirs[name];
  return mine.rest === theirs.rest && isOpenOrEqual('letters') && isOpenOrEqual('year');
}

/** Whether one is a credit note and the other an invoice. A row without a readable amount may be either. */
function isOfOtherSign(one: DebtValues, other: DebtValues): boolean {
  const [mine, theirs] = [spellings(one).money, spellings(other).money];
  return mine !== undefined && theirs !== undefined && mine.amount.startsWith('-') !== theirs.amount.startsWith('-');
}

/** Issue days of other years. Without them, due days more than half a year apart: terms lead across a year's end. */
function isOfOtherYear(one: DebtValues, other: DebtValues): boolean {
  const [mine, theirs] = [spellings(one), spellings(other)];
  if (mine.issued !== undefined && theirs.issued !== undefined)
    return mine.issued.slice(0, 4) !== theirs.issued.slice(0, 4);
  return mine.due !== undefined && theirs.due !== undefined && Math.abs(daysBetween(mine.due, theirs.due)) > 183;
}

type Row = Partial<Debtor & Pick<DebtValues, 'invoice' | 'amount' | 'issueDate' | 'dueDate'>>;

const known = new WeakMap<Row, ReturnType<typeof normalized>>();

/** A row normalized for comparing. Cached, because each of 200 rows is compared with all others at every change. */
export function spellings(row: Row): ReturnType<typeof normalized> {
  const found = known.get(row);
  if (found !== undefined) return found;
  const spelled = normalized(row);
  known.set(row, spelled);
  return spelled;
}

function normalized({ debtor = '', number = '', invoice = '', amount = '', issueDate, dueDate }: Row) {
  return {
    number: lettersAndDigits(formatCompanyNumber(number)),
    ...nameOf(debtor),
    invoice: invoice.trim().replace(/\s+/g, ' ').toLowerCase(),
    parts: partsOf(invoice),
    money: readMoney(amount),
    issued: readIsoDate(issueDate),
    due: readIsoDate(dueDate),
  };
}

/** The parts of an invoice number that some leave out, and the rest: `inv`, `2026` and `41` of `INV-2026/0041` */
function partsOf(invoice: string): { readonly letters: string; readonly year: string; readonly rest: string } {
  const [, letters = '', year = '', rest = invoice.trim()] =
    /^(\p{L}*)(20\d\d)?0*(.+)$/u.exec(lettersAndDigits(invoice)) ?? [];
  return { letters, year, rest };
}

const legalForms = new Set(
  'ag aisbl asbl bv bvba comm commv commva cv cvba cvoa ebvba gcv gmbh inc ivzw kg llc ltd nv plc sa sarl sas sc scrl scs se snc sprl srl ug v vof vzw'.split(
    ' ',
  ),
);

/** A name without signs and legal form, and its beginnings word by word: `acme`, `acmegroup` */
function nameOf(text: string): { readonly name: string; readonly beginnings: readonly string[] } {
  // Removes points before words are split, as in `B.V.`.
  const words = text
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(lettersAndDigits)
    .filter(Boolean);
  const isName = (word: string) => !legalForms.has(word);
  const named = words.some(isName) ? words.slice(words.findIndex(isName), words.findLastIndex(isName) + 1) : words;
  // A name of signs only is compared as it is.
  const beginnings = named.length === 0 ? [text.trim()] : named.map((_, index) => named.slice(0, index + 1).join(''));
  return { name: beginnings.at(-1) ?? '', beginnings };
}

/** A text for comparing: without signs, accents and case */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
