import { isCompanyNumber } from '@incasso/contract/companyNumber';
import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';
import type { DebtTextName } from '../row/debtFields';
import { isOtherHead, listRoles, rankOfHead, type ListRole } from './listHeads';
import { looksLikeDate, readListAmount, readListDate } from './readCell';

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

type Roles = Partial<Record<ListRole, number | undefined>>;

/** Titles above the headers take a few rows at most. */
const maxTitleRows = 40;
/** Rows sampled to guess what a column holds. */
const sampleSize = 200;

/** Finds the header row, and the role of each column by its header or else by its content. */
export function findColumns(cells: Cells): FoundColumns {
  const { begin, heads, count } = findHeads(cells);
  const rows = cells.slice(begin, begin + sampleSize);
  const details = rows.filter((row) => row.some(looksLikeDate) && row.some(isMoney));
  const sample = details.length > 0 ? details : rows.filter((row) => row.some((cell) => readListAmount(cell)));
  const width = Math.max(0, ...sample.map((row) => row.length), heads.length);
  const contents = Array.from({ length: width }, (_, column) => filled(sample.map((row) => row[column] ?? '')));
  const byHeads = rolesOfHeads(heads, contents);
  const columns = columnsOf(withContent(byHeads, contents, heads), contents);
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

/** Assigns the roles that no header claims by the content of the columns. */
function withContent(roles: Roles, contents: readonly (readonly string[])[], heads: readonly string[]): Roles {
  const found: Roles = { ...roles };
  const free = () =>
    contents
      .map((_, column) => column)
      .filter((column) => !Object.values(found).includes(column) && !isOtherHead(heads[column] ?? ''));
  const best = (test: (cell: string) => boolean) =>
    free().filter((column) => share(contents[column] ?? [], test) >= 0.7);
  const hasAmount = (['open', 'total', 'debit'] as const).some((role) => found[role] !== undefined);
  const hasDate = found.issueDate !== undefined || found.dueDate !== undefined;

  found.email ??= best(isEmail)[0];
  found.number ??= best(isCompanyNumber)[0];
  found.currency ??= best(isCurrencyCode)[0];
  if (!hasDate) [found.issueDate, found.dueDate] = inOrder(best(looksLikeDate), contents);
  if (!hasAmount) found.open = best(isMoney).at(-1) ?? best(isAmount).at(-1);
  found.debtor ??= best(isName).sort((one, other) => letters(contents[other]) - letters(contents[one]))[0];
  found.invoice ??= best((cell) => /\d/.test(cell) && !looksLikeDate(cell) && !isMoney(cell)).find((column) => {
    const content = contents[column] ?? [];
    return new Set(content).size > content.length / 2;
  });
  return found;
}

/** Sorts date columns from early to late. */
function inOrder(columns: readonly number[], contents: readonly (readonly string[])[]): (number | undefined)[] {
  const middle = (column: number) =>
    (contents[column] ?? []).map((cell) => readListDate(cell) ?? '').sort()[
      Math.floor((contents[column]?.length ?? 0) / 2)
    ] ?? '';
  return columns.slice(0, 2).sort((one, other) => middle(one).localeCompare(middle(other)));
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

function letters(content: readonly string[] = []): number {
  return content.join('').replace(/\P{L}/gu, '').length / Math.max(1, content.length);
}

function isName(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && !isEmail(cell) && !/^\S*\d{3}\S*$/.test(cell) && !isCurrencyCode(cell);
}

function isEmail(cell: string): boolean {
  return /^\S+@\S+$/.test(cell);
}

function isDay(cell: string): boolean {
  return looksLikeDate(cell) || readListDate(cell) !== undefined;
}

function isAmount(cell: string): boolean {
  return !looksLikeDate(cell) && readListAmount(cell) !== undefined;
}

/** Whether a cell can only be an amount. */
function isMoney(cell: string): boolean {
  return isAmount(cell) && /[.,]\d{1,2}\D*$|€/.test(cell);
}
