import * as v from 'valibot';

/** What the browser stores of a submitted case, to show its reference and link after the wizard is left. */
export const caseNoticeSchema = v.object({
  reference: v.string(),
  /** Key of the link with which the client adds to the case. */
  caseKey: v.string(),
});

export type CaseNotice = v.InferOutput<typeof caseNoticeSchema>;

/** Stores notices of submitted cases beyond the wizard's lifetime. */
export type CaseNoticeKeeper = { readonly keep: (notice: CaseNotice) => void };
