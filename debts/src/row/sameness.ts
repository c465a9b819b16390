import { compareDecimals } from '@incasso/contract/decimal';
import { formatCompanyNumber } from '@incasso/contract/companyNumber';
import { moneyOf } from './moneyOf';
import type { DebtValues } from './debtFields';

/** Of a row, what tells who owes. */
export type Debtor = Pick<DebtValues, 'debtor' | 'number'>;

/** Whether two rows name the same debtor: by number where both have one, else by name. */
export function isSameDebtor(one: Debtor, other: Debtor): boolean {
  const [number, otherNumber] = [numberOf(one), numberOf(other)];
  if (number !== '' && otherNumber !== '') return number === otherNumber;
  const [name, otherName] = [nameOf(one), nameOf(other)];
  return name === otherName && (name !== '' || number === otherNumber);
}

/**
 * Whether two rows are of the same invoice: the numbers are equal with their signs, and neither debtor nor amount
 * contradicts. What one of them leaves open contradicts nothing.
 */
export function isSameInvoice(one: DebtValues, other: DebtValues): boolean {
  return (
    isSameNumber(one, other) &&
    one.isCredit === other.isCredit &&
    !doDebtorsContradict(one, other) &&
    !doAmountsContradict(one, other)
  );
}

/** Whether two rows name one invoice number. */
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

/** Each of 200 rows is compared with all others at every change: what is compared is worked out once for a row. */
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

/** The number of an invoice as it is compared. Empty where there is none. */
export function invoiceOf({ invoice }: Pick<DebtValues, 'invoice'>): string {
  return invoice.trim().replace(/\s+/g, ' ').toLowerCase();
}
