import { keptAnswersSchema } from '@incasso/contract/intakeRequest';
import { debtCautions } from '@incasso/debts/cautionsOf';
import { debtSchema } from '@incasso/debts/debtSchemas';
import { debtorLacks, type Sums } from '@incasso/debts/Ledger';
import { reasonCodes, totalNames, type TotalName } from '@incasso/debts/ledgerReasons';
import { missingInfoNames } from '@incasso/debts/missingInfo';
import * as v from 'valibot';
import { intakeEntries, storedDocumentSchema, submissionEntries } from '../submissions/SubmissionRecord';

const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

const sum = (words: string) => v.pipe(v.string(), v.description(`${words} A decimal.`));

const sumEntries = {
  open: sum('What is open after credit notes.'),
  interest: sum('Interest on it, on the day of counting.'),
  compensation: sum('The fixed compensation for late payment.'),
  claim: sum('What can be claimed on that day: the three others, or nothing.'),
} satisfies Record<keyof Sums, v.GenericSchema>;

const totalEntries = {
  due: v.object(sumEntries),
  disputed: v.object(sumEntries),
  notDue: v.object(sumEntries),
  perhapsTwice: v.object(sumEntries),
  mayHaveLapsed: v.object(sumEntries),
} satisfies Record<TotalName, v.GenericSchema>;

const ledgerSchema = v.object({
  day: v.pipe(v.string(), v.description('The day of counting, that of arrival.')),
  provisionalFrom: v.exactOptional(
    v.pipe(v.string(), v.description('The first day that counts at a rate not published yet.')),
  ),
  totals: list(
    v.object({
      currency: v.pipe(v.string(), v.description('ISO 4217.')),
      totals: v.object(totalEntries),
    }),
  ),
});

const debtorLacksSchema = list(v.picklist(debtorLacks));

const missingSchema = v.object({
  ofCase: v.pipe(
    list(v.picklist(missingInfoNames)),
    v.description(
      'What it needs to start: documents, who owes, how much. A row, an invoice among the documents, and any words of the visitor’s give the last two.',
    ),
  ),
  ofClient: v.pipe(debtorLacksSchema, v.description('What a first letter lacks of the client.')),
  ofDebtors: v.pipe(
    list(v.object({ debtor: v.string(), lacks: debtorLacksSchema })),
    v.description('The debtors of whom a first letter lacks something.'),
  ),
});

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
      ...sumEntries,
      total: v.pipe(v.picklist(totalNames), v.description('The total that it is in.')),
      reasons: v.pipe(
        v.array(v.picklist(reasonCodes)),
        v.description('Why it has no sum, or another one: those of the row and those of its debtor.'),
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
  ledger: v.pipe(ledgerSchema, v.description('Who owes what on one day. Its rows are those of `debts`.')),
  missing: v.pipe(missingSchema, v.description('What is still to be asked of the client.')),
});

export type CaseFile = v.InferOutput<typeof caseFileSchema>;
