import * as v from 'valibot';
import { documentKindSchema } from '@incasso/contract/documents/documentKinds';
import { draftKeySchema } from '@incasso/contract/draft';
import { keptAnswersSchema, submissionIdSchema } from '@incasso/contract/intakeRequest';
import { draftLifetimeHours } from '@incasso/contract/retention';

/** What e-invoices filled in. */
const keptInvoicesSchema = v.object({
  found: keptAnswersSchema,
  taken: keptAnswersSchema,
  lines: v.pipe(v.array(v.object({ subject: v.string(), text: v.string() })), v.readonly()),
});

const documentSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    size: v.number(),
    kind: v.optional(documentKindSchema),
  }),
  v.transform(({ id, name, size, kind }) => ({ id, name, size, kind })),
);

const draftSchema = v.object({
  submissionId: submissionIdSchema,
  draftKey: draftKeySchema,
  revision: v.number(),
  answers: keptAnswersSchema,
  agreeToTerms: v.boolean(),
  isArrivalUnknown: v.boolean(),
  invoices: v.optional(keptInvoicesSchema),
  step: v.picklist([1, 2, 3]),
  documents: v.array(documentSchema),
});

/**
 * A draft as it is kept: with the browser session and the intake it belongs to, and the time of its last change (ms
 * since 1970).
 */
const keptDraftSchema = v.object({
  session: v.string(),
  place: v.string(),
  changedAt: v.number(),
  draft: draftSchema,
});

export type KeptDraft = v.InferOutput<typeof keptDraftSchema>;

/** Reads a kept draft; `undefined` for anything else. */
export function parseKeptDraft(text: string): KeptDraft | undefined {
  try {
    const parsed = v.safeParse(keptDraftSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the draft may still be shown: changed in the last 24 hours, and of this browser session. Of what session
 * another intake's drafts may be, that one judges.
 */
export function isCurrent(
  { session, place, changedAt }: KeptDraft,
  now: { session: string; place: string; time: number },
): boolean {
  const isFresh = now.time - changedAt < draftLifetimeHours * 3_600_000;
  return isFresh && (place !== now.place || session === now.session);
}
