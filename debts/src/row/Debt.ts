import { emptyAnswers, mapFields } from '@incasso/contract/FieldSpec';
import {
  cleanDebtText,
  debtField,
  debtFieldNames,
  debtFields,
  debtTextNames,
  type DebtFieldName,
  type DebtValues,
} from './debtFields';

export const maxDebts = 200;

/** One invoice's debt: a row of the table of debts */
export type Debt = DebtValues & {
  /** A number that never changes */
  readonly id: string;
  readonly source: DebtSource;
  /** Ids of rows that may be the same invoice, and are another one by the visitor's word. */
  readonly apartFrom?: readonly string[];
  /** Checksums of documents that have no row, as the visitor said that they are of this invoice. */
  readonly sameAs?: readonly string[];
};

export type DebtSource =
  | { readonly kind: 'typed' }
  | {
      readonly kind: 'document';
      readonly sha256: string;
      /** Its values in the document */
      readonly read: DebtValues;
      /** Its total with VAT, where the document states that nothing is due */
      readonly total?: string;
      /** Dates and amounts of instalments. If there are any, no interest is calculated. */
      readonly instalments?: string;
      /** Its values as the visitor typed them, if he did: it has them again when the document is removed. */
      readonly typed?: DebtValues;
    };

export const blankValues: DebtValues = emptyAnswers(debtFields);

/** The id of the empty row shown while there are no rows. No other row gets it. */
export const firstDebtId = '0';

export function newDebt(debts: readonly Debt[]): Debt {
  return { id: nextDebtId(debts), ...blankValues, source: { kind: 'typed' } };
}

/** An unused id. It stays short whatever ids were sent: a record with a longer one would be unreadable. */
export function nextDebtId(debts: readonly Debt[]): string {
  const taken = new Set(debts.flatMap(({ id, apartFrom = [] }) => [id, ...apartFrom]));
  let number = debts.length + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** Whether a row is empty. A disputed one is not. */
export function isBlank(debt: DebtValues): boolean {
  return !debt.isDisputed && debtTextNames.every((name) => cleanDebtText(name, debt[name]) === '');
}

/** Whether the visitor changed a column since it was read, or filled it in. */
export function isStated({ source, ...values }: Debt, name: DebtFieldName): boolean {
  return source.kind === 'typed' || values[name] !== source.read[name];
}

/** The columns in which the visitor contradicts the source. One that the source leaves open contradicts nothing. */
export function changedColumns({ source, ...values }: Debt): DebtFieldName[] {
  if (source.kind === 'typed') return [];
  const { read } = source;
  return debtFieldNames.filter(
    (name) => debtField(name).isOfVisitor !== true && read[name] !== '' && values[name] !== read[name],
  );
}

/** The rows that are sent, without invisible characters: filled ones, and those of documents, emptied or not. */
export function sentDebts(debts: readonly Debt[]): Debt[] {
  return debts
    .filter((debt) => debt.source.kind === 'document' || !isBlank(debt))
    .map((debt) => ({
      ...debt,
      ...mapFields(
        debtFields,
        (name) => cleanDebtText(name, debt[name]),
        (name) => debt[name],
      ),
    }));
}
