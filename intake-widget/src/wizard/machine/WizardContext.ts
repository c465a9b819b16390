import type { CallFailure } from '@incasso/contract/browser/api/CallFailure';
import type { IntakeAnswer } from '@incasso/contract/api';
import type { DocumentRefusal } from '@incasso/contract/documentRefusals';
import { emptyIntakeAnswers, type IntakeAnswers, type IntakeFieldName } from '@incasso/contract/intakeFields';

/** A chosen document. Its file is kept beside the machine, under the id. Size in bytes. */
export type WizardDocument = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly verdict: DocumentVerdict | undefined;
};

/** What reading a document found. */
export type DocumentVerdict = {
  /** Absent where the browser could not read it: the server decides. */
  readonly sha256?: string;
  readonly refusal?: DocumentRefusal;
};

/** What can be at fault in the wizard. */
export type ProblemName = IntakeFieldName | 'agreeToTerms';

/** What is wrong, in words, by name. */
export type WizardProblems = Partial<Record<ProblemName, string>>;

/** Why a submission did not succeed: no bot check token, or what the call came to. */
export type WizardFailure = CallFailure | { readonly kind: 'unproven' };

/** What was stored, as the server tells it. */
export type WizardReceipt = IntakeAnswer['data'];

export type WizardContext = {
  readonly submissionId: string;
  readonly answers: IntakeAnswers;
  readonly agreeToTerms: boolean;
  readonly documents: readonly WizardDocument[];
  readonly problems: WizardProblems;
  /** The bot check token of the running submission. */
  readonly token: string | undefined;
  readonly failure: WizardFailure | undefined;
  readonly receipt: WizardReceipt | undefined;
  /** Counts the times that the visitor is led somewhere: to another step, a field at fault, or a message. */
  readonly turn: number;
};

/** A wizard in which nothing is filled yet. */
export function emptyWizard(submissionId: string): WizardContext {
  return {
    submissionId,
    answers: emptyIntakeAnswers(),
    agreeToTerms: false,
    documents: [],
    problems: {},
    token: undefined,
    failure: undefined,
    receipt: undefined,
    turn: 0,
  };
}
