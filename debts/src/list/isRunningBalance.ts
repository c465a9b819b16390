import { addDecimals, compareDecimals, type Decimal } from '@incasso/contract/decimal';

/** A row with an amount, below zero for a credit, and the balance beside it. */
export type BalanceLine = { readonly debtor: string; readonly amount: Decimal; readonly balance: Decimal };

/**
 * Whether each balance is the one before plus the row's amount: for each debtor or through the list, in either order.
 * Two rows may fit by chance, because of an invoice that was paid before: so the first balances must equal their
 * amounts, or a debtor must have three rows. `undefined` where the rows do not show it.
 */
export function isRunningBalance(lines: readonly BalanceLine[]): boolean | undefined {
  const answers = [lines, [...lines].reverse()].flatMap((order) => [isRunning(byDebtor(order)), isRunning([order])]);
  if (answers.includes(true)) return true;
  return answers[0] === false && answers[2] === false ? false : undefined;
}

function byDebtor(lines: readonly BalanceLine[]): BalanceLine[][] {
  const groups = new Map<string, BalanceLine[]>();
  for (const line of lines) {
    const group = groups.get(line.debtor);
    if (group === undefined) groups.set(line.debtor, [line]);
    else group.push(line);
  }
  return [...groups.values()];
}

function isRunning(groups: readonly (readonly BalanceLine[])[]): boolean | undefined {
  const fits = (line: BalanceLine, before: Decimal) =>
    compareDecimals(line.balance, addDecimals(before, line.amount)) === 0;
  const later = groups.flatMap((group) =>
    group.slice(1).map((line, index) => fits(line, group[index]?.balance ?? '0.00')),
  );
  if (later.includes(false)) return false;
  const areFirst = groups.every(([first]) => first === undefined || fits(first, '0.00'));
  const isSure = areFirst || groups.some(({ length }) => length > 2);
  return later.length > 0 && isSure ? true : undefined;
}
