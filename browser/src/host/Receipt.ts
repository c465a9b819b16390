import { debtsSchema } from '@incasso/debts/debtSchemas';
import * as v from 'valibot';
import { documentKindSchema } from '@incasso/contract/documents/documentKinds';
import { keptAnswersSchema, sha256Schema } from '@incasso/contract/intakeRequest';

/**
 * What a visitor keeps of a case that was received: the server's words (reference, time in ISO 8601, documents with
 * sizes in bytes), and what the visitor said.
 */
export const receiptSchema = v.object({
  reference: v.string(),
  /** The partner's own reference; empty without one. */
  partnerReference: v.optional(v.string(), ''),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Key of the link by which more is added to the case. */
  caseKey: v.string(),
  answers: keptAnswersSchema,
  debts: v.optional(debtsSchema, []),
  /** The versions of the terms and the privacy policy, by their days. Absent in receipts of before they were kept. */
  termsVersions: v.exactOptional(v.object({ generalTerms: v.string(), privacyPolicy: v.string() })),
  documents: v.array(
    v.pipe(
      v.object({
        name: v.string(),
        size: v.number(),
        sha256: sha256Schema,
        kind: v.optional(documentKindSchema),
      }),
      v.transform(({ name, size, sha256, kind }) => ({ name, size, sha256, kind })),
    ),
  ),
});

export type Receipt = v.InferOutput<typeof receiptSchema>;

/** What keeps receipts once the wizard is left. */
export type ReceiptKeeper = { readonly keep: (receipt: Receipt) => void };
