import type { CallFailure } from '@incasso/frontend/api/CallFailure';
import type { Toast } from '@incasso/frontend/host/services';
import type { WizardDocument } from './WizardDocument';

/**
 * Why a submission failed: no bot check token, documents whose files are gone, documents refused after the visitor
 * pressed send, or the failure of the call.
 */
export type WizardFailure =
  | CallFailure
  | { readonly kind: 'unproven' }
  | { readonly kind: 'left_out' }
  | { readonly kind: 'lost'; readonly ids: readonly string[] };

/** State of a submitted form besides its content: the case machine and the addition machine both extend it. */
export type SubmissionState = {
  /** Generated once and reused by each attempt, so that a retry is idempotent. */
  readonly submissionId: string;
  readonly documents: readonly WizardDocument[];
  /** Why the last attempt failed. */
  readonly failure: WizardFailure | undefined;
  /** Whether this exact content was sent without a response. */
  readonly mayHaveArrived: boolean;
  /** Whether the browser saves the draft: if not, a reload loses it. */
  readonly isKept: boolean;
  /** Whether this tab had a draft that may no longer be shown: it is too old, or was sent from another tab. */
  readonly isDraftOver: boolean;
  /** Counts the moves of the focus: to another step, an invalid field, or a message. */
  readonly focusMoves: number;
};

/** Events that both forms emit. */
export type FormEmitted =
  | { readonly type: 'announced'; readonly toast: Toast }
  /** A saved draft was restored: how long the form was filled in is unknown. */
  | { readonly type: 'draft.restored' };
