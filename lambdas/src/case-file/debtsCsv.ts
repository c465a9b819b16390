import type { Debt } from '@incasso/debts/Debt';
import { debtField, debtFieldNames, type DebtFieldName } from '@incasso/debts/debtFields';
import { columnInWords } from '@incasso/debts/debtWords';
import { readMoney } from '@incasso/debts/money';

/**
 * The table of debts for Excel in Belgium, which opens it without a dialogue: a byte order mark, semicolons, decimal
 * commas and Windows line ends. An amount is a number, below zero for a credit, with its currency in the next column.
 */
export function debtsCsv(debts: readonly Debt[]): Uint8Array {
  const rows = [
    debtFieldNames.flatMap((name) => (name === 'amount' ? [debtField(name).label, 'Munt'] : [debtField(name).label])),
    ...debts.map((debt) => debtFieldNames.flatMap((name) => cellsOf(name, debt))),
  ];
  return new TextEncoder().encode(`\u{feff}${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`);
}

function cellsOf(name: DebtFieldName, debt: Debt): string[] {
  if (name === 'amount') {
    const money = readMoney(debt.amount);
    return money === undefined ? [textCell(debt.amount), ''] : [money.amount.replace('.', ','), money.currency];
  }
  const words = columnInWords(name, debt);
  const isDay = debtField(name).control === 'day' && words !== debt[name];
  return [isDay ? words : textCell(words)];
}

/**
 * A text as a spreadsheet shows it: an apostrophe keeps it from running a formula, and from turning a number such as
 * 0123.456.749 or 2026-12 into another number or a day.
 */
function textCell(text: string): string {
  const isChanged = /^[=+\-@\t\r]/.test(text) || /^[\s\d.,/:€%eE-]*\d[\s\d.,/:€%eE-]*$/.test(text);
  const shown = isChanged ? `'${text}` : text;
  return /[";\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
