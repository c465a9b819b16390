import { isBlank, newDebt, type Debt } from '@incasso/debts/Debt';
import { dropLookAlike, joinDebts } from '@incasso/debts/joinDebts';
import { keepApart } from '@incasso/debts/lookAlikes';
import { pendingDocuments } from '../submission/checkedDocuments';
import { assignAt } from './assignAt';
import { withoutProblem } from './problems';
import type { WizardContext } from './WizardContext';

/** Effects of events on the table of debts. Changed content must not be sent as a retry. */
export const debtActions = {
  openDebt: assignAt('debt.opened', (context, { id }) => {
    const { debts, ...change } = settle({ ...context, openDebt: id }, context.debts);
    return { ...change, debts: withRow(debts, id), openDebt: id };
  }),
  closeDebt: assignAt('debt.closed', (context, { id }) =>
    context.openDebt === id
      ? { ...settle({ ...context, openDebt: undefined }, context.debts), openDebt: undefined }
      : {},
  ),
  setDebt: assignAt('debt.changed', ({ debts, problems }, { id, values }) => ({
    debts: withRow(debts, id).map((debt) => (debt.id === id ? { ...debt, ...values } : debt)),
    problems: withoutProblem(problems, 'debts'),
    mayHaveArrived: false,
  })),
  addDebt: assignAt('debt.added', ({ debts }) => ({ debts: [...debts, newDebt(debts)] })),
  addPastedDebts: assignAt('debts.pasted', (context, { rows }) => {
    const added = context.debts.filter((debt) => debt.source.kind === 'document' || !isBlank(debt));
    for (const values of rows) added.push({ ...newDebt(added), ...values });
    return settle(context, added);
  }),
  removeDebt: assignAt('debt.removed', (context, { id }) =>
    settle(
      context,
      context.debts.filter((debt) => debt.id !== id),
    ),
  ),
  answerDebt: assignAt('debt.answered', (context, { id, isSame }) =>
    settle(context, isSame ? dropLookAlike(context.debts, id) : keepApart(context.debts, id)),
  ),
  keepDebt: assignAt('debt.kept', (context, { id }) =>
    settle(
      context,
      context.debts.map((debt) => (debt.id === id ? { ...debt, source: { kind: 'typed' as const } } : debt)),
    ),
  ),
};

/**
 * Joins the rows that are of one invoice, in sight: nothing joins them after they are sent. While documents are being
 * read their rows could seem to belong to removed ones, and the reading joins them.
 */
function settle(
  { documents, debts: before, openDebt, mayHaveArrived }: WizardContext,
  debts: readonly Debt[],
): Pick<WizardContext, 'debts' | 'mayHaveArrived'> {
  const known = documents.flatMap(({ verdict }) => verdict?.sha256 ?? []);
  const isReading = pendingDocuments(documents).length > 0;
  const settled = isReading ? debts : joinDebts(debts, { documents: known, open: openDebt });
  const isSent = JSON.stringify(settled) === JSON.stringify(before);
  return { debts: settled, mayHaveArrived: mayHaveArrived && isSent };
}

function withRow(debts: readonly Debt[], id: string): readonly Debt[] {
  return debts.some((debt) => debt.id === id) ? debts : [...debts, { ...newDebt(debts), id }];
}
