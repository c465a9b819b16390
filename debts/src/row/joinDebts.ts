import { mapFields } from '@incasso/contract/FieldSpec';
import { changedColumns, nextDebtId, type Debt } from './Debt';
import { debtFields, type DebtValues } from './debtFields';
import { isLookAlike, lookAlikes } from './lookAlikes';
import { sameness } from './sameness';

type JoinOptions = {
  /** Checksums of the documents that the case has. */
  readonly documents: readonly string[];
  /** The id of the row that the visitor works on, which is not joined yet. Default: none. */
  readonly open?: string | undefined;
};

/**
 * Joins typed rows, and those of removed documents, with rows of documents that are of the same invoice, one with one.
 * Reconsiders rows that were joined before, so that the order of arrival does not matter.
 */
export function joinDebts(debts: readonly Debt[], { documents, open }: JoinOptions): Debt[] {
  const isRead = ({ source }: Debt) => source.kind === 'document' && documents.includes(source.sha256);
  const isFree = (row: Debt) => row.id !== open && (row.source.kind === 'typed' || row.source.typed === undefined);
  let rows: readonly Debt[] = [...debts];
  for (const debt of debts) if (debt.id !== open) rows = separated(rows, debt, isRead(debt));
  const candidates = (row: Debt) => rows.filter((one) => isRead(one) && isFree(one) && isOfSameInvoice(one, row));
  const typed = rows
    .filter((row) => !isRead(row) && isFree(row))
    .map((row) => ({ row, choices: candidates(row).length, text: JSON.stringify(filled(row, row)) }))
    .sort((one, other) => one.choices - other.choices || (one.text < other.text ? -1 : 1));
  for (const { row } of typed) {
    const [read] = candidates(row).sort(byDay);
    if (read?.source.kind !== 'document') continue;
    const place = rows.find(({ id }) => id === read.id || id === row.id);
    const source = { ...read.source, ...(row.source.kind === 'typed' && { typed: filled(row, row) }) };
    rows = putTogether(rows, { kept: { ...row, source }, gone: read, place });
  }
  return [...rows];
}

function isOfSameInvoice(one: Debt, other: Debt): boolean {
  return isLookAlike(one, other) && sameness(one, other) === 'one';
}

function byDay(one: Debt, other: Debt): number {
  return `${one.issueDate} ${one.dueDate}` < `${other.issueDate} ${other.dueDate}` ? -1 : 1;
}

/**
 * Splits a joined row into the two that it was, unless the visitor changed it since. Without its document it becomes
 * the typed row again.
 */
function separated(debts: readonly Debt[], debt: Debt, isRead: boolean): readonly Debt[] {
  const { source, ...row } = debt;
  if (source.kind === 'typed' || source.typed === undefined) return debts;
  const { typed, ...own } = source;
  const isChanged = changedColumns(debt).some((name) => row[name] === '' || row[name] !== typed[name]);
  if (isRead && isChanged) return debts;
  const values = mapFields(
    debtFields,
    (name) => (row[name] === (typed[name] || own.read[name]) ? typed[name] : row[name]),
    (name) => row[name],
  );
  const parts: Debt[] = [{ ...row, ...values, source: { kind: 'typed' } }];
  if (isRead) parts.push({ id: nextDebtId(debts), ...own.read, source: own });
  return debts.flatMap((one) => (one === debt ? parts : [one]));
}

/**
 * Removes a row that the visitor called a copy of its look-alike, which takes the values that it lacks. The document of
 * the removed row gets none again.
 */
export function dropLookAlike(debts: readonly Debt[], id: string): Debt[] {
  const gone = debts.find((debt) => debt.id === id);
  const kept = gone && lookAlikes(gone, debts)[0];
  if (gone === undefined || kept === undefined) return [...debts];
  const own = gone.source.kind === 'document' ? [gone.source.sha256] : [];
  return putTogether(debts, { kept, gone: { ...gone, sameAs: [...own, ...(gone.sameAs ?? [])] }, place: kept });
}

type Pair = {
  readonly kept: Debt;
  readonly gone: Debt;
  /** The debt whose position the row takes. */
  readonly place: Debt | undefined;
};

/** Replaces two rows with one: the first one's values, or else the other's, and the answers of both. */
function putTogether(debts: readonly Debt[], { kept, gone, place }: Pair): Debt[] {
  const together = {
    ...kept,
    ...filled(kept, gone),
    ...answersOf('apartFrom', kept, gone),
    ...answersOf('sameAs', kept, gone),
  };
  return debts.flatMap((row) => {
    if (row.id === place?.id) return [together];
    if (row.id === kept.id || row.id === gone.id) return [];
    return [row.apartFrom?.includes(gone.id) === true ? { ...row, apartFrom: [...row.apartFrom, kept.id] } : row];
  });
}

function filled(values: DebtValues, others: DebtValues): DebtValues {
  return mapFields(
    debtFields,
    (name) => values[name] || others[name],
    (name) => values[name] || others[name],
  );
}

function answersOf(name: 'apartFrom' | 'sameAs', ...debts: readonly Debt[]): Pick<Debt, typeof name> {
  const answers = new Set(debts.flatMap((debt) => debt[name] ?? []));
  return answers.size === 0 ? {} : { [name]: [...answers] };
}
