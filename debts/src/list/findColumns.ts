import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';
import type { DebtTextName } from '../row/debtFields';
import { listRoles, rankOfHead, type ListRole } from './listHeads';
import { readMoney } from '../money/money';
import { readDate } from '../row/readDate';

export type Cells = readonly (readonly string[])[];

/** Column indexes of the fields that the visitor can map, and of the cells that qualify an amount. */
export type ListColumns = Partial<Record<DebtTextName | 'minus' | 'currency' | 'side' | 'kind' | 'status', number>>;

export type FoundColumns = {
  /** Index of the first row below the headers. */
  readonly begin: number;
  readonly heads: readonly string[];
  readonly columns: ListColumns;
  /** Whether enough headers are known to treat the file as a list of debts. */
  readonly isRecognised: boolean;
};

type Roles = Partial<Record<ListRole, number>>;

/** Titles above the headers take a few rows at most. */
const maxTitleRows = 40;
/** Rows sampled to check that a column holds what its header says. */
const sampleSize = 200;

/** Finds the header row, and the role of each column by its header. The visitor maps columns without a known header. */
export function findColumns(cells: Cells): FoundColumns {
  const { begin, heads, count } = findHeads(cells);
  const rows = cells.slice(begin, begin + sampleSize);
  const details = rows.filter((row) => row.some(looksLikeDate) && row.some(isMoney));
  const sample = details.length > 0 ? details : rows.filter((row) => row.some((cell) => readMoney(cell)));
  const width = Math.max(0, ...sample.map((row) => row.length), heads.length);
  const contents = Array.from({ length: width }, (_, column) => filled(sample.map((row) => row[column] ?? '')));
  const columns = columnsOf(rolesOfHeads(heads, contents), contents);
  return { begin, heads, columns, isRecognised: count >= 3 && columns.amount !== undefined };
}

/** The row with the most known headers, alone or joined with a second header line below it. */
function findHeads(cells: Cells) {
  let best: { begin: number; heads: readonly string[]; count: number } = { begin: 0, heads: [], count: 1 };
  const look = (heads: readonly string[], begin: number) => {
    const count = countRoles(heads);
    if (count > best.count) best = { begin, heads, count };
  };
  cells.slice(0, maxTitleRows).forEach((row, index) => {
    if (row.some((cell) => looksLikeDate(cell) || isMoney(cell))) return;
    look(row, index + 1);
    const below = cells[index + 1] ?? [];
    const isHead = below.some((cell) => cell !== '') && !below.some((cell) => /\d/.test(cell));
    if (isHead && row.filter((cell) => cell !== '').length > 1) {
      look(
        Array.from({ length: Math.max(row.length, below.length) }, (_, column) =>
          [row[column], below[column]].filter(Boolean).join(' '),
        ),
        index + 2,
      );
    }
  });
  return best;
}

function countRoles(heads: readonly string[]): number {
  return listRoles.filter((role) => heads.some((head) => rankOfHead(role, head) !== undefined)).length;
}

/** Gives each role the column whose header fits best and whose content does not contradict it. */
function rolesOfHeads(heads: readonly string[], contents: readonly (readonly string[])[]): Roles {
  const roles: Roles = {};
  const taken = new Set<number>();
  for (const role of listRoles) {
    const [first] = heads
      .map((head, column) => ({ column, rank: rankOfHead(role, head) }))
      .filter(({ column, rank }) => rank !== undefined && !taken.has(column) && mayHold(role, contents[column] ?? []))
      .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
    if (first === undefined) continue;
    roles[role] = first.column;
    taken.add(first.column);
  }
  // The visitor cannot map a currency: under another header, or none, its amounts would be taken for euros.
  const codes = contents.findIndex((content) => share(content, isCurrencyCode) >= 0.7);
  if (codes >= 0) roles.currency ??= codes;
  return roles;
}

const tests: Partial<Record<ListRole, (cell: string) => boolean>> = {
  debtor: isName,
  number: (cell) => /\d{9}|\d{3}\.\d{3}/.test(cell),
  email: isEmail,
  invoice: (cell) => /\d/.test(cell),
  issueDate: isDay,
  dueDate: isDay,
  open: isAmount,
  total: isAmount,
  debit: isAmount,
  credit: isAmount,
  currency: (cell) => cell === '€' || isCurrencyCode(cell),
};

function mayHold(role: ListRole, content: readonly string[]): boolean {
  const test = tests[role];
  return test === undefined || content.length === 0 || share(content, test) >= 0.5;
}

/** Prefers debit and credit to a balance column, which is often a running total. */
function columnsOf(roles: Roles, contents: readonly (readonly string[])[]): ListColumns {
  const { open, total, paid, debit, credit, status, ...others } = roles;
  const hasSides = debit !== undefined && credit !== undefined;
  const isPaidSum = paid !== undefined && mayHold('open', contents[paid] ?? []);
  const amount = hasSides ? debit : (open ?? total ?? debit);
  const minus = hasSides ? credit : open === undefined && isPaidSum ? paid : undefined;
  const columns = { ...others, amount, minus, status: status ?? (isPaidSum ? undefined : paid) };
  return Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== undefined));
}

function filled(column: readonly string[]): readonly string[] {
  return column.filter((cell) => cell !== '');
}

function share(content: readonly string[], test: (cell: string) => boolean): number {
  return content.length === 0 ? 0 : content.filter(test).length / content.length;
}

function isName(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && !isEmail(cell) && !/^\S*\d{3}\S*$/.test(cell) && !isCurrencyCode(cell);
}

function isEmail(cell: string): boolean {
  return /^\S+@\S+$/.test(cell);
}

function isDay(cell: string): boolean {
  return looksLikeDate(cell) || readDate(cell) !== undefined;
}

function isAmount(cell: string): boolean {
  return !looksLikeDate(cell) && readMoney(cell) !== undefined;
}

/** Whether a cell can only be an amount. */
function isMoney(cell: string): boolean {
  return isAmount(cell) && /[.,]\d{1,2}\D*$|€/.test(cell);
}

/** Whether a cell looks like a date rather than a number. */
function looksLikeDate(cell: string): boolean {
  return !/^\d{5}$/.test(cell.trim()) && (readDate(cell) ?? readDate(cell, 'month first')) !== undefined;
}
