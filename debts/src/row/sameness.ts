import { compareDecimals } from '@incasso/contract/decimal';
import { formatCompanyNumber } from '@incasso/contract/companyNumber';
import { moneyOf } from './moneyOf';
import type { DebtValues } from './debtFields';

/** The fields of a row that identify the debtor. */
export type Debtor = Pick<DebtValues, 'debtor' | 'number'>;

/** Whether two rows have the same debtor: by number if both have one, else by name. */
export function isSameDebtor(one: Debtor, other: Debtor): boolean {
  const [number, otherNumber] = [numberOf(one), numberOf(other)];
  if (number !== '' && otherNumber !== '') return number === otherNumber;
  const [name, otherName] = [nameOf(one), nameOf(other)];
  return name === otherName && (name !== '' || number === otherNumber);
}

/**
 * Whether two rows are of the same invoice: their numbers are equal, with signs, and neither debtor nor amount
 * contradicts. A missing value contradicts nothing.
 */
export function isSameInvoice(one: DebtValues, other: DebtValues): boolean {
  return (
    isSameNumber(one, other) &&
    one.isCredit === other.isCredit &&
    !doDebtorsContradict(one, other) &&
    !doAmountsContradict(one, other)
  );
}

export function isSameNumber(one: Pick<DebtValues, 'invoice'>, other: Pick<DebtValues, 'invoice'>): boolean {
  const number = invoiceOf(one);
  return number !== '' && number === invoiceOf(other);
}

/** A short name (`ACME`) does not contradict the full one (`ACME BV`). */
function doDebtorsContradict(one: Debtor, other: Debtor): boolean {
  const [number, otherNumber] = [numberOf(one), numberOf(other)];
  if (number !== '' && otherNumber !== '') return number !== otherNumber;
  const [name, otherName] = [nameOf(one), nameOf(other)];
  return !name.startsWith(otherName) && !otherName.startsWith(name);
}

function doAmountsContradict(one: DebtValues, other: DebtValues): boolean {
  const [money, otherMoney] = [moneyOf(one), moneyOf(other)];
  if (money === undefined || otherMoney === undefined) return false;
  return money.currency !== otherMoney.currency || compareDecimals(money.amount, otherMoney.amount) !== 0;
}

function numberOf(debtor: Debtor): string {
  return spellings(debtor).number;
}

function nameOf(debtor: Debtor): string {
  return spellings(debtor).name;
}

/** Normalized once per row, since each of 200 rows is compared with all others at every change. */
const known = new WeakMap<Debtor, { readonly number: string; readonly name: string }>();

function spellings(row: Debtor) {
  const found = known.get(row) ?? {
    number: lettersAndDigits(formatCompanyNumber(row.number)),
    name: lettersAndDigits(row.debtor),
  };
  known.set(row, found);
  return found;
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** The invoice number normalized for comparing. Empty if missing. */
export function invoiceOf({ invoice }: Pick<DebtValues, 'invoice'>): string {
  return invoice.trim().replace(/\s+/g, ' ').toLowerCase();
}
