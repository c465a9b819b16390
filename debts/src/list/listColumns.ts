export type Row = readonly string[];

export type Cells = readonly Row[];

/** What a column may hold: a field of a row, or what qualifies its amount. */
export const listColumnNames = [
  ...(['debtor', 'amount', 'minus', 'currency', 'side', 'invoice', 'issueDate', 'dueDate', 'number', 'email'] as const),
  ...(['kind', 'status', 'disputed'] as const),
];

export type ListColumnName = (typeof listColumnNames)[number];

/** The meaning of a header. Five of them are amounts. */
export type ListRole = Exclude<ListColumnName, 'amount' | 'minus'> | 'open' | 'total' | 'paid' | 'debit' | 'credit';

export type ListColumns = Partial<Record<ListColumnName, number>>;

export function at(row: Row, column: number | undefined): string {
  return row[column ?? -1]?.trim() ?? '';
}
