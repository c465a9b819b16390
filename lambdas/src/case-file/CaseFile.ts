import { intakeField, mapFields } from '@incasso/contract/intakeFields';
import { fieldLimits } from '@incasso/contract/limits';
import { debtCautions } from '@incasso/debts/cautionsOf';
import { debtSchema } from '@incasso/debts/debtSchemas';
import { missingInfoNames } from '@incasso/debts/missingInfo';
import * as v from 'valibot';
import { intakeEntries, storedDocumentSchema, submissionEntries } from '../submissions/SubmissionRecord';

const answersSchema = v.object(
  mapFields((name) => {
    const { label, maxLength } = intakeField(name);
    return v.pipe(v.string(), v.maxLength(maxLength), v.description(`What the visitor answered to ‘${label}’.`));
  }),
);

const documentsSchema = v.pipe(v.array(storedDocumentSchema), v.description('In the visitor’s order.'));

const { receivedAt, partner, suspicions } = submissionEntries;

const debtsSchema = v.pipe(
  v.array(
    v.object({
      ...debtSchema.entries,
      money: v.exactOptional(
        v.pipe(
          v.object({
            amount: v.pipe(v.string(), v.description('A decimal, below zero for a credit.')),
            currency: v.pipe(v.string(), v.description('ISO 4217.')),
          }),
          v.description('What the row adds to a total. Absent: its amount cannot be read.'),
        ),
      ),
      cautions: v.pipe(
        v.array(v.picklist(debtCautions)),
        v.description('What to look at twice. `own_…`: what is said of the debtor is the client’s own.'),
      ),
    }),
  ),
  v.description(
    'What is owed, an invoice or credit note a row. The visitor typed it, or an e-invoice says it and the visitor may have changed it.',
  ),
);

const caseContent = {
  answers: v.pipe(answersSchema, v.description('What the visitor typed. Empty texts where nothing was answered.')),
  documents: documentsSchema,
  ...intakeEntries,
  debts: debtsSchema,
} as const;

const caseChangeSchema = v.object({
  number: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description('Its place among the changed versions, from 1.'),
  ),
  ...{ receivedAt, partner, suspicions },
  replaced: v.pipe(v.object(caseContent), v.description('The case as it was until then.')),
});

const caseAdditionSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Its place among the additions, from 1.')),
  ...{ receivedAt, partner, suspicions },
  note: v.pipe(v.string(), v.maxLength(fieldLimits.text), v.description('What the client wrote; may be empty.')),
  documents: documentsSchema,
  invoices: intakeEntries.invoices,
  debts: v.pipe(debtsSchema, v.description('What its e-invoices say is owed.')),
});

/**
 * The case file: `cases/{submissionId}/{number}.json`, and an attachment of the staff's mails. Other systems read it
 * (`docs/case-file.md`): a new field must be optional for them, any other change needs a new version.
 */
export const caseFileSchema = v.object({
  version: v.pipe(v.literal(2), v.description('Of this format.')),
  ...submissionEntries,
  ...caseContent,
  missing: v.pipe(
    v.array(v.picklist(missingInfoNames)),
    v.description(
      'What it still lacks, with its additions: documents, who owes, how much. A row, an invoice among the documents, and any words of the visitor’s give the last two.',
    ),
  ),
  updates: v.exactOptional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.description(
        'How much came to the case since. Of two of its files, that with more is the later. Absent: nothing.',
      ),
    ),
  ),
  changes: v.exactOptional(
    v.pipe(
      v.array(caseChangeSchema),
      v.description('Changed versions that its visitor sent, in their order; the last one holds. Absent: none.'),
    ),
  ),
  additions: v.exactOptional(
    v.pipe(
      v.array(caseAdditionSchema),
      v.description('What its client added later, in the order in which it was stored. Absent: nothing.'),
    ),
  ),
});

export type CaseFile = v.InferOutput<typeof caseFileSchema>;
