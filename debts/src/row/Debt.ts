import {
  cleanDebtText,
  debtFieldNames,
  debtTextNames,
  mapColumns,
  type DebtFieldName,
  type DebtValues,
} from './debtFields';

/** The most rows that a case takes. */
export const maxDebts = 200;

/** What is owed by one invoice: a row of the table of debts. */
export type Debt = DebtValues & {
  /** A number, made once. */
  readonly id: string;
  readonly source: DebtSource;
};

export type DebtSource =
  | { readonly kind: 'typed' }
  | {
      readonly kind: 'document';
      /** SHA-256 of the document. */
      readonly sha256: string;
      /** What it says. */
      readonly read: DebtValues;
      /** Its total with VAT, where it says that nothing is left to pay. */
      readonly total?: string;
      /** The days and parts of its amount, where it is to be paid in several. Interest is then not reckoned. */
      readonly instalments?: string;
      /** Whether the visitor had typed the row before the document was read. */
      readonly wasTyped?: true;
    };

/** A row in which nothing is said. */
export const blankValues: DebtValues = mapColumns(
  () => '',
  () => false,
);

/** The id of the row that waits to be typed in while there is none. No other row gets it. */
export const firstDebtId = '0';

/** A new row of the visitor's. */
export function newDebt(debts: readonly Debt[]): Debt {
  return { id: nextDebtId(debts), ...blankValues, source: { kind: 'typed' } };
}

/** An id that no row has. It stays short whatever ids were sent: a record with a longer one would be unreadable. */
export function nextDebtId(debts: readonly Debt[]): string {
  const taken = new Set(debts.map(({ id }) => id));
  let number = debts.length + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** Whether nothing is said in a row. That it is disputed says something. */
export function isBlank(debt: DebtValues): boolean {
  return !debt.isDisputed && debtTextNames.every((name) => cleanDebtText(name, debt[name]) === '');
}

/**
 * The rows that are sent: those in which something is said, and those of documents, emptied or not. Without invisible
 * characters.
 */
export function sentDebts(debts: readonly Debt[]): Debt[] {
  return debts
    .filter((debt) => debt.source.kind === 'document' || !isBlank(debt))
    .map((debt) => ({
      ...debt,
      ...mapColumns(
        (name) => cleanDebtText(name, debt[name]),
        (name) => debt[name],
      ),
    }));
}

/** The columns in which the visitor says something else than the document. */
export function changedColumns(debt: Debt): DebtFieldName[] {
  const { source } = debt;
  return source.kind === 'typed' ? [] : debtFieldNames.filter((name) => debt[name] !== source.read[name]);
}
