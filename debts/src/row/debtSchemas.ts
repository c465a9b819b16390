import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { fieldLimits } from '@incasso/contract/limits';
import { sha256Schema } from '@incasso/contract/intakeRequest';
import { keptEntries, sentEntries } from '@incasso/contract/fieldSchemas';
import * as v from 'valibot';
import { maxDebts, type Debt, type DebtSource } from './Debt';
import { debtFields } from './debtFields';

const line = (words: string) => v.pipe(v.string(), v.maxLength(fieldLimits.line), v.description(words));

const idSchema = v.pipe(v.string(), v.regex(/^\d{1,4}$/));

/** A schema for each part of a type: what the schema lacks would be dropped in silence. */
type Parts<Whole> = Record<keyof Whole, v.GenericSchema>;

function rowEntries<Entries extends v.ObjectEntries>(entries: Entries) {
  return {
    id: v.pipe(idSchema, v.description('Tells the rows of a case apart.')),
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
          total: v.exactOptional(line('Its total with VAT, where it says that nothing is left to pay.')),
          instalments: v.exactOptional(
            v.pipe(
              v.string(),
              v.maxLength(fieldLimits.text),
              v.description('The days and parts of its amount, where it is to be paid in several.'),
            ),
          ),
          typed: v.exactOptional(
            v.pipe(v.object(entries), v.description('What the visitor typed of it, where he typed the row too.')),
          ),
        } satisfies Parts<Extract<DebtSource, { kind: 'document' }>>),
      ]),
      v.description('Whether the visitor typed the row, or a document says it.'),
    ),
    apartFrom: v.exactOptional(
      v.pipe(
        v.array(idSchema),
        v.maxLength(maxDebts),
        v.readonly(),
        v.description('Rows that may be of the same invoice, and are of another one by the visitor’s word.'),
      ),
    ),
    sameAs: v.exactOptional(
      v.pipe(
        v.array(sha256Schema),
        v.maxLength(documentLimits.maxCount),
        v.readonly(),
        v.description('Documents that are of this invoice too by the visitor’s word, and so have no row.'),
      ),
    ),
  };
}

/** A row as stored in drafts, records and the case file. */
export const debtSchema = v.object(rowEntries(keptEntries(debtFields)) satisfies Parts<Debt>);

export const debtsSchema = v.pipe(v.array(debtSchema), v.readonly());

/**
 * The text of the part `debts` of an intake request: a JSON array of rows. Marked as pure, because only the functions
 * use it: the wizard's bundle drops it.
 */
export const sentDebtsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // Counted before parsing: hundreds of thousands of rows would block the function.
  v.array(v.unknown()),
  v.maxLength(maxDebts),
  v.array(v.object(/* @__PURE__ */ rowEntries(/* @__PURE__ */ sentEntries(debtFields)))),
  v.check((debts) => new Set(debts.map(({ id }) => id)).size === debts.length),
  v.readonly(),
);
