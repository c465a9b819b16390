import { Sums } from '@incasso/browser/ui/Sums';
import type { Debt } from '@incasso/debts/Debt';
import { formatMoney, readMoney } from '@incasso/debts/money';
import { doubledDebts, groupByDebtor, sumsOf } from '@incasso/debts/groupByDebtor';
import { debtTableText as text } from './DebtTable.text';

/** The total per debtor, once there are two amounts; the disputed and the doubtful part separately. */
export function DebtTotals({ debts }: { readonly debts: readonly Debt[] }) {
  if (debts.filter(({ amount }) => readMoney(amount) !== undefined).length < 2) return null;
  const doubled = doubledDebts(debts);
  const rows = groupByDebtor(debts).flatMap((group) => [
    ...sumsOf(group.debts).map((sum) => ({ label: `${text.total}, ${group.debtor || text.unnamed}`, ...sum })),
    ...sumsOf(group.debts.filter(({ isDisputed }) => isDisputed)).map((sum) => ({ label: text.disputed, ...sum })),
    ...sumsOf(group.debts.filter((debt) => doubled.includes(debt))).map((sum) => ({ label: text.doubled, ...sum })),
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
