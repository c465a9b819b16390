import { intakeField, mapFields } from '@incasso/contract/intakeFields';
import { fieldLimits } from '@incasso/contract/limits';
import { casePartNames } from '@incasso/contract/missingParts';
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

const caseContent = {
  answers: v.pipe(answersSchema, v.description('What the visitor typed. Empty texts where nothing was answered.')),
  documents: documentsSchema,
  ...intakeEntries,
} as const;

const typed = (what: string) =>
  v.pipe(v.string(), v.maxLength(fieldLimits.text), v.description(`${what} Empty: not said.`));
const typedDay = (what: string) =>
  v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/), v.description(`${what} Empty: not said.`));

const statedClaimSchema = v.object({
  debtor: typed('The debtor’s name.'),
  number: typed('The debtor’s enterprise number.'),
  email: typed('The debtor’s e-mail address.'),
  invoice: typed('The number of the invoice.'),
  issueDate: typedDay('The day of the invoice.'),
  dueDate: typedDay('Until when it was to be paid.'),
  amount: typed('What is still to be paid, as the visitor typed it.'),
  money: v.exactOptional(
    v.pipe(
      v.object({
        amount: v.pipe(v.string(), v.description('A decimal.')),
        currency: v.pipe(v.string(), v.description('ISO 4217.')),
      }),
      v.description('The amount. Absent: it cannot be read from what was typed.'),
    ),
  ),
  isDisputed: v.pipe(v.boolean(), v.description('Whether the debtor contests it, as the visitor says.')),
});

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
});

/**
 * The case file: `cases/{submissionId}/{number}.json`, and an attachment of the staff's mails. Other systems read it
 * (`docs/case-file.md`): a new field must be optional to them, any other change is a new version.
 */
export const caseFileSchema = v.object({
  version: v.pipe(v.literal(1), v.description('Of this format.')),
  ...submissionEntries,
  ...caseContent,
  stated: v.pipe(
    v.array(statedClaimSchema),
    v.description('The open invoices that stand line by line in the answer `invoices_terms`.'),
  ),
  missing: v.pipe(
    v.array(v.picklist(casePartNames)),
    v.description(
      'What it still lacks, with its additions: documents, who owes, how much. An invoice among the documents has the last two; a text is searched for them.',
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
