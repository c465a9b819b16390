import type { IntakeAnswer } from '@incasso/contract/api';
import { emptyIntakeAnswers, type IntakeAnswers, type IntakeFieldName } from '@incasso/contract/intakeFields';
import { sentDebts, type Debt } from '@incasso/debts/Debt';
import type { SubmissionInput } from '../submission/submissionMachine';
import type { SubmissionState } from '../submission/SubmissionState';
import type { InvoiceReport, WizardInvoices } from './WizardInvoices';

type ProblemName = IntakeFieldName | 'debts' | 'agreeToTerms';

export type WizardProblems = Partial<Record<ProblemName, string>>;

/** What the receipt of a case says of its rows */
export type ReceivedDebts = {
  /** As in `40 facturen · € 68.867,80`. Empty without rows. */
  readonly debts: string;
  /** Names of the first debtors. Empty if none is known. */
  readonly debtors: string;
};

export type WizardReceipt = IntakeAnswer['data'] & ReceivedDebts;

export type DraftIds = {
  readonly submissionId: string;
  /** A secret of this browser: only with it does the server name the case that arrived under the id. */
  readonly draftKey: string;
};

export type WizardContext = DraftIds &
  SubmissionState & {
    readonly answers: IntakeAnswers;
    /** The last prefill. A field that still has it is not the visitor's, and no part of a draft. */
    readonly prefilled: IntakeAnswers;
    /** The table of debts. Blank rows are not sent. */
    readonly debts: readonly Debt[];
    /** The id of the row that the visitor works on. */
    readonly openDebt: string | undefined;
    readonly agreeToTerms: boolean;
    /** Data from the e-invoices among the documents. Absent without e-invoices. */
    readonly invoices: WizardInvoices | undefined;
    readonly invoiceReport: InvoiceReport | undefined;
    readonly problems: WizardProblems;
    /** The first answer that is missing after e-invoices were read: the focus moves to its field. */
    readonly asked: IntakeFieldName | undefined;
    /** The scroll position to which the browser's Back or Forward returned the visitor. */
    readonly scrollTop: number | undefined;
    /** Whether the wizard has asked for missing information, or found none missing. It asks once. */
    readonly isAsked: boolean;
    /** Documents that were still being read when the visitor pressed send. */
    readonly awaitedIds: readonly string[];
    readonly receipt: WizardReceipt | undefined;
    /** Whether a saved draft was restored and the visitor has not yet changed step. */
    readonly isRestored: boolean;
    /**
     * Whether the visitor opened the browser's file picker and has chosen nothing yet. `lost`: the page was closed
     * meanwhile, as phones do while the camera is open.
     */
    readonly picking: 'no' | 'asked' | 'lost';
  };

/** The content of a case that is sent, besides its documents. */
export type CaseContent = Pick<WizardContext, 'draftKey' | 'answers' | 'debts' | 'agreeToTerms'>;

export function submissionOf(context: WizardContext): SubmissionInput<CaseContent> {
  const { submissionId, draftKey, answers, debts, agreeToTerms, documents, awaitedIds } = context;
  return {
    submissionId,
    documents,
    awaitedIds,
    mayHaveArrived: context.mayHaveArrived,
    isRepeat: context.isRestored,
    content: { draftKey, answers, debts, agreeToTerms },
    texts: [...Object.values(answers), JSON.stringify(sentDebts(debts))],
  };
}

export function emptyWizard({ submissionId, draftKey }: DraftIds): WizardContext {
  return {
    submissionId,
    draftKey,
    answers: emptyIntakeAnswers(),
    prefilled: emptyIntakeAnswers(),
    debts: [],
    openDebt: undefined,
    agreeToTerms: false,
    documents: [],
    invoices: undefined,
    invoiceReport: undefined,
    problems: {},
    asked: undefined,
    scrollTop: undefined,
    isAsked: false,
    awaitedIds: [],
    failure: undefined,
    receipt: undefined,
    mayHaveArrived: false,
    isRestored: false,
    picking: 'no',
    isKept: true,
    isDraftOver: false,
    focusMoves: 0,
  };
}

/** Moves the focus, hides the notice of a former draft, and clears where the focus and the page went before. */
export function moveFocus({
  focusMoves,
}: WizardContext): Pick<
  WizardContext,
  'focusMoves' | 'isRestored' | 'isDraftOver' | 'picking' | 'asked' | 'scrollTop'
> {
  return {
    focusMoves: focusMoves + 1,
    isRestored: false,
    isDraftOver: false,
    picking: 'no',
    asked: undefined,
    scrollTop: undefined,
  };
}
