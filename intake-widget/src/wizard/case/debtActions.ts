import { isBlank, newDebt } from '@incasso/debts/Debt';
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
  addPastedDebts: assignAt('debts.pasted', ({ debts }, { rows }) => {
    const added = debts.filter((debt) => debt.source.kind === 'document' || !isBlank(debt));
    for (const values of rows) added.push({ ...newDebt(added), ...values });
    return { debts: added, mayHaveArrived: false };
  }),
  removeDebt: assignAt('debt.removed', ({ debts }, { id }) => ({
    debts: debts.filter((debt) => debt.id !== id),
    mayHaveArrived: false,
  })),
  keepDebt: assignAt('debt.kept', ({ debts }, { id }) => ({
    debts: debts.map((debt) => (debt.id === id ? { ...debt, source: { kind: 'typed' as const } } : debt)),
    mayHaveArrived: false,
  })),
};
