import type { Toast } from '@incasso/browser/host/services';
import type { WizardFailure } from './failures';
import type { WizardDocument } from './WizardDocument';

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
