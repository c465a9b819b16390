import { blankValues, changedColumns, nextDebtId, type Debt } from './Debt';
import { debtFieldNames, debtTextNames, type DebtValues } from './debtFields';
import { formatDebtText } from './formatDebtText';
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
 * row about an invoice that is read becomes one row with it, and a typed row again when the document is removed. Other
 * rows of a removed document are removed too, unless the visitor changed them.
 */
export function mergeDebts(debts: readonly Debt[], read: readonly ReadDebt[]): Debt[] {
  const known = new Set(read.map(({ sha256 }) => sha256));
  const isGone = (debt: Debt) => debt.source.kind === 'document' && !known.has(debt.source.sha256);
  const merged = [...debts];
  for (const { values, ...facts } of read) {
    const { sha256 } = facts;
    const own = merged.findIndex(({ source }) => source.kind === 'document' && source.sha256 === sha256);
    const index = own >= 0 ? own : merged.findIndex((debt) => isOfSameInvoice(debt, values, isGone));
    const source = { kind: 'document', ...facts, read: values } as const;
    const debt = merged[index];
    if (debt === undefined) merged.push({ id: nextDebtId(merged), ...values, source });
    else merged[index] = { ...takeUp(debt, values), source: { ...source, ...(wasTyped(debt) && { wasTyped: true }) } };
  }
  return merged
    .map((debt): Debt => (isGone(debt) && wasTyped(debt) ? { ...debt, source: { kind: 'typed' } } : debt))
    .filter((debt) => !isGone(debt) || changedColumns(debt).length > 0);
}

/** Whether a row may become that of a reading. That of a removed document is compared by what its document said. */
function isOfSameInvoice(debt: Debt, values: DebtValues, isGone: (debt: Debt) => boolean): boolean {
  if (debt.source.kind === 'typed') return isSameInvoice(debt, values);
  return isGone(debt) && isSameInvoice(debt.source.read, values);
}

function wasTyped({ source }: Debt): boolean {
  return source.kind === 'typed' || source.wasTyped === true;
}

/** The columns that hold what an earlier reading said, or nothing, take what is read now. */
function takeUp(debt: Debt, values: DebtValues): Debt {
  const before = debt.source.kind === 'document' ? debt.source.read : blankValues;
  const taken = debtFieldNames.filter((name) => debt[name] === before[name]);
  return { ...debt, ...Object.fromEntries(taken.map((name) => [name, values[name]])) };
}

/**
 * The rows of a submission: as they were sent, with what its documents say by our own reading. A row that names a
 * document which says no such thing counts as typed, and so does a second one of the same document.
 */
export function settleDebts(sent: readonly Debt[], read: readonly ReadDebt[]): Debt[] {
  const known = new Set(read.map(({ sha256 }) => sha256));
  const trusted = sent.map((debt): Debt => {
    const texts = Object.fromEntries(debtTextNames.map((name) => [name, formatDebtText(name, debt[name])]));
    // Only the first row that names a document has it as its source; any later one counts as typed.
    const isOfDocument = debt.source.kind === 'document' && known.delete(debt.source.sha256);
    return { ...debt, ...texts, ...(!isOfDocument && { source: { kind: 'typed' } }) };
  });
  return mergeDebts(trusted, read);
}
