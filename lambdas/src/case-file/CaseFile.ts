import { keptAnswersSchema } from '@incasso/contract/intakeRequest';
import { debtCautions } from '@incasso/debts/cautionsOf';
import { debtSchema } from '@incasso/debts/debtSchemas';
import { missingInfoNames } from '@incasso/debts/missingInfo';
import * as v from 'valibot';
import { intakeEntries, storedDocumentSchema, submissionEntries } from '../submissions/SubmissionRecord';

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

/**
 * The case file: `cases/{submissionId}.json`, and an attachment of the staff's mail. Other systems read it
 * (`docs/case-file.md`): a new field must be optional for them, any other change needs a new version.
 */
export const caseFileSchema = v.object({
  version: v.pipe(v.literal(2), v.description('Of this format.')),
  ...submissionEntries,
  answers: v.pipe(keptAnswersSchema, v.description('What the visitor typed. Empty texts where nothing was answered.')),
  documents: v.pipe(v.array(storedDocumentSchema), v.description('In the visitor’s order.')),
  ...intakeEntries,
  debts: debtsSchema,
  missing: v.pipe(
    v.array(v.picklist(missingInfoNames)),
    v.description(
      'What it still lacks: documents, who owes, how much. A row, an invoice among the documents, and any words of the visitor’s give the last two.',
    ),
  ),
});

export type CaseFile = v.InferOutput<typeof caseFileSchema>;
