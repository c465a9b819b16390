import { isStated, nextDebtId, type Debt, type DebtSource, type OwnSource } from './Debt';
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
 * Merges rows with the data of documents. A column changed by the visitor keeps its value. A row of an invoice that a
 * document contains too is joined with it, and becomes what it was when the document is removed. Other rows of a removed
 * document are removed too, unless the visitor changed them.
 */
export function mergeDebts(debts: readonly Debt[], read: readonly ReadDebt[]): Debt[] {
  const known = new Set(read.map(({ sha256 }) => sha256));
  const isGone = ({ source }: Debt) => source.kind === 'document' && !known.has(source.sha256);
  const merged = [...debts];
  const fresh = new Set<Debt>();
  for (const { values, ...facts } of read) {
    const index = merged.findIndex(({ source }) => source.kind === 'document' && source.sha256 === facts.sha256);
    const source = { kind: 'document', ...facts, read: values } as const;
    const debt = merged[index];
    if (debt === undefined) {
      const row = { id: nextDebtId(merged), ...values, source };
      merged.push(row);
      fresh.add(row);
    } else merged[index] = { ...takeUp(debt, values), source: { ...source, ...formerOf(debt) } };
  }
  return joinDebts(merged, { isJoined: (debt) => fresh.has(debt), isGone })
    .map((debt): Debt => (isGone(debt) ? { ...debt, source: formerOf(debt).former ?? debt.source } : debt))
    .filter((debt) => !isGone(debt) || debtFieldNames.some((name) => isStated(debt, name)));
}

/**
 * The rows of a submission, with the data of our own parsing, and each invoice once. A row counts as typed if its
 * document does not contain it, or if an earlier row has the same document.
 */
export function settleDebts(sent: readonly Debt[], read: readonly ReadDebt[]): Debt[] {
  const known = new Set(read.map(({ sha256 }) => sha256));
  const trusted = sent.map((debt): Debt => {
    const texts = Object.fromEntries(debtTextNames.map((name) => [name, formatDebtText(name, debt[name])]));
    // Only the first row with a document has it as its source.
    const isTrusted = debt.source.kind !== 'document' || known.delete(debt.source.sha256);
    return { ...debt, ...texts, ...(!isTrusted && { source: { kind: 'typed' } }) };
  });
  return joinDebts(mergeDebts(trusted, read));
}

type JoinOptions = {
  /** Joins only the invoices of these rows. Default: all. */
  readonly isJoined?: (debt: Debt) => boolean;
  /** Whether the row's document was removed: only what the visitor stated is left of it. Default: no. */
  readonly isGone?: (debt: Debt) => boolean;
};

/**
 * Makes one row of those of one invoice, at the place of the first. Only if each is of the same invoice as each other,
 * and no two have one kind of source, as two instalments in a list do. Otherwise the result would depend on their order.
 */
function joinDebts(debts: readonly Debt[], { isJoined = () => true, isGone = () => false }: JoinOptions = {}): Debt[] {
  const compared = debts.map((debt) => (isGone(debt) && debt.source.kind !== 'typed' ? debt.source.read : debt));
  const twins = compared.map((one) =>
    compared.flatMap((other, index) => (isSameInvoice(one, other) || one === other ? [index] : [])),
  );
  const rankOf = (debt: Debt) => (isGone(debt) ? 3 : ranks[debt.source.kind]);
  return debts.flatMap((debt, place) => {
    const indexes = twins[place] ?? [];
    const rows = indexes.flatMap((index) => debts[index] ?? []);
    const isSure =
      new Set(rows.map(rankOf)).size === rows.length &&
      indexes.every((index) => twins[index]?.join() === indexes.join());
    if (rows.length < 2 || !isSure || !rows.some(isJoined)) return [debt];
    if (indexes[0] !== place) return [];
    const [first = debt, ...others] = rows.sort((one, other) => rankOf(one) - rankOf(other));
    return [{ ...others.reduceRight((into, from) => join(into, from, isGone(from)), first), id: debt.id }];
  });
}

/** By how much a row's source says. A row without its document, 3, says least. */
const ranks = { document: 0, list: 1, typed: 2 } as const satisfies Record<DebtSource['kind'], number>;

/** Keeps what the visitor stated in either row, then what the first has, then what the second has. */
function join(into: Debt, from: Debt, isGone: boolean): Debt {
  const stated = (debt: Debt, name: DebtTextName) => (isStated(debt, name) ? debt[name] : '');
  const values = mapColumns(
    (name) => stated(into, name) || stated(from, name) || into[name] || (isGone ? '' : from[name]),
    (name) => into[name] || from[name],
  );
  const { source } = into;
  const isRead = source.kind === 'document';
  return { ...into, ...values, source: isRead ? { ...source, ...formerOf(from), ...formerOf(into) } : source };
}

/** What a row is again when its document is removed */
function formerOf({ source }: Debt): { readonly former?: OwnSource } {
  if (source.kind !== 'document') return { former: source };
  return source.former === undefined ? {} : { former: source.former };
}

/** Updates the columns that have the values of an earlier reading. */
function takeUp(debt: Debt, values: DebtValues): Debt {
  const taken = debtFieldNames.filter((name) => !isStated(debt, name));
  return { ...debt, ...Object.fromEntries(taken.map((name) => [name, values[name]])) };
}
