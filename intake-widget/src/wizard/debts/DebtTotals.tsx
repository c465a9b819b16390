import { Sums } from '@incasso/browser/ui/Sums';
import type { Debt } from '@incasso/debts/Debt';
import { moneyOf } from '@incasso/debts/moneyOf';
import { formatMoney } from '@incasso/debts/money';
import { groupByDebtor, sumsOf } from '@incasso/debts/totalsByDebtor';
import { debtTableText as text } from './DebtTable.text';

/** The total per debtor, once there are two amounts; the disputed part separately. */
export function DebtTotals({ debts }: { readonly debts: readonly Debt[] }) {
  if (debts.filter((debt) => moneyOf(debt) !== undefined).length < 2) return null;
  const rows = groupByDebtor(debts).flatMap((group) => [
    ...sumsOf(group.debts).map((sum) => ({ label: `${text.total}, ${group.debtor || text.unnamed}`, ...sum })),
    ...sumsOf(group.debts.filter(({ isDisputed }) => isDisputed)).map((sum) => ({ label: text.disputed, ...sum })),
  ]);
  return (
    <Sums>
      {rows.map(({ label, amount, currency }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
      ))}
    </Sums>
  );
}
