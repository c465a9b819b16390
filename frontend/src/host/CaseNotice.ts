import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import type { LinkableCase } from '@incasso/contract/caseLink';
import type { ComponentType } from 'react';
import * as v from 'valibot';

/** What the browser stores of a submitted case, to show its reference and link after the wizard is left. */
export const caseNoticeSchema = v.object({
  reference: v.string(),
  submissionId: submissionIdSchema,
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** How many invoices, and what is open: `40 facturen · € 68.867,80`. Empty if none, or unknown like `documents`. */
  debts: v.string(),
  /** Names of the received documents. Also empty if the first response was lost, because then they are unknown. */
  documents: v.array(v.string()),
});

export type CaseNotice = v.InferOutput<typeof caseNoticeSchema>;

export type CaseNoticesProps = {
  /** Reference of a case that the page shows already. */
  readonly except?: string | undefined;
  /** Attribute for a notice that the visitor has not seen yet. Default: none. */
  readonly freshMark?: string;
  /** Called after the visitor closed a notice. The focus was on its button. */
  readonly onClosed: () => void;
};

/** Stores and shows notices of submitted cases beyond the wizard's lifetime. */
export type CaseNoticeParts = {
  readonly keep: (notice: CaseNotice) => void;
  readonly CaseNotices: ComponentType<CaseNoticesProps>;
  readonly CaseLinkOffer: ComponentType<{ readonly of: LinkableCase }>;
};

export type CaseNoticeSource = {
  readonly isAny: () => boolean;
  /** Loads the code. `undefined` if that fails. */
  readonly load: () => Promise<CaseNoticeParts | undefined>;
};
