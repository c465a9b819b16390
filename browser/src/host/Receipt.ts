import { debtsSchema } from '@incasso/debts/debtSchemas';
import * as v from 'valibot';
import { documentKindSchema } from '@incasso/contract/documents/documentKinds';
import { keptAnswersSchema, sha256Schema } from '@incasso/contract/intakeRequest';

/**
 * A visitor's receipt of a submitted case: the server's data (reference, time in ISO 8601, documents with sizes in
 * bytes), and the visitor's answers.
 */
export const receiptSchema = v.object({
  reference: v.string(),
  /** The partner's reference, or an empty string. */
  partnerReference: v.optional(v.string(), ''),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Key of the link with which the client adds to the case. */
  caseKey: v.string(),
  answers: keptAnswersSchema,
  debts: v.optional(debtsSchema, []),
  /** The versions of the terms and the privacy policy, by date. Receipts stored before these existed have none. */
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

/** Stores receipts beyond the wizard's lifetime. */
export type ReceiptKeeper = { readonly keep: (receipt: Receipt) => void };
