import { blankValues, changedColumns, nextDebtId, type Debt } from './Debt';
import { debtFieldNames, debtTextNames, type DebtValues } from './debtFields';
import { formatDebtText } from './formatDebtText';
import { isSameInvoice } from './sameness';

export type ReadDebt = {
  readonly sha256: string;
  readonly values: DebtValues;
  /** Its total with VAT, if nothing is due. */
  readonly total?: string;
  readonly instalments?: string;
};

/**
 * Merges rows with the data of documents. A column changed by the visitor keeps its value. A typed row of a parsed
 * invoice is merged with it, and becomes a typed row again when the document is removed. Other rows of a removed
 * document are removed too, unless the visitor changed them.
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

/** Whether a row may be merged with a reading. A row of a removed document is compared by that document's data. */
function isOfSameInvoice(debt: Debt, values: DebtValues, isGone: (debt: Debt) => boolean): boolean {
  if (debt.source.kind === 'typed') return isSameInvoice(debt, values);
  return isGone(debt) && isSameInvoice(debt.source.read, values);
}

function wasTyped({ source }: Debt): boolean {
  return source.kind === 'typed' || source.wasTyped === true;
}

/** Updates the columns that are empty or have the values of an earlier reading. */
function takeUp(debt: Debt, values: DebtValues): Debt {
  const before = debt.source.kind === 'document' ? debt.source.read : blankValues;
  const taken = debtFieldNames.filter((name) => debt[name] === before[name]);
  return { ...debt, ...Object.fromEntries(taken.map((name) => [name, values[name]])) };
}

/**
 * The rows of a submission, with the data of our own parsing. A row counts as typed if its document does not contain
 * it, or if an earlier row has the same document.
 */
export function settleDebts(sent: readonly Debt[], read: readonly ReadDebt[]): Debt[] {
  const known = new Set(read.map(({ sha256 }) => sha256));
  const trusted = sent.map((debt): Debt => {
    const texts = Object.fromEntries(debtTextNames.map((name) => [name, formatDebtText(name, debt[name])]));
    // Only the first row with a document has it as its source.
    const isOfDocument = debt.source.kind === 'document' && known.delete(debt.source.sha256);
    return { ...debt, ...texts, ...(!isOfDocument && { source: { kind: 'typed' } }) };
  });
  return mergeDebts(trusted, read);
}
