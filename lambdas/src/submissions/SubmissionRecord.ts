import { keptMessageSchema } from '@incasso/contract/contactMessage';
import { additionTextSchema } from '@incasso/contract/addition';
import { documentCautions } from '@incasso/contract/documents/documentRefusals';
import { documentKindSchema } from '@incasso/contract/documents/documentKinds';
import { intakeFieldNames } from '@incasso/contract/intakeFields';
import { keptAnswersSchema, sha256Schema, submissionIdSchema } from '@incasso/contract/intakeRequest';
import { fieldLimits } from '@incasso/contract/limits';
import { referencePattern } from '@incasso/contract/reference';
import { debtsSchema } from '@incasso/debts/debtSchemas';
import * as v from 'valibot';
import { invoiceReadingSchema } from './InvoiceReading';
import { suspicions } from './suspicionsOf';

const headerLine = (words: string) => v.pipe(v.string(), v.maxLength(fieldLimits.line), v.description(words));

export const mailFactsSchema = v.object({
  subject: headerLine('Its subject.'),
  from: headerLine('Its sender.'),
  date: v.exactOptional(v.pipe(v.string(), v.isoDate(), v.description('Its day in Belgium.'))),
});

/** A document of a submission; its key is `documents/{submission}/{sha256}`. */
export const storedDocumentSchema = v.object({
  kind: v.pipe(
    documentKindSchema,
    v.description('What it is: chosen by the visitor, or else told by its content. `other`: neither says so.'),
  ),
  name: v.pipe(v.string(), v.description('Its name, cleaned of what no file system takes.')),
  size: v.pipe(v.number(), v.description('In bytes.')),
  sha256: v.pipe(sha256Schema, v.description('SHA-256 of its bytes.')),
  mediaType: v.pipe(v.string(), v.description('Its media type, by its name’s extension.')),
  partOf: v.exactOptional(
    v.pipe(sha256Schema, v.description('SHA-256 of the mail or e-invoice that it came out of, which was sent too.')),
  ),
  mail: v.exactOptional(v.pipe(mailFactsSchema, v.description('Of a mail: what its header says.'))),
  caution: v.exactOptional(
    v.pipe(
      v.picklist(documentCautions),
      v.description(
        'A mail whose content we could not read, encrypted or in `winmail.dat`, or a photo without its end.',
      ),
    ),
  ),
});

export type StoredDocument = v.InferOutput<typeof storedDocumentSchema>;

/** Fields of every record that `case.json` has too */
export const submissionEntries = {
  reference: v.pipe(v.string(), v.regex(referencePattern), v.description('What visitor and staff call it by.')),
  submissionId: v.pipe(submissionIdSchema, v.description('Made by the browser: the same however often it was sent.')),
  receivedAt: v.pipe(v.string(), v.isoTimestamp(), v.description('When it was stored, in UTC.')),
  partner: v.exactOptional(
    v.pipe(v.string(), v.description('Name of the partner whose page it came from. Absent: the firm’s own site.')),
  ),
  suspicions: v.pipe(
    v.array(v.picklist(suspicions)),
    v.description('Why it looks like a machine’s. Empty for nearly all; never a reason to refuse.'),
  ),
} as const;

const everySubmission = {
  version: v.literal(1),
  ...submissionEntries,
  /** The request that stored it. Only its outbox entry counts, not those of concurrent requests. */
  attempt: v.pipe(v.string(), v.uuid()),
  /** SHA-256 of the content. Distinguishes a retry from another submission with the same id. */
  digest: sha256Schema,
};

const versionDay = (what: string) =>
  v.pipe(v.string(), v.isoDate(), v.description(`The day of the version of the ${what}.`));

const agreementSchema = v.object({
  agreedAt: v.pipe(v.string(), v.isoTimestamp(), v.description('When that reached the server, in UTC.')),
  generalTerms: versionDay('general terms'),
  privacyPolicy: versionDay('privacy policy'),
});

export type Agreement = v.InferOutput<typeof agreementSchema>;

/** Fields of a case, besides its answers and documents, that `case.json` has too */
export const intakeEntries = {
  doubtful: v.pipe(
    v.array(v.picklist(intakeFieldNames)),
    v.description('Answers whose check digits do not add up, or that are no phone number.'),
  ),
  invoices: v.pipe(
    v.array(invoiceReadingSchema),
    v.description('What the e-invoices among the documents say, in their order.'),
  ),
  agreement: v.pipe(
    agreementSchema,
    v.description('To which general terms the client agreed, and which privacy policy was read.'),
  ),
  partnerReference: v.exactOptional(
    v.pipe(v.string(), v.description('The partner’s own reference for the case. Absent: the page gave none.')),
  ),
} as const;

const intakeRecordSchema = v.object({
  ...everySubmission,
  kind: v.literal('intake'),
  answers: keptAnswersSchema,
  documents: v.array(storedDocumentSchema),
  ...intakeEntries,
  /** The debts, with the values read from the documents */
  debts: debtsSchema,
  /** SHA-256 of the draft's key. Absent: the case was sent without one. */
  draftKeyHash: v.exactOptional(sha256Schema),
});

/** The record of an addition: documents and a note that a client added to a case by its link. */
const additionRecordSchema = v.object({
  ...everySubmission,
  kind: v.literal('addition'),
  caseId: submissionIdSchema,
  /** The client's own text; may be empty */
  note: additionTextSchema.entries.note,
  documents: v.array(storedDocumentSchema),
  invoices: intakeEntries.invoices,
});

const contactRecordSchema = v.object({
  ...everySubmission,
  kind: v.literal('contact'),
  message: keptMessageSchema,
});

/** The content of `submissions/{submission}.json`. */
export const submissionRecordSchema = v.variant('kind', [
  intakeRecordSchema,
  additionRecordSchema,
  contactRecordSchema,
]);

export type IntakeRecord = v.InferOutput<typeof intakeRecordSchema>;
export type AdditionRecord = v.InferOutput<typeof additionRecordSchema>;
export type ContactRecord = v.InferOutput<typeof contactRecordSchema>;
export type SubmissionRecord = v.InferOutput<typeof submissionRecordSchema>;
