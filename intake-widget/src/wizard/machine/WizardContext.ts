import type { CallFailure } from '@incasso/browser/api/CallFailure';
import type { IntakeAnswer } from '@incasso/contract/api';
import type { Debt } from '@incasso/debts/Debt';
import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { emptyIntakeAnswers, type IntakeAnswers, type IntakeFieldName } from '@incasso/contract/intakeFields';
import type { InvoiceReport, WizardInvoices } from './WizardInvoices';

/** A chosen document. Its file is kept beside the machine, under the id. Size in bytes. */
export type WizardDocument = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** What the visitor says that it is. */
  readonly kind: DocumentKind | undefined;
  readonly verdict: DocumentVerdict | undefined;
};

/** A document that is still to be read. */
export type UnreadDocument = Omit<WizardDocument, 'verdict'>;

/** What reading a document found. */
export type DocumentVerdict = {
  /** Absent where the browser could not read it: the server decides. */
  readonly sha256?: string;
  readonly refusal?: WizardRefusal;
  /** Whether it was found to be an e-invoice, or a PDF with one in it. */
  readonly holdsInvoice?: boolean;
  /** Whether a PDF holds something that may be an e-invoice and cannot be read as one. */
  readonly hasUnreadInvoice?: boolean;
  /** The JPG that was made of a HEIC photo and goes along in its place. Size in bytes. */
  readonly replacement?: { readonly name: string; readonly size: number };
};

/** The contract's refusals, and `lost`: the browser no longer has the file, or cannot read it. */
export type WizardRefusal = DocumentRefusal | 'lost';

/** What can be at fault in the wizard. */
type ProblemName = IntakeFieldName | 'debts' | 'agreeToTerms';

/** What is wrong, in words, by name. */
export type WizardProblems = Partial<Record<ProblemName, string>>;

/**
 * Why a submission did not succeed: no bot check token, documents whose files are gone, documents that were refused
 * only after the visitor pressed to send, or what the call came to.
 */
export type WizardFailure =
  | CallFailure
  | { readonly kind: 'unproven' }
  | { readonly kind: 'left_out' }
  | { readonly kind: 'lost'; readonly ids: readonly string[] };

/** What was stored, as the server tells it. */
export type WizardReceipt = IntakeAnswer['data'];

/** What tells one draft from another. */
export type DraftIds = {
  readonly submissionId: string;
  /** Only this browser knows it: a call with it may change the case of that submission. */
  readonly draftKey: string;
};

export type WizardContext = DraftIds & {
  /** The content that was sent last, counted from 1; 0 while none was. */
  readonly revision: number;
  readonly answers: IntakeAnswers;
  /** The table of what is owed. A row in which nothing is said is not sent. */
  readonly debts: readonly Debt[];
  readonly agreeToTerms: boolean;
  readonly documents: readonly WizardDocument[];
  /** What the e-invoices among the documents say. Absent while there is none. */
  readonly invoices: WizardInvoices | undefined;
  readonly invoiceReport: InvoiceReport | undefined;
  readonly problems: WizardProblems;
  /** The field that the visitor went back to from the look over: Next leads from there to the last step again. */
  readonly revisited: IntakeFieldName | undefined;
  /** Whether the case was looked through for what is missing, to ask the visitor for it. Once is enough. */
  readonly isAsked: boolean;
  /** The documents that were still being read when the visitor pressed to send. */
  readonly awaitedIds: readonly string[];
  /** The bot check token of the running submission. */
  readonly token: string | undefined;
  readonly failure: WizardFailure | undefined;
  readonly receipt: WizardReceipt | undefined;
  /** Whether this very content was sent without an answer: it may have arrived. */
  readonly isArrivalUnknown: boolean;
  /** Whether a saved draft was restored and the visitor has not moved on since. */
  readonly isRestored: boolean;
  /** Whether the browser keeps the draft: if not, a reload loses it. */
  readonly isKept: boolean;
  /** Counts the times that the focus moves: to another step, a field at fault, or a message. */
  readonly focusMoves: number;
};

/** What a submission is made of, for the actors that carry it out. */
export type SubmissionInput = Pick<
  WizardContext,
  'submissionId' | 'draftKey' | 'revision' | 'answers' | 'debts' | 'agreeToTerms' | 'documents' | 'token'
>;

/** A wizard in which nothing is filled yet. */
export function emptyWizard({ submissionId, draftKey }: DraftIds): WizardContext {
  return {
    submissionId,
    draftKey,
    revision: 0,
    answers: emptyIntakeAnswers(),
    debts: [],
    agreeToTerms: false,
    documents: [],
    invoices: undefined,
    invoiceReport: undefined,
    problems: {},
    revisited: undefined,
    isAsked: false,
    awaitedIds: [],
    token: undefined,
    failure: undefined,
    receipt: undefined,
    isArrivalUnknown: false,
    isRestored: false,
    isKept: true,
    focusMoves: 0,
  };
}

/** Moves the focus; the notice of a restored draft goes, and a field that was revisited is forgotten. */
export function moveFocus({
  focusMoves,
}: WizardContext): Pick<WizardContext, 'focusMoves' | 'isRestored' | 'revisited'> {
  return { focusMoves: focusMoves + 1, isRestored: false, revisited: undefined };
}
