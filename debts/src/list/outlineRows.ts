import { readDate } from '../row/readDate';
import type { SheetRows } from './findSheets';
import { at, type Row, type ListColumns } from './listColumns';

export type ListRow = {
  readonly cells: Row;
  readonly kind: 'debt' | 'total' | 'group' | 'remark';
  readonly debtor: string;
};

const totalWords =
  /^(((sub|sous|eind|algemeen|grand|general|zwischen|gesamt) ?-? ?)?(totaal|total|totaux|totalen|summe)|(saldo|solde) (klant|debiteur|client))\b/i;

type Outline = { readonly columns: ListColumns; readonly hasMoney: (row: Row) => boolean };

/** What each row is, and its debtor: the one in the row, or else the one in the group heading above it. */
export function outlineRows({ rows, debtor: title }: SheetRows, { columns, hasMoney }: Outline): ListRow[] {
  const { debtor, invoice, issueDate, dueDate } = columns;
  const hasNumber = (row: Row) => /\d/.test(at(row, invoice)) && !totalWords.test(at(row, invoice));
  const isDetail = (row: Row) => {
    if (issueDate !== undefined || dueDate !== undefined)
      return [issueDate, dueDate].some(
        (column) => (readDate(at(row, column)) ?? readDate(at(row, column), 'month first')) !== undefined,
      );
    return (invoice === undefined ? at(row, debtor) !== '' : hasNumber(row)) && hasMoney(row);
  };
  const isTotal = (row: Row) =>
    !(hasNumber(row) && isDetail(row)) &&
    (totalWords.test(row.find((cell) => cell !== '') ?? '') || row.some((cell) => /^(sub|grand )?tota+l$/i.test(cell)));
  const details = rows.filter(isDetail);
  const isGrouped = details.filter((row) => at(row, debtor) === '').length > details.length / 2;
  const kindOf = (row: Row): ListRow['kind'] => {
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
