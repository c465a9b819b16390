import { addDecimals, compareDecimals, negateDecimal, type Decimal } from '@incasso/contract/decimal';
import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';
import { decimalSignOf, readMoney, writeMoney, type Money } from '../money/money';
import { blankValues } from '../row/Debt';
import { cutValues, type DebtValues } from '../row/debtFields';
import { formatDebtText } from '../row/formatDebtText';
import { dateOrderOf, readDate, type DateOrder } from '../row/readDate';
import { findRoles, type Roles } from './findColumns';
import { findSheets, type Sheet } from './findSheets';
import { isRunningBalance, type BalanceLine } from './isRunningBalance';
import { bandsAmong, currencyOfHead } from './listHeads';
import { at, type Cells, type ListColumnName, type ListColumns, type Row } from './listColumns';
import { outlineRows, type ListRow } from './outlineRows';

/** What the visitor said about a list. */
export type ListQuestion = {
  /** Columns as the visitor corrected them. Default: as their headers say. */
  readonly columns?: ListColumns | undefined;
  readonly dateOrder?: DateOrder | undefined;
};

/** The reason why a row is not ticked by default */
export type LeftOut = 'paid' | 'total' | 'unclear';

export type ListEntry = { readonly values: DebtValues; readonly leftOut?: LeftOut };

export type ListReading = {
  /** Header of each column; empty without one. */
  readonly heads: readonly string[];
  readonly firstRows: Cells;
  readonly columns: ListColumns;
  /** The columns that divide the amount by its age; their sum is the amount. */
  readonly bands: readonly number[];
  readonly entries: readonly ListEntry[];
  /** The columns that the visitor must name, because no header does */
  readonly asked: readonly ListColumnName[];
  /** A date that can be read in two ways, as can all others: the visitor must choose. */
  readonly askedDate?: string;
  /** The list's own total. */
  readonly total?: Money;
  /** Rows and sheets that are in no entry */
  readonly unread: { readonly rows: number; readonly sheets: number };
  /** Whether its headers say that it is a list of debts. */
  readonly isRecognised: boolean;
};

const creditWords = /credit|cr[ée]dit|avoir|refund|gutschrift|^cn\b|betaling|payment|paiement|zahlung/i;
const paidWords =
  /^((volledig |fully )?(betaald|voldaan|pay[ée]e?|paid|bezahlt)|in payment|ja|oui|yes|true|afgesloten|closed|reversed)$/i;
const noWords = /^(nee|neen|no|non|nein|n|false|onwaar|faux|0|-)?$/i;

/**
 * Reads an open-items list: an entry for each row that has an amount or should have one. Of several sheets it reads
 * those with the headers of the one that names most.
 */
export function readList(sheets: readonly Sheet[], { columns: chosen, dateOrder }: ListQuestion = {}): ListReading {
  const { heads, groups, unreadSheets } = findSheets(sheets);
  const all = groups.flatMap(({ rows }) => rows);
  const roles = findRoles(heads, all);
  const { open, total, paid, debit, credit, ...named } = roles;
  const told: Omit<ListColumns, 'amount' | 'minus'> = chosen ?? named;
  const { debtor, number, email, invoice, issueDate, dueDate, currency, side, kind, status, disputed, ...unread } =
    told;
  // The compiler names a role here that nothing below reads.
  unread satisfies Record<string, never>;
  const bands = chosen?.amount === undefined && (open ?? total ?? debit) === undefined ? bandsAmong(heads) : [];
  const amounts = [open, total, paid, debit, credit, chosen?.amount, ...bands].filter((column) => column !== undefined);
  const texts = (wanted: readonly (number | undefined)[]) =>
    all.flatMap((row) => wanted.map((column) => at(row, column)));
  const decimalSign = decimalSignOf(texts(amounts));

  const moneyIn = (row: Row, column: number | undefined) => {
    const code = currencyOfHead(heads[column ?? -1] ?? '') ?? currencyIn(at(row, currency));
    return code === undefined ? undefined : readMoney(at(row, column), { decimalSign, currency: code });
  };
  const isCredit = (row: Row) => /^[ch]/i.test(at(row, side)) || creditWords.test(at(row, kind));
  const amountIn = (row: Row, plus: readonly (number | undefined)[], minus?: number): Money | undefined => {
    const found = plus.map((column) => moneyIn(row, column)).filter((money) => money !== undefined);
    const less = moneyIn(row, minus);
    const [first = less] = found;
    if (first === undefined) return undefined;
    const lowered = less === undefined ? '0.00' : `-${less.amount.replace('-', '')}`;
    const amount = addDecimals(...found.map((money) => money.amount), lowered);
    return { ...first, amount: isCredit(row) && !isBelow(amount) ? negateDecimal(amount) : amount };
  };

  const outline = { ...named, ...chosen };
  const hasMoney = (row: Row) => amounts.some((column) => /\d/.test(at(row, column)));
  const rows = groups.flatMap((group) => outlineRows(group, { columns: outline, hasMoney }));
  const linesOf = (movement: AmountColumns): BalanceLine[] =>
    rows.flatMap(({ cells, kind, debtor }) => {
      const [amount, balance] = [amountIn(cells, [movement.amount], movement.minus), moneyIn(cells, open)];
      if (kind !== 'debt' || amount === undefined || balance === undefined) return [];
      return [{ debtor, amount: amount.amount, balance: balance.amount }];
    });
  const columns = chosen ?? { ...named, ...amountColumns(roles, linesOf) };
  const plus = bands.length > 0 ? bands : [columns.amount];

  const dates = texts([issueDate, dueDate]);
  const order = dateOrder ?? dateOrderOf(dates);
  const askedDate =
    dateOrderOf(dates) === undefined && decimalSign === '.'
      ? dates.find((date) => date.includes('/') && dateOrderOf([date]) === undefined)
      : undefined;
  const valuesOf = ({ cells, debtor }: ListRow, money: Money | undefined): DebtValues => {
    const day = (column: number | undefined) => readDate(at(cells, column), order) ?? at(cells, column);
    const doubtful = [...plus, currency]
      .map((column) => at(cells, column))
      .filter(Boolean)
      .join(' ');
    return cutValues({
      ...blankValues,
      debtor,
      number: formatDebtText('number', at(cells, number)),
      email: at(cells, email),
      invoice: at(cells, invoice),
      issueDate: day(issueDate),
      dueDate: money !== undefined && isBelow(money.amount) ? '' : day(dueDate),
      amount: money === undefined ? (/\d/.test(doubtful) ? doubtful : '') : writeMoney(money),
      isDisputed: !noWords.test(at(cells, disputed)),
    });
  };

  const found = rows
    .filter(({ kind }) => kind === 'debt' || kind === 'total')
    .map((row) => ({ row, money: amountIn(row.cells, plus, columns.minus) }));
  const entries = found.flatMap(({ row, money }): ListEntry[] => {
    const values = valuesOf(row, money);
    if (row.kind === 'total') return money === undefined ? [] : [{ values, leftOut: 'total' }];
    const isPaid = money !== undefined && (isZero(money.amount) || paidWords.test(at(row.cells, status)));
    const leftOut = isPaid ? 'paid' : values.amount === '' ? 'unclear' : undefined;
    return [{ values, ...(leftOut && { leftOut }) }];
  });
  const firstRows = all.slice(0, 4);
  const hasAmount = columns.amount !== undefined || bands.length > 0;
  const isNamed = debtor !== undefined || rows.some(({ debtor }) => debtor !== '');
  const isDated = issueDate !== undefined || dueDate !== undefined;
  return {
    heads: Array.from(
      { length: Math.max(heads.length, ...firstRows.map(({ length }) => length)) },
      (_, column) => heads[column] ?? '',
    ),
    firstRows,
    columns,
    bands,
    entries: hasAmount ? entries : [],
    asked: [
      ...(hasAmount ? [] : (['amount'] as const)),
      ...(isNamed ? [] : (['debtor'] as const)),
      ...(isDated && invoice === undefined ? (['invoice'] as const) : []),
    ],
    ...(askedDate !== undefined && { askedDate }),
    ...totalOf(found),
    unread: { rows: rows.filter(({ kind }) => kind === 'remark').length, sheets: unreadSheets },
    isRecognised: heads.length > 0 && hasAmount && isNamed && entries.length > 0,
  };
}

type AmountColumns = Pick<ListColumns, 'amount' | 'minus'>;

/** The columns of the open amount: a column of balances, unless the rows prove that the balances run on. */
function amountColumns({ open, total, paid, debit, credit }: Roles, linesOf: (of: AmountColumns) => BalanceLine[]) {
  const amount = total ?? debit;
  const hasSides = debit !== undefined && credit !== undefined;
  const movement = hasSides ? { amount: debit, minus: credit } : amount === undefined ? undefined : { amount };
  if (movement === undefined) return open === undefined ? {} : { amount: open };
  const isRunning = open === undefined ? true : isRunningBalance(linesOf(movement));
  // Ledgers have both sides, and a running balance beside them.
  if (open !== undefined && !(isRunning ?? hasSides)) return { amount: open };
  return hasSides || paid === undefined ? movement : { ...movement, minus: paid };
}

/** The last total. If all totals together are the sum of the rows, each is a subtotal: then that sum. */
function totalOf(found: readonly { readonly row: ListRow; readonly money: Money | undefined }[]): { total?: Money } {
  const sum = (kind: ListRow['kind']) =>
    addDecimals('0.00', ...found.flatMap(({ row, money }) => (row.kind === kind && money ? [money.amount] : [])));
  const last = found.findLast(({ row, money }) => row.kind === 'total' && money !== undefined)?.money;
  if (last === undefined) return {};
  return { total: compareDecimals(sum('total'), sum('debt')) === 0 ? { ...last, amount: sum('debt') } : last };
}

/** `EUR` for an empty cell; `undefined` for one that names no known currency: its amount is doubtful. */
function currencyIn(cell: string): string | undefined {
  if (/^(€|euro?)?$/i.test(cell)) return 'EUR';
  return isCurrencyCode(cell.toUpperCase()) ? cell.toUpperCase() : undefined;
}

function isZero(amount: Decimal): boolean {
  return compareDecimals(amount, '0.00') === 0;
}

function isBelow(amount: Decimal): boolean {
  return compareDecimals(amount, '0.00') < 0;
}
