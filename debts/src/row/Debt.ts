import { fieldLimits } from '@incasso/contract/limits';
import { sha256Schema } from '@incasso/contract/intakeRequest';
import { textSchema } from '@incasso/contract/textSchema';
import * as v from 'valibot';
import {
  cleanDebtText,
  debtField,
  debtFieldNames,
  debtTextNames,
  isFlagName,
  maxDebtTextLength,
  type DebtFieldName,
  type DebtFlagName,
  type DebtTextName,
  type DebtValues,
} from './debtFields';

/** The most rows that a case takes. */
export const maxDebts = 200;

/** One value for each column, by its name. */
export function mapColumns<Text, Flag>(
  textOf: (name: DebtTextName) => Text,
  flagOf: (name: DebtFlagName) => Flag,
): Record<DebtTextName, Text> & Record<DebtFlagName, Flag>;
export function mapColumns(textOf: (name: DebtTextName) => unknown, flagOf: (name: DebtFlagName) => unknown): unknown {
  return Object.fromEntries(debtFieldNames.map((name) => [name, isFlagName(name) ? flagOf(name) : textOf(name)]));
}

/** Texts as the contract takes them: cleaned, and within their limits. A browser may not know each column yet. */
const sentEntries = mapColumns(
  (name) =>
    v.optional(textSchema({ clean: (text) => cleanDebtText(name, text), maxLength: maxDebtTextLength(name) }), ''),
  () => v.optional(v.boolean(), false),
);

/** Values that were kept. A column that was added since is empty, a removed one is dropped. */
const keptEntries = mapColumns(
  (name) => v.pipe(v.optional(v.string(), ''), v.description(`${debtField(name).description} Empty: not said.`)),
  (name) => v.pipe(v.optional(v.boolean(), false), v.description(debtField(name).description)),
);

/** The entries of a row, with these of its columns. */
function rowEntries<Entries extends v.ObjectEntries>(entries: Entries) {
  return {
    id: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.description('Tells the rows of a case apart.')),
    ...entries,
    source: v.pipe(
      v.variant('kind', [
        v.object({ kind: v.literal('typed') }),
        v.object({
          kind: v.literal('document'),
          sha256: v.pipe(sha256Schema, v.description('Of the document that it was read from.')),
          read: v.pipe(
            v.object(entries),
            v.description('What the document says. The row differs where the visitor does.'),
          ),
          total: v.exactOptional(
            v.pipe(
              v.string(),
              v.maxLength(fieldLimits.line),
              v.description('Its total with VAT, where it says that nothing is left to pay.'),
            ),
          ),
        }),
      ]),
      v.description('Whether the visitor typed the row, or a document says it.'),
    ),
  };
}

/** A row as it is kept in drafts, records, receipts and the case file. */
export const debtSchema = v.object(rowEntries(keptEntries));

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
    };

/** Rows as they are kept in drafts, records and receipts. */
export const debtsSchema = v.pipe(v.array(debtSchema), v.readonly());

/** The text of the part `debts` of an intake request: a JSON array of rows. */
export const sentDebtsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // Counted first: reading hundreds of thousands of them would keep the function busy.
  v.array(v.unknown()),
  v.maxLength(maxDebts),
  v.array(v.object(rowEntries(sentEntries))),
  v.check((debts) => new Set(debts.map(({ id }) => id)).size === debts.length),
  v.readonly(),
);

/** A row in which nothing is said. */
export const blankValues: DebtValues = mapColumns(
  () => '',
  () => false,
);

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

/** Whether nothing is said in a row. */
export function isBlank(debt: DebtValues): boolean {
  return debtTextNames.every((name) => cleanDebtText(name, debt[name]) === '');
}

/** The rows that are sent: those in which something is said, without invisible characters. */
export function sentDebts(debts: readonly Debt[]): Debt[] {
  return debts
    .filter((debt) => !isBlank(debt))
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
