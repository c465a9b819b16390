import { isStated, nextDebtId, type Debt } from './Debt';
import { debtFieldNames, debtTextNames, mapColumns, type DebtTextName, type DebtValues } from './debtFields';
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
 * Merges rows with the data of documents, and rows of one invoice with each other. A column changed by the visitor
 * keeps its value. A row joined with a document's becomes what it was when the document is removed. Other rows of a
 * removed document are removed too, unless the visitor changed them.
 */
export function mergeDebts(debts: readonly Debt[], read: readonly ReadDebt[]): Debt[] {
  const known = new Set(read.map(({ sha256 }) => sha256));
  const isGone = ({ source }: Debt) => source.kind === 'document' && !known.has(source.sha256);
  const merged = [...debts];
  for (const { values, ...facts } of read) {
    const index = merged.findIndex(({ source }) => source.kind === 'document' && source.sha256 === facts.sha256);
    const source = { kind: 'document', ...facts, read: values } as const;
    const debt = merged[index];
    if (debt === undefined) merged.push({ id: nextDebtId(merged), ...values, source });
    else merged[index] = { ...takeUp(debt, values), source: { ...source, ...typedToo(debt) } };
  }
  return joinDebts(merged, merged.filter(isGone))
    .map((debt): Debt => (isGone(debt) && typedToo(debt).isTypedToo ? { ...debt, source: { kind: 'typed' } } : debt))
    .filter((debt) => !isGone(debt) || debtFieldNames.some((name) => isStated(debt, name)));
}

/**
 * The rows of a submission, with the data of our own parsing. A row counts as typed if its document does not contain
 * it, or if an earlier row has the same document.
 */
export function settleDebts(sent: readonly Debt[], read: readonly ReadDebt[]): Debt[] {
  const known = new Set(read.map(({ sha256 }) => sha256));
  const trusted = sent.map((debt): Debt => {
    const texts = Object.fromEntries(debtTextNames.map((name) => [name, formatDebtText(name, debt[name])]));
    // If several rows name one document, only the first keeps it as its source.
    const isTrusted = debt.source.kind !== 'document' || known.delete(debt.source.sha256);
    return { ...debt, ...texts, ...(!isTrusted && { source: { kind: 'typed' } }) };
  });
  return mergeDebts(trusted, read);
}

/** Joins a typed row, or one of a removed document, with that of a document of the same invoice. */
function joinDebts(debts: readonly Debt[], gone: readonly Debt[]): Debt[] {
  let rows = [...debts];
  const isRead = (debt: Debt) => debt.source.kind === 'document' && !gone.includes(debt);
  for (const from of debts.filter((debt) => !isRead(debt))) {
    const said = from.source.kind === 'document' ? from.source.read : from;
    const into = rows.find((row) => isRead(row) && isSameInvoice(row, said));
    const first = rows.find((row) => row === from || row === into);
    if (into === undefined || first === undefined) continue;
    const joined = { ...join(into, from), id: first.id };
    rows = rows.flatMap((row) => (row === first ? [joined] : row === from || row === into ? [] : [row]));
  }
  return rows;
}

/** Takes each value from what the visitor stated in either row, or else from the first row, or else from the second. */
function join(into: Debt, from: Debt): Debt {
  const stated = (debt: Debt, name: DebtTextName) => (isStated(debt, name) ? debt[name] : '');
  const values = mapColumns(
    (name) => stated(into, name) || stated(from, name) || into[name],
    (name) => into[name] || from[name],
  );
  return { ...into, ...values, source: { ...into.source, ...typedToo(from), ...typedToo(into) } };
}

/** Marks the document's row that the visitor typed as well. */
function typedToo({ source }: Debt): { readonly isTypedToo?: true } {
  return source.kind === 'typed' || source.isTypedToo === true ? { isTypedToo: true } : {};
}

/** Updates the columns that have the values of an earlier reading. */
function takeUp(debt: Debt, values: DebtValues): Debt {
  const taken = debtFieldNames.filter((name) => !isStated(debt, name));
  return { ...debt, ...Object.fromEntries(taken.map((name) => [name, values[name]])) };
}
