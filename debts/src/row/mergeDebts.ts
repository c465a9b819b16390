import { blankValues, changedColumns, nextDebtId, type Debt } from './Debt';
import { debtFieldNames, type DebtValues } from './debtFields';
import { isSameInvoice } from './sameness';

/** What a document says is owed. */
export type ReadDebt = {
  /** SHA-256 of the document. */
  readonly sha256: string;
  readonly values: DebtValues;
  /** Its total with VAT, where it says that nothing is left to pay. */
  readonly total?: string;
  /** The days and parts of its amount, where it is to be paid in several. */
  readonly instalments?: string;
};

/**
 * Brings rows up to date with what the documents say. A column in which the visitor said something keeps it; a typed
 * row about an invoice that is read becomes one row with it. The row of a removed document is removed too, unless the
 * visitor changed it.
 */
export function mergeDebts(debts: readonly Debt[], read: readonly ReadDebt[]): Debt[] {
  const known = new Set(read.map(({ sha256 }) => sha256));
  const isGone = (debt: Debt) => debt.source.kind === 'document' && !known.has(debt.source.sha256);
  let merged = [...debts];
  for (const { values, ...facts } of read) {
    const { sha256 } = facts;
    const own = merged.findIndex(({ source }) => source.kind === 'document' && source.sha256 === sha256);
    const isFree = (debt: Debt) => debt.source.kind === 'typed' || isGone(debt);
    const index = own >= 0 ? own : merged.findIndex((debt) => isFree(debt) && isSameInvoice(debt, values));
    const source = { kind: 'document', ...facts, read: values } as const;
    if (index < 0) merged.push({ id: nextDebtId(merged), ...values, source });
    else merged = merged.map((debt, at) => (at === index ? { ...takeUp(debt, values), source } : debt));
  }
  return merged.filter((debt) => !isGone(debt) || changedColumns(debt).length > 0);
}

/** The columns that hold what an earlier reading said, or nothing, take what is read now. */
function takeUp(debt: Debt, values: DebtValues): Debt {
  const before = debt.source.kind === 'document' ? debt.source.read : blankValues;
  const taken = debtFieldNames.filter((name) => debt[name] === before[name]);
  return { ...debt, ...Object.fromEntries(taken.map((name) => [name, values[name]])) };
}

/**
 * The rows of a submission: as they were sent, with what its documents say by our own reading. A row that names a
 * document which says no such thing counts as typed.
 */
export function settleDebts(sent: readonly Debt[], read: readonly ReadDebt[]): Debt[] {
  const known = new Set(read.map(({ sha256 }) => sha256));
  const trusted = sent.map((debt): Debt =>
    debt.source.kind === 'document' && !known.has(debt.source.sha256) ? { ...debt, source: { kind: 'typed' } } : debt,
  );
  return mergeDebts(trusted, read);
}
