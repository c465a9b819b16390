import { newDebt } from '@incasso/debts/Debt';
import { assignAt } from './assignAt';
import { withoutProblem } from './problems';

/** Effects of events on the table of debts. Changed content must not be sent as a retry. */
export const debtActions = {
  setDebt: assignAt('debt.changed', ({ debts, problems, mayHaveArrived }, { id, values }) => {
    const isNew = debts.every((debt) => debt.id !== id);
    const rows = isNew ? [...debts, { ...newDebt(debts), id }] : debts;
    return {
      debts: rows.map((debt) => (debt.id === id ? { ...debt, ...values } : debt)),
      problems: withoutProblem(problems, 'debts'),
      mayHaveArrived: mayHaveArrived && Object.keys(values).length === 0,
    };
  }),
  addDebt: assignAt('debt.added', ({ debts }) => ({ debts: [...debts, newDebt(debts)] })),
  removeDebt: assignAt('debt.removed', ({ debts }, { id }) => ({
    debts: debts.filter((debt) => debt.id !== id),
    mayHaveArrived: false,
  })),
  keepDebt: assignAt('debt.kept', ({ debts }, { id }) => ({
    debts: debts.map((debt) => (debt.id === id ? { ...debt, source: { kind: 'typed' as const } } : debt)),
    mayHaveArrived: false,
  })),
};
