import { formatCompanyNumber, isCompanyNumber } from '@incasso/contract/companyNumber';
import type { Decimal } from '@incasso/contract/decimal';
import { debtField, debtFieldNames, type DebtFieldName } from '@incasso/debts/debtFields';
import { columnInWords } from '@incasso/debts/debtWords';
import type { Ledger, LedgerEntry } from '@incasso/debts/Ledger';

const sums = [
  ['interest', 'Interest'],
  ['compensation', 'Vergoeding'],
  ['claim', 'Samen'],
] as const;

/**
 * The ledger for Excel in Belgium, which opens it without a dialogue: a byte order mark, semicolons, decimal commas and
 * Windows line ends. An amount is a number, below zero for a credit, with its currency in the next column.
 */
export function debtsCsv({ debtors }: Ledger): Uint8Array {
  const heads = debtFieldNames.flatMap((name) => [debtField(name).label, ...(name === 'amount' ? ['Munt'] : [])]);
  const rows = [
    [...heads, ...sums.map(([, head]) => head)],
    ...debtors
      .flatMap(({ entries }) => entries)
      .map((entry) => [
        ...debtFieldNames.flatMap((name) => cellsOf(name, entry)),
        ...sums.map(([name]) => (entry.money === undefined ? '' : numberCell(entry[name]))),
      ]),
  ];
  return new TextEncoder().encode(`\u{feff}${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`);
}

function cellsOf(name: DebtFieldName, { row, money }: LedgerEntry): string[] {
  if (name === 'amount')
    return money === undefined ? [textCell(row.amount, '?'), ''] : [numberCell(money.amount), money.currency];
  const words = columnInWords(name, row);
  if (name === 'number') return [textCell(numberInWords(words))];
  const isDay = debtField(name).control === 'day' && words !== row[name];
  return [isDay ? words : textCell(words)];
}

function numberCell(amount: Decimal): string {
  return amount.replace('.', ',');
}

/** A company number as on an invoice: its digits alone would become a number */
function numberInWords(text: string): string {
  return isCompanyNumber(text) ? `BE${formatCompanyNumber(text).replaceAll('.', '')}` : text;
}

/**
 * A text as a spreadsheet shows it, with whichever separator it reads the file. An apostrophe keeps it from running a
 * formula; a word before a number such as 2026-12 keeps it from becoming another number, or a day.
 */
function textCell(text: string, mark = 'nr.'): string {
  const isNumber = /^[\s\d.,/:€%eE-]*\d[\s\d.,/:€%eE-]*$/.test(text) && !text.startsWith('-');
  const shown = isNumber ? `${mark} ${text}` : text.replace(/(^|[,\t\r\n])(\s*[=+\-@])/g, "$1'$2");
  return /[";\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
