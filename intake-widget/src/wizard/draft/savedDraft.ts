import * as v from 'valibot';
import { documentKindSchema } from '@incasso/contract/documents/documentKinds';
import { draftKeySchema } from '@incasso/contract/draft';
import { keptAnswersSchema, submissionIdSchema } from '@incasso/contract/intakeRequest';
import { debtsSchema } from '@incasso/debts/debtSchemas';
import type { WizardDraft } from '../case/WizardDraft';
import type { WizardInvoices } from '../case/WizardInvoices';
import type { UnreadDocument } from '../submission/WizardDocument';

/** A schema for each part of a type: what the schema lacks would be gone after a reload, in silence. */
type Parts<Whole> = Record<keyof Whole, v.GenericSchema>;

/** Data filled in from e-invoices. */
const savedInvoicesSchema = v.object({
  found: keptAnswersSchema,
  taken: keptAnswersSchema,
  subjects: v.pipe(v.array(v.string()), v.readonly()),
} satisfies Parts<WizardInvoices>);

export const savedDocumentsSchema = v.pipe(
  v.array(
    v.pipe(
      v.object({
        id: v.string(),
        name: v.string(),
        size: v.number(),
        kind: v.optional(documentKindSchema),
        partOf: v.optional(v.string()),
        leftWithin: v.optional(v.number()),
      } satisfies Parts<UnreadDocument>),
      v.transform(({ kind, ...document }) => ({ ...document, kind })),
    ),
  ),
  v.readonly(),
);

/** The wizard's draft as saved. */
export const wizardDraftSchema = v.object({
  submissionId: submissionIdSchema,
  draftKey: draftKeySchema,
  answers: keptAnswersSchema,
  prefilled: keptAnswersSchema,
  debts: debtsSchema,
  agreeToTerms: v.boolean(),
  mayHaveArrived: v.boolean(),
  isSending: v.optional(v.boolean()),
  invoices: v.optional(savedInvoicesSchema),
  isPicking: v.optional(v.boolean()),
  step: v.picklist([1, 2, 3]),
  documents: savedDocumentsSchema,
} satisfies Parts<WizardDraft>);

/**
 * The saved draft of any form, with its browser session, its `place` and the time of its last change (ms since 1970).
 */
const savedDraftSchema = v.object({
  session: v.string(),
  place: v.string(),
  changedAt: v.number(),
  draft: v.looseObject({ submissionId: submissionIdSchema }),
});

export type SavedDraft = v.InferOutput<typeof savedDraftSchema>;

/** Reads a saved draft; `undefined` for anything else. */
export function parseSavedDraft(text: string | null): SavedDraft | undefined {
  try {
    const parsed = v.safeParse(savedDraftSchema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
