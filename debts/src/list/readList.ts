import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';
import { absoluteDecimal, compareDecimals, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
import { decimalSignOf, readMoney, writeMoney, type DecimalSign, type Money } from '../money/money';
import { blankValues, type Debt } from '../row/Debt';
import { cutValues, type DebtValues } from '../row/debtFields';
import { formatDebtText } from '../row/formatDebtText';
import { invoiceOf, isSameDebtor } from '../row/sameness';
import { findColumns, type Cells, type ListColumns } from './findColumns';
import { dateOrderOf, readDate, type DateOrder } from '../row/readDate';

/** Why a row is not ticked by default. */
export type LeftOut = 'paid' | 'total' | 'known' | 'unclear';

export type { ListColumns };

export type ListEntry = { readonly values: DebtValues; readonly leftOut?: LeftOut };

export type ListQuestion = {
  /** Rows already in the table. */
  readonly debts: readonly Debt[];
  /** Columns as the visitor corrected them. Default: as detected. */
  readonly columns?: ListColumns | undefined;
};

export type ListReading = {
  /** Header of each column, or else its first content. */
  readonly names: readonly string[];
  readonly columns: ListColumns;
  readonly entries: readonly ListEntry[];
  readonly isRecognised: boolean;
};

type Row = readonly string[];

const totalWords =
  /^(((sub|sous|eind|algemeen|grand|general) ?-? ?)?(totaal|total|totaux|totalen)|(saldo|solde) (klant|debiteur|client))\b/i;
const creditWords = /credit|cr[ée]dit|avoir|refund|^cn\b/i;
const paidWords =
  /^((volledig |fully )?(betaald|voldaan|pay[ée]e?|paid)|in payment|ja|oui|yes|true|afgesloten|closed|reversed)$/i;

/** Reads an open-items list: an entry for each row that has an amount or should have one. */
export function readList(cells: Cells, { debts, columns: chosen }: ListQuestion): ListReading {
  const { begin, heads, columns: found, isRecognised } = findColumns(cells);
  const columns = chosen ?? found;
  const rows = cells.slice(begin).filter((row) => row.some((cell) => cell !== '') && !isRepeat(row, heads));
  const reader = rowReader(rows, columns);
  const knownDebts = new Map<string, Debt[]>();
  for (const debt of debts) {
    const number = invoiceOf(debt);
    if (number !== '') knownDebts.set(number, [...(knownDebts.get(number) ?? []), debt]);
  }
  const isKnown = (values: DebtValues) =>
    (knownDebts.get(invoiceOf(values)) ?? []).some((debt) => isSameDebtor(debt, values));

  let group = '';
  const entries: ListEntry[] = [];
  for (const row of rows) {
    const { kind, values, isPaid } = reader(row, group);
    if (kind === 'group') group = groupName(row) || group;
    if (kind === 'group' || kind === 'remark') continue;
    if (values.debtor !== '' && kind === 'debt') group = values.debtor;
    const leftOut =
      kind === 'total'
        ? kind
        : isPaid
          ? 'paid'
          : values.amount === ''
            ? 'unclear'
            : isKnown(values)
              ? 'known'
              : undefined;
    entries.push({ values, ...(leftOut && { leftOut }) });
  }
  return { names: namesOf(cells, heads), columns, entries, isRecognised: isRecognised && entries.length > 0 };
}

type ReadRow = {
  readonly kind: 'debt' | 'total' | 'group' | 'remark';
  readonly values: DebtValues;
  readonly isPaid: boolean;
};

/** Returns a function that reads one row; a row without a debtor belongs to `group`, the last heading above it. */
function rowReader(rows: readonly Row[], columns: ListColumns): (row: Row, group: string) => ReadRow {
  const order = dateOrderOf(rows.flatMap((row) => [at(row, columns.issueDate), at(row, columns.dueDate)]));
  const decimalSign = decimalSignOf(rows.flatMap((row) => [at(row, columns.amount), at(row, columns.minus)]));
  const amountOf = (row: Row) => moneyOf(row, columns, decimalSign);
  const isDetail = detailTest(columns, order, amountOf);
  const details = rows.filter(isDetail);
  const isGrouped = details.filter((row) => at(row, columns.debtor) === '').length > details.length / 2;

  return (row, group) => {
    const amount = amountOf(row);
    const hasText = `${at(row, columns.debtor)}${at(row, columns.invoice)}` !== '';
    const values = valuesOf(row, columns, { order, amount, group: isDetail(row) ? group : '' });
    const isPaid = amount !== undefined && (isZero(amount.amount) || paidWords.test(at(row, columns.status)));
    const kindOf = (): ReadRow['kind'] => {
      if (isDetail(row) && !isTotal(row)) return 'debt';
      if (isTotal(row)) return amount === undefined ? 'remark' : 'total';
      if (isGrouped && groupName(row) !== '') return 'group';
      if (amount === undefined) return 'remark';
      return hasText ? 'debt' : 'total';
    };
    return { kind: kindOf(), values, isPaid };
  };
}

/** Tells the row of an invoice from a group heading: by a date, or else a number, or else an amount. */
function detailTest(
  columns: ListColumns,
  order: DateOrder | undefined,
  amountOf: (row: Row) => Money | undefined,
): (row: Row) => boolean {
  const { issueDate, dueDate, invoice } = columns;
  if (issueDate !== undefined || dueDate !== undefined) {
    return (row) => [issueDate, dueDate].some((column) => readDate(at(row, column), order) !== undefined);
  }
  if (invoice !== undefined) return (row) => /\d/.test(at(row, invoice)) && amountOf(row) !== undefined;
  return (row) => at(row, columns.debtor) !== '' && amountOf(row) !== undefined;
}

function isTotal(row: Row): boolean {
  const first = row.find((cell) => cell !== '') ?? '';
  return totalWords.test(first) || row.some((cell) => /^(sub|grand )?tota+l$/i.test(cell));
}

/** Whether a row repeats the headers, as at the top of each printed page. */
function isRepeat(row: Row, heads: Row): boolean {
  return heads.length > 0 && heads.every((head, column) => (row[column] ?? '') === head);
}

type Reading = {
  readonly order: DateOrder | undefined;
  readonly amount: Money | undefined;
  readonly group: string;
};

function valuesOf(row: Row, columns: ListColumns, { order, amount, group }: Reading): DebtValues {
  const day = (column: number | undefined) => readDate(at(row, column), order) ?? at(row, column);
  const isCredit = amount?.amount.startsWith('-') === true;
  return cutValues({
    ...blankValues,
    debtor: withoutCode(at(row, columns.debtor)) || group,
    number: formatDebtText('number', at(row, columns.number)),
    email: at(row, columns.email),
    invoice: at(row, columns.invoice),
    issueDate: day(columns.issueDate),
    dueDate: isCredit ? '' : day(columns.dueDate),
    amount: amount === undefined ? '' : writeMoney(amount),
  });
}

/** The open amount of a row: below zero for a credit. */
function moneyOf(row: Row, columns: ListColumns, decimalSign: DecimalSign | undefined): Money | undefined {
  const { amount, minus, currency, side, kind } = columns;
  const named = at(row, currency).toUpperCase();
  const options = { decimalSign, currency: isCurrencyCode(named) ? named : undefined };
  const [from, less] = [readMoney(at(row, amount), options), readMoney(at(row, minus), options)];
  if (from === undefined && less === undefined) return undefined;
  const open = subtractDecimals(from?.amount ?? '0.00', absoluteDecimal(less?.amount ?? '0.00'));
  const isCredit = /^c/i.test(at(row, side)) || creditWords.test(at(row, kind));
  return {
    amount: isCredit && !isZero(open) ? `-${absoluteDecimal(open)}` : open,
    currency: from?.currency ?? less?.currency ?? 'EUR',
  };
}

function isZero(amount: Decimal): boolean {
  return compareDecimals(amount, '0.00') === 0;
}

/** The debtor in a group heading: the cell with the most letters. */
function groupName(row: Row): string {
  const letters = (cell: string) => cell.replace(/\P{L}/gu, '').length;
  const name = row.reduce((best, cell) => (letters(cell) > letters(best) ? cell : best), '');
  return withoutCode(
    name
      .trim()
      .replace(/^(klant|debiteur|relatie|client|customer)\s*(nr\.?)?\s*:?\s+/i, '')
      .replace(/^\d{3,}\s+(?=\p{L})/u, '')
      .replace(/\s*\(\d+\)$/, ''),
  );
}

/** Removes the customer number that programs put before a name: `10001 - ACME BV`. */
function withoutCode(name: string): string {
  return name.replace(/^\d{3,}\s*[-–:]\s*(?=\p{L})/u, '');
}

function at(row: Row, column: number | undefined): string {
  return row[column ?? -1]?.trim() ?? '';
}

function namesOf(cells: Cells, heads: Row): string[] {
  const width = Math.max(0, ...cells.slice(0, 200).map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const head = heads[column] ?? '';
    return head === '' ? (cells.find((row) => (row[column] ?? '') !== '')?.[column] ?? '') : head;
  });
}
