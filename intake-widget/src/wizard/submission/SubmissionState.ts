import type { CallFailure } from '@incasso/browser/api/CallFailure';
import type { Toast } from '@incasso/browser/host/services';
import type { WizardDocument } from './WizardDocument';

/**
 * Why a submission did not succeed: no bot check token, documents whose files are gone, documents that were refused
 * only after the visitor pressed to send, or what the call came to.
 */
export type WizardFailure =
  | CallFailure
  | { readonly kind: 'unproven' }
  | { readonly kind: 'left_out' }
  | { readonly kind: 'lost'; readonly ids: readonly string[] };

/** What a form that is sent holds beside its content: the machines of a case and of an addition both extend it. */
export type SubmissionState = {
  /** Made once, and the same for each attempt: a repeat is then harmless. */
  readonly submissionId: string;
  readonly documents: readonly WizardDocument[];
  /** Why the last attempt did not succeed. */
  readonly failure: WizardFailure | undefined;
  /** Whether this very content was sent and not answered. */
  readonly mayHaveArrived: boolean;
  /** Counts the times that the focus moves: to another step, a field at fault, or a message. */
  readonly focusMoves: number;
};

/** What both forms emit. */
export type FormEmitted =
  | { readonly type: 'announced'; readonly toast: Toast }
  /** A saved draft was restored: how long the form was filled in is unknown. */
  | { readonly type: 'draft.restored' };
