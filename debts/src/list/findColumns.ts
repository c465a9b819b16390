import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';
import { readMoney } from '../money/money';
import { readDate } from '../row/readDate';
import type { Cells, ListRole } from './listColumns';
import { bandsAmong, listRoles, rankOfHead } from './listHeads';

export type Heads = {
  /** Index of the first row below the headers. */
  readonly begin: number;
  readonly heads: readonly string[];
  /** Number of roles that the headers name */
  readonly count: number;
};

export type Roles = Partial<Record<ListRole, number>>;

/** Titles above the headers take a few rows at most. */
const maxTitleRows = 40;
/** Rows sampled to check that a column holds what its header says. */
const sampleSize = 200;

/** The row with the most known headers, alone or joined with a second header line below it. */
export function findHeads(cells: Cells): Heads {
  let best: Heads = { begin: 0, heads: [], count: 1 };
  const look = (heads: readonly string[], begin: number) => {
    const roles = listRoles.filter((role) => heads.some((head) => rankOfHead(role, head) !== undefined));
    const count = roles.length + Math.min(1, bandsAmong(heads).length);
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

/** Gives each role the column whose header fits best and whose content does not contradict it. */
export function findRoles(heads: readonly string[], rows: Cells): Roles {
  const sampled = rows.slice(0, sampleSize);
  const details = sampled.filter((row) => row.some(looksLikeDate) && row.some(isMoney));
  const sample = details.length > 0 ? details : sampled.filter((row) => row.some((cell) => /\d/.test(cell)));
  const contents = heads.map((_, column) => sample.map((row) => row[column] ?? '').filter((cell) => cell !== ''));
  const roles: Roles = {};
  const taken = new Set<number>();
  for (const role of listRoles) {
    const [first] = heads
      .map((head, column) => ({ column, rank: rankOfHead(role, head) }))
      .filter(({ column, rank }) => rank !== undefined && !taken.has(column) && mayHold(role, contents[column]))
      .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
    if (first === undefined) continue;
    roles[role] = first.column;
    taken.add(first.column);
  }
  // Whatever their header says, a column of codes is of currencies: its amounts must not be taken for euros.
  const codes = contents.findIndex((content) => content.length > 0 && content.every(isCurrencyCode));
  if (codes >= 0) roles.currency ??= codes;
  // `Betaald` is a sum, or yes or no.
  const { paid, ...others } = roles;
  if (paid === undefined || mayHold('open', contents[paid])) return roles;
  return { ...others, status: roles.status ?? paid };
}

const tests: Partial<Record<ListRole, (cell: string) => boolean>> = {
  debtor: (cell) => /\p{L}{2}/u.test(cell) && !isEmail(cell) && !/^\S*\d{3}\S*$/.test(cell) && !isCurrencyCode(cell),
  number: (cell) => /\d{9}|\d{3}\.\d{3}/.test(cell),
  email: isEmail,
  invoice: (cell) => /\d/.test(cell),
  issueDate: isDay,
  dueDate: isDay,
  open: isAmount,
  total: isAmount,
  debit: isAmount,
  credit: isAmount,
};

function mayHold(role: ListRole, content: readonly string[] = []): boolean {
  const test = tests[role];
  return test === undefined || content.length === 0 || content.filter(test).length >= content.length / 2;
}

function isEmail(cell: string): boolean {
  return /^\S+@\S+$/.test(cell);
}

function isDay(cell: string): boolean {
  return (readDate(cell) ?? readDate(cell, 'month first')) !== undefined;
}

/** Whether a cell looks like a date rather than a number. */
function looksLikeDate(cell: string): boolean {
  return !/^\d{5}$/.test(cell) && isDay(cell);
}

function isAmount(cell: string): boolean {
  return !looksLikeDate(cell) && (readMoney(cell) ?? readMoney(cell, { decimalSign: '.' })) !== undefined;
}

/** Whether a cell can only be an amount. */
function isMoney(cell: string): boolean {
  return isAmount(cell) && /[.,]\d{1,2}\D*$|€/.test(cell);
}
