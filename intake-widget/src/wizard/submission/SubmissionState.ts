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

/** Events of sending and of the draft, which both forms take. */
export type SubmissionEvent<Draft, Ids> =
  /** The call starts now: from here on the submission may have arrived. */
  | { readonly type: 'submission.sent' }
  /** A saved draft was found. It fills empty fields; a draft sent without a response is sent again. */
  | { readonly type: 'draft.found'; readonly draft: Draft }
  /** This tab had a draft that may no longer be shown. */
  | { readonly type: 'draft.over' }
  /** Another tab has this draft too, its case has arrived, or the id is taken: continues as a copy with new ids. */
  | {
      readonly type: 'draft.copied';
      readonly next: Ids;
      /** The new id of each document, by its old id. */
      readonly documentIds: Readonly<Record<string, string>>;
    }
  /** The browser does not save the draft, or not its files. */
  | { readonly type: 'draft.unkept' };
