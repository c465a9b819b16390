import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';

/** What the browser stores of a submitted case, to show its reference and link after the wizard is left. */
export const caseNoticeSchema = v.object({
  reference: v.string(),
  /** Of these the link is made with which the client adds to the case. */
  submissionId: submissionIdSchema,
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
});

export type CaseNotice = v.InferOutput<typeof caseNoticeSchema>;

/** Stores notices of submitted cases beyond the wizard's lifetime. */
export type CaseNoticeKeeper = { readonly keep: (notice: CaseNotice) => void };
