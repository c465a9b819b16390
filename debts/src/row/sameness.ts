import { compareDecimals } from '@incasso/contract/decimal';
import { formatCompanyNumber } from '@incasso/contract/companyNumber';
import { readMoney } from '../money/money';
import type { DebtValues } from './debtFields';

/** The fields of a row that identify the debtor. */
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
 * Whether two rows are of the same invoice: their numbers are equal, with signs, and neither debtor nor amount
 * contradicts. A missing value contradicts nothing.
 */
export function isSameInvoice(one: DebtValues, other: DebtValues): boolean {
  return isSameNumber(one, other) && isSameDebtor(one, other) !== false && isSameAmount(one, other) !== false;
}

/**
 * Why two rows may be of the same invoice: their numbers are equal, or one has none and the rest is equal.
 * A credit note with the number of its invoice is not that invoice.
 */
export function sameInvoiceBy(one: DebtValues, other: DebtValues): 'same_number' | 'same_debt' | undefined {
  if (isSameNumber(one, other)) {
    const [mine, theirs] = [one, other].map((row) => spellings(row).money?.amount.startsWith('-'));
    return mine === undefined || theirs === undefined || mine === theirs ? 'same_number' : undefined;
  }
  const hasNumbers = invoiceOf(one) !== '' && invoiceOf(other) !== '';
  const isSame = !hasNumbers && isSameDebtor(one, other) === true && isSameAmount(one, other) === true;
  return isSame ? 'same_debt' : undefined;
}

/** Whether a row is a credit note: its amount is below zero. */
export function isCredit(row: Pick<DebtValues, 'amount'>): boolean {
  return spellings(row).money?.amount.startsWith('-') === true;
}

/** The invoice number normalized for comparing. Empty if missing. */
export function invoiceOf(row: Pick<DebtValues, 'invoice'>): string {
  return spellings(row).invoice;
}

function isSameNumber(one: DebtValues, other: DebtValues): boolean {
  const invoice = invoiceOf(one);
  return invoice !== '' && invoice === invoiceOf(other);
}

function isSameAmount(one: DebtValues, other: DebtValues): boolean | undefined {
  const [{ money }, { money: otherMoney }] = [spellings(one), spellings(other)];
  if (money === undefined || otherMoney === undefined) return undefined;
  return money.currency === otherMoney.currency && compareDecimals(money.amount, otherMoney.amount) === 0;
}

type Row = Partial<Debtor & Pick<DebtValues, 'invoice' | 'amount'>>;

const known = new WeakMap<Row, ReturnType<typeof normalized>>();

/** A row normalized for comparing. Cached, because each of 200 rows is compared with all others at every change. */
export function spellings(row: Row): ReturnType<typeof normalized> {
  const found = known.get(row);
  if (found !== undefined) return found;
  const spelled = normalized(row);
  known.set(row, spelled);
  return spelled;
}

function normalized({ debtor = '', number = '', invoice = '', amount = '' }: Row) {
  return {
    number: lettersAndDigits(formatCompanyNumber(number)),
    ...nameOf(debtor),
    invoice: invoice.trim().replace(/\s+/g, ' ').toLowerCase(),
    money: readMoney(amount),
  };
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
