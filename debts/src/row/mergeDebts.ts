import { isStated, nextDebtId, type Debt, type DebtSource } from './Debt';
import { debtFieldNames, type DebtValues } from './debtFields';
import { joinDebts } from './joinDebts';

export type ReadDebt = {
  /** Checksums of the documents that contain it. */
  readonly documents: readonly [string, ...string[]];
  readonly values: DebtValues;
  /** Its total with VAT, if nothing is due. */
  readonly total?: string;
  readonly instalments?: string;
};

/**
 * The rows with the data of the documents, joined with those typed. A column changed by the visitor keeps its value.
 * The row of a removed document goes, unless the visitor typed or changed it. A document has no row if the visitor said
 * that another row is of its invoice.
 *
 * @param open The id of the row that the visitor works on. Default: none.
 */
export function mergeDebts(debts: readonly Debt[], read: readonly ReadDebt[], open?: string): Debt[] {
  const take = takerOf(read);
  const documents = read.flatMap((one) => one.documents);
  const rows = debts.flatMap(({ sameAs = [], ...debt }): Debt[] => {
    const known = sameAs.filter((sha256) => documents.includes(sha256) && take(sha256));
    const row = { ...debt, ...(known.length > 0 && { sameAs: known }) };
    const { source } = row;
    if (source.kind === 'typed') return [row];
    const found = take(source.sha256);
    if (found !== undefined) return [{ ...takeUp(row, found.values), source: sourceOf(found, source) }];
    return source.typed !== undefined || debtFieldNames.some((name) => isStated(row, name)) ? [row] : [];
  });
  for (const one of read) {
    const found = take(one.documents[0]);
    if (found !== undefined) rows.push({ id: nextDebtId(rows), ...found.values, source: sourceOf(found) });
  }
  return joinDebts(rows, { documents, open });
}

/**
 * The rows of a submission, with our own reading of each document. A row counts as typed if its document does not
 * contain it, or if an earlier row has the same document.
 */
export function checkSources(sent: readonly Debt[], read: readonly ReadDebt[]): Debt[] {
  const take = takerOf(read);
  return sent.map((debt): Debt => {
    if (debt.source.kind === 'typed') return debt;
    const found = take(debt.source.sha256);
    return { ...debt, source: found === undefined ? { kind: 'typed' } : sourceOf(found, debt.source) };
  });
}

/** Gives each debt that documents contain once, by the checksum of any of them. */
function takerOf(read: readonly ReadDebt[]): (sha256: string) => ReadDebt | undefined {
  const left = new Set(read);
  return (sha256) => {
    const found = [...left].find(({ documents }) => documents.includes(sha256));
    if (found !== undefined) left.delete(found);
    return found;
  };
}

/** The source of a row. It keeps its document while that contains it. */
function sourceOf({ documents, values, ...facts }: ReadDebt, source?: DebtSource): DebtSource {
  const own = source?.kind === 'document' ? source : undefined;
  const [sha256 = documents[0]] = documents.filter((document) => document === own?.sha256);
  return { kind: 'document', sha256, read: values, ...facts, ...(own?.typed && { typed: own.typed }) };
}

/** Updates the columns that have the values of an earlier reading. */
function takeUp(debt: Debt, values: DebtValues): Debt {
  const taken = debtFieldNames.filter((name) => !isStated(debt, name));
  return { ...debt, ...Object.fromEntries(taken.map((name) => [name, values[name]])) };
}
