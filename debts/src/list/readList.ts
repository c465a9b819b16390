import { addDecimals, compareDecimals, negateDecimal, type Decimal } from '@incasso/contract/decimal';
import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';
import { decimalSignOf, readMoney, writeMoney, type Money } from '../money/money';
import { blankValues } from '../row/Debt';
import { cutValues, type DebtValues } from '../row/debtFields';
import { formatDebtText } from '../row/formatDebtText';
import { dateOrderOf, readDate, type DateOrder } from '../row/readDate';
import { findHeads, findRoles, type Cells, type Roles } from './findColumns';
import { isRunningBalance, type BalanceLine } from './isRunningBalance';
import { bandsAmong, currencyOfHead } from './listHeads';

/** A sheet of a workbook, or a text file as a whole. */
export type Sheet = { readonly name: string; readonly cells: Cells };

/** What a column may hold: a field of a row, or what qualifies its amount. */
export const listColumnNames = [
  ...(['debtor', 'amount', 'minus', 'currency', 'side', 'invoice', 'issueDate', 'dueDate', 'number', 'email'] as const),
  ...(['kind', 'status', 'disputed'] as const),
];

export type ListColumnName = (typeof listColumnNames)[number];

export type ListColumns = Partial<Record<ListColumnName, number>>;

/** What the visitor said about a list. */
export type ListQuestion = {
  /** Columns as the visitor corrected them. Default: as their headers say. */
  readonly columns?: ListColumns | undefined;
  readonly dateOrder?: DateOrder | undefined;
};

/** Why a row is not ticked by default. */
export type LeftOut = 'paid' | 'total' | 'unclear';

export type ListEntry = { readonly values: DebtValues; readonly leftOut?: LeftOut };

export type ListReading = {
  /** Header of each column; empty without one. */
  readonly heads: readonly string[];
  readonly firstRows: Cells;
  readonly columns: ListColumns;
  /** The columns whose sum is the amount, by its age. */
  readonly bands: readonly number[];
  readonly entries: readonly ListEntry[];
  /** The columns that no header names. */
  readonly asked: readonly ListColumnName[];
  /** A date that may be read in two ways, as all others may: the visitor has to say which. */
  readonly askedDate?: string;
  /** The list's own total. */
  readonly total?: Money;
  /** What is not among the entries. */
  readonly unread: { readonly rows: number; readonly sheets: number };
  /** Whether its headers say that it is a list of debts. */
  readonly isRecognised: boolean;
};

type Cell = readonly string[];
type Row = {
  readonly cells: Cell;
  readonly kind: 'debt' | 'total' | 'group' | 'remark';
  readonly debtor: string;
};

const totalWords =
  /^(((sub|sous|eind|algemeen|grand|general|zwischen|gesamt) ?-? ?)?(totaal|total|totaux|totalen|summe)|(saldo|solde) (klant|debiteur|client))\b/i;
const creditWords = /credit|cr[ée]dit|avoir|refund|gutschrift|^cn\b|betaling|payment|paiement|zahlung/i;
const paidWords =
  /^((volledig |fully )?(betaald|voldaan|pay[ée]e?|paid|bezahlt)|in payment|ja|oui|yes|true|afgesloten|closed|reversed)$/i;
const noWords = /^(nee|neen|no|non|nein|n|false|onwaar|faux|0|-)?$/i;

/**
 * Reads an open-items list: an entry for each row that has an amount or should have one. Of several sheets it reads
 * those with the headers of the one that names most.
 */
export function readList(sheets: readonly Sheet[], { columns: chosen, dateOrder }: ListQuestion = {}): ListReading {
  const filledSheets = sheets.map((sheet) => ({ ...sheet, ...findHeads(sheet.cells) }));
  const [main = { name: '', cells: [], heads: [], begin: 0, count: 0 }] = [...filledSheets].sort(
    (one, other) => other.count - one.count || other.cells.length - one.cells.length,
  );
  const { heads } = main;
  const read = filledSheets.filter((sheet) => sheet === main || (heads.length > 0 && isRepeat(sheet.heads, heads)));
  const titles = read.map((sheet) => sheet.cells.slice(0, sheet.begin - 1).flatMap((row) => row.filter(Boolean)));
  const groups = read.map(({ cells, name, begin }, index) => {
    const isOwn = (title: string) => titles.every((others, at) => at === index || !others.includes(title));
    return {
      rows: cells.slice(begin).filter((row) => row.some((cell) => cell !== '') && !isRepeat(row, heads)),
      // A sheet per customer has its name above the headers, or on its tab.
      debtor: read.length === 1 ? '' : (titles[index]?.find(isOwn) ?? name),
    };
  });
  const all = groups.flatMap(({ rows }) => rows);
  const roles = findRoles(heads, all);
  const { open, total, paid, debit, credit, ...named } = roles;
  const bands = chosen?.amount === undefined && (open ?? total ?? debit) === undefined ? bandsAmong(heads) : [];
  const amounts = [open, total, paid, debit, credit, chosen?.amount, ...bands].filter((column) => column !== undefined);
  const texts = (wanted: readonly (number | undefined)[]) =>
    all.flatMap((row) => wanted.map((column) => at(row, column)));
  const decimalSign = decimalSignOf(texts(amounts));

  const moneyIn = (row: Cell, column: number | undefined) => {
    const currency = currencyOfHead(heads[column ?? -1] ?? '') ?? currencyIn(at(row, (chosen ?? named).currency));
    return currency === undefined ? undefined : readMoney(at(row, column), { decimalSign, currency });
  };
  const isCredit = (row: Cell) => {
    const { side, kind } = chosen ?? named;
    return /^[ch]/i.test(at(row, side)) || creditWords.test(at(row, kind));
  };
  const amountIn = (row: Cell, plus: readonly (number | undefined)[], minus?: number): Money | undefined => {
    const found = plus.map((column) => moneyIn(row, column)).filter((money) => money !== undefined);
    const less = moneyIn(row, minus);
    const [first = less] = found;
    if (first === undefined) return undefined;
    const lowered = less === undefined ? '0.00' : `-${less.amount.replace('-', '')}`;
    const amount = addDecimals(...found.map((money) => money.amount), lowered);
    return { ...first, amount: isCredit(row) && !isBelow(amount) ? negateDecimal(amount) : amount };
  };

  const outline = { ...named, ...chosen };
  const hasMoney = (row: Cell) => amounts.some((column) => /\d/.test(at(row, column)));
  const rows = groups.flatMap((group) => outlined(group, { columns: outline, hasMoney }));
  const linesOf = (movement: AmountColumns): BalanceLine[] =>
    rows.flatMap(({ cells, kind, debtor }) => {
      const [amount, balance] = [amountIn(cells, [movement.amount], movement.minus), moneyIn(cells, open)];
      if (kind !== 'debt' || amount === undefined || balance === undefined) return [];
      return [{ debtor, amount: amount.amount, balance: balance.amount }];
    });
  const columns = chosen ?? { ...named, ...amountColumns(roles, linesOf) };
  const plus = bands.length > 0 ? bands : [columns.amount];

  const dates = texts([columns.issueDate, columns.dueDate]);
  const order = dateOrder ?? dateOrderOf(dates);
  const askedDate =
    dateOrderOf(dates) === undefined && decimalSign === '.'
      ? dates.find((date) => date.includes('/') && dateOrderOf([date]) === undefined)
      : undefined;
  const valuesOf = ({ cells, debtor }: Row, money: Money | undefined): DebtValues => {
    const day = (column: number | undefined) => readDate(at(cells, column), order) ?? at(cells, column);
    const doubtful = [...plus, columns.currency]
      .map((column) => at(cells, column))
      .filter(Boolean)
      .join(' ');
    return cutValues({
      ...blankValues,
      debtor,
      number: formatDebtText('number', at(cells, columns.number)),
      email: at(cells, columns.email),
      invoice: at(cells, columns.invoice),
      issueDate: day(columns.issueDate),
      dueDate: money !== undefined && isBelow(money.amount) ? '' : day(columns.dueDate),
      amount: money === undefined ? (/\d/.test(doubtful) ? doubtful : '') : writeMoney(money),
      isDisputed: !noWords.test(at(cells, columns.disputed)),
    });
  };

  const found = rows
    .filter(({ kind }) => kind === 'debt' || kind === 'total')
    .map((row) => ({ row, money: amountIn(row.cells, plus, columns.minus) }));
  const entries = found.flatMap(({ row, money }): ListEntry[] => {
    const values = valuesOf(row, money);
    if (row.kind === 'total') return money === undefined ? [] : [{ values, leftOut: 'total' }];
    const isPaid = money !== undefined && (isZero(money.amount) || paidWords.test(at(row.cells, columns.status)));
    const leftOut = isPaid ? 'paid' : values.amount === '' ? 'unclear' : undefined;
    return [{ values, ...(leftOut && { leftOut }) }];
  });
  const firstRows = all.slice(0, 4);
  const hasAmount = columns.amount !== undefined || bands.length > 0;
  const isNamed = columns.debtor !== undefined || rows.some(({ debtor }) => debtor !== '');
  const isDated = columns.issueDate !== undefined || columns.dueDate !== undefined;
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
      ...(isDated && columns.invoice === undefined ? (['invoice'] as const) : []),
    ],
    ...(askedDate !== undefined && { askedDate }),
    ...totalOf(found),
    unread: {
      rows: rows.filter(({ kind }) => kind === 'remark').length,
      sheets: sheets.filter(({ cells }) => cells.length > 0).length - read.length,
    },
    isRecognised: main.count > 1 && hasAmount && isNamed && entries.length > 0,
  };
}

type Outline = { readonly columns: ListColumns; readonly hasMoney: (row: Cell) => boolean };

/** What each row is, and its debtor: its own, or else that of the group heading above it. */
function outlined({ rows, debtor: title }: { rows: Cells; debtor: string }, { columns, hasMoney }: Outline): Row[] {
  const { debtor, invoice, issueDate, dueDate } = columns;
  const hasNumber = (row: Cell) => /\d/.test(at(row, invoice)) && !totalWords.test(at(row, invoice));
  const isDetail = (row: Cell) => {
    if (issueDate !== undefined || dueDate !== undefined)
      return [issueDate, dueDate].some(
        (column) => (readDate(at(row, column)) ?? readDate(at(row, column), 'month first')) !== undefined,
      );
    return (invoice === undefined ? at(row, debtor) !== '' : hasNumber(row)) && hasMoney(row);
  };
  const isTotal = (row: Cell) =>
    !(hasNumber(row) && isDetail(row)) &&
    (totalWords.test(row.find((cell) => cell !== '') ?? '') || row.some((cell) => /^(sub|grand )?tota+l$/i.test(cell)));
  const details = rows.filter(isDetail);
  const isGrouped = details.filter((row) => at(row, debtor) === '').length > details.length / 2;
  const kindOf = (row: Cell): Row['kind'] => {
    if (isTotal(row)) return hasMoney(row) ? 'total' : 'remark';
    if (isDetail(row)) return 'debt';
    if (isGrouped && groupName(row) !== '') return 'group';
    if (!hasMoney(row)) return 'remark';
    return `${at(row, debtor)}${at(row, invoice)}` === '' ? 'total' : 'debt';
  };
  let group = title;
  return rows.map((cells) => {
    const kind = kindOf(cells);
    const own = withoutCode(at(cells, debtor));
    if (kind === 'group') group = groupName(cells);
    else if (kind === 'debt' && own !== '') group = own;
    const above = kind === 'total' ? groupName(cells) : isDetail(cells) ? group : '';
    return { cells, kind, debtor: own || above };
  });
}

type AmountColumns = Pick<ListColumns, 'amount' | 'minus'>;

/** The columns of the open amount: one of balances, unless they are proved to be running ones. */
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

/** The last total, unless all totals together are the sum of the rows: then each is of a part. */
function totalOf(found: readonly { readonly row: Row; readonly money: Money | undefined }[]): { total?: Money } {
  const sum = (kind: Row['kind']) =>
    addDecimals('0.00', ...found.flatMap(({ row, money }) => (row.kind === kind && money ? [money.amount] : [])));
  const last = found.findLast(({ row, money }) => row.kind === 'total' && money !== undefined)?.money;
  if (last === undefined) return {};
  return { total: compareDecimals(sum('total'), sum('debt')) === 0 ? { ...last, amount: sum('debt') } : last };
}

/** Whether a row repeats the headers, as at the top of each printed page. */
function isRepeat(row: Cell, heads: Cell): boolean {
  return heads.length > 0 && heads.every((head, column) => (row[column] ?? '') === head);
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

/** The debtor in a group heading: the cell with the most letters. */
function groupName(row: Cell): string {
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

function at(row: Cell, column: number | undefined): string {
  return row[column ?? -1]?.trim() ?? '';
}
