import { formatField, isTooLong, mapFields } from '@incasso/contract/FieldSpec';
import { readMoney } from '../money/money';
import { blankValues } from './Debt';
import { cleanDebtText, debtField, debtFields, type DebtTextName, type DebtValues } from './debtFields';
import { readDate } from '@incasso/contract/readDate';

/** The cells of a pasted line, in their order. */
const pastedColumns = ['debtor', 'invoice', 'dueDate', 'amount'] as const satisfies readonly DebtTextName[];

type PastedColumn = (typeof pastedColumns)[number];

/** What is wrong with a line: these cells, or that it has other columns or is a total. */
export type PasteFault = {
  readonly line: number;
  readonly wrong: readonly (readonly [what: PastedColumn | 'columns' | 'total', cell: string])[];
};

/**
 * The rows of cells pasted from a spreadsheet, which separates them by tabs. All or nothing: each line needs a debtor,
 * an amount, and no other day than one that can be read. The first line is skipped if it is a header.
 */
export function readPastedDebts(text: string): { readonly rows: DebtValues[]; readonly faults: PasteFault[] } {
  const rows: DebtValues[] = [];
  const faults: PasteFault[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const cells = line.split('\t').map((cell) => cell.trim());
    const [debtor = '', invoice = '', dueDate = '', amount = ''] = cells;
    if (cells.every((cell) => cell === '') || (index === 0 && [dueDate, amount].every(isHead))) continue;
    const values = { debtor, invoice, dueDate, amount };
    const wrong: PasteFault['wrong'] =
      cells.length < pastedColumns.length || cells.slice(pastedColumns.length).some(Boolean)
        ? [['columns', line]]
        : /^((sub|eind)?totaal|total):?$/i.test(debtor) && `${invoice}${dueDate}` === ''
          ? [['total', debtor]]
          : pastedColumns.filter((name) => !isRead(name, values[name])).map((name) => [name, values[name]]);
    if (wrong.length > 0) faults.push({ line: index + 1, wrong });
    else rows.push(rowOf(values));
  }
  return { rows, faults };
}

/** Whether a cell of the first line names the column of a day or an amount. */
function isHead(cell: string): boolean {
  return cell !== '' && !/\d/.test(cell);
}

function isRead(column: PastedColumn, cell: string): boolean {
  const text = cleanDebtText(column, cell);
  if (isTooLong(debtField(column), text)) return false;
  if (column === 'amount') return readMoney(text) !== undefined;
  if (column === 'dueDate') return text === '' || readDate(text) !== undefined;
  return column === 'invoice' || text !== '';
}

function rowOf(values: Readonly<Record<PastedColumn, string>>): DebtValues {
  const row = { ...blankValues, ...values };
  return mapFields(
    debtFields,
    (name) => formatField(debtField(name), cleanDebtText(name, row[name])),
    (name) => row[name],
  );
}
