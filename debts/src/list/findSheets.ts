import { findHeads } from './findColumns';
import type { Cells, Row } from './listColumns';

/** A sheet of a workbook, or a text file as a whole. */
export type Sheet = { readonly name: string; readonly cells: Cells };

export type SheetRows = {
  readonly rows: Cells;
  /** The debtor of a sheet per customer; empty where a single sheet is read. */
  readonly debtor: string;
};

/** The rows of the sheet whose headers name most columns, and of the sheets with the same headers. */
export function findSheets(sheets: readonly Sheet[]) {
  const found = sheets.map((sheet) => ({ ...sheet, ...findHeads(sheet.cells) }));
  const [main] = [...found].sort((one, other) => other.count - one.count || other.cells.length - one.cells.length);
  const heads = main?.heads ?? [];
  const read = found.filter((sheet) => sheet === main || isRepeat(sheet.heads, heads));
  const titles = read.map(({ cells, begin }) => cells.slice(0, Math.max(0, begin - 1)).flat());
  const groups = read.map(({ cells, name, begin }, index): SheetRows => {
    const own = titles[index]?.find(
      (title) => title !== '' && titles.every((all, at) => at === index || !all.includes(title)),
    );
    return {
      rows: cells.slice(begin).filter((row) => row.some((cell) => cell !== '') && !isRepeat(row, heads)),
      debtor: read.length === 1 ? '' : (own ?? name),
    };
  });
  return { heads, groups, unreadSheets: found.filter(({ cells }) => cells.length > 0).length - read.length };
}

/** Whether a row repeats the headers, as at the top of each printed page. */
function isRepeat(row: Row, heads: Row): boolean {
  return heads.length > 0 && heads.every((head, column) => (row[column] ?? '') === head);
}
