import type { IntakeAnswer } from '@incasso/contract/api';
import { emptyIntakeAnswers, type IntakeAnswers, type IntakeFieldName } from '@incasso/contract/intakeFields';
import { changeLimits } from '@incasso/contract/limits';
import { sentDebts, type Debt } from '@incasso/debts/Debt';
import type { SubmissionInput } from '../submission/submissionMachine';
import type { SubmissionState } from '../submission/SubmissionState';
import type { InvoiceReport, WizardInvoices } from './WizardInvoices';

/** What can be at fault in the wizard. */
type ProblemName = IntakeFieldName | 'debts' | 'agreeToTerms';

/** What is wrong, in words, by name. */
export type WizardProblems = Partial<Record<ProblemName, string>>;

/** What was stored, as the server tells it. */
export type WizardReceipt = IntakeAnswer['data'];

/** What tells one draft from another. */
export type DraftIds = {
  readonly submissionId: string;
  /** Only this browser knows it: a call with it may change the case of that submission. */
  readonly draftKey: string;
};

export type WizardContext = DraftIds &
  SubmissionState & {
    /** The content that was sent last, counted from 1; 0 while none was. */
    readonly revision: number;
    readonly answers: IntakeAnswers;
    /** The table of what is owed. A row in which nothing is said is not sent. */
    readonly debts: readonly Debt[];
    readonly agreeToTerms: boolean;
    /** What the e-invoices among the documents say. Absent while there is none. */
    readonly invoices: WizardInvoices | undefined;
    readonly invoiceReport: InvoiceReport | undefined;
    readonly problems: WizardProblems;
    /** The field that the visitor went back to from the look over: Next leads from there to the last step again. */
    readonly revisited: IntakeFieldName | undefined;
    /** Whether the visitor was asked for missing information, or nothing was missing. Once is enough. */
    readonly isAsked: boolean;
    /** The documents that were still being read when the visitor pressed to send. */
    readonly awaitedIds: readonly string[];
    readonly receipt: WizardReceipt | undefined;
    /** Whether a saved draft was restored and the visitor has not moved on since. */
    readonly isRestored: boolean;
    /**
     * Whether the visitor asked for the browser's picker and chose nothing since: `lost` where the page went away
     * meanwhile, as phones close it while a photo is taken.
     */
    readonly picking: 'no' | 'asked' | 'lost';
    /** Whether the browser keeps the draft: if not, a reload loses it. */
    readonly isKept: boolean;
  };

/** What is sent of a case, beside its documents. */
export type CaseContent = Pick<WizardContext, 'draftKey' | 'revision' | 'answers' | 'debts' | 'agreeToTerms'>;

/** A case as it is submitted. */
export function submissionOf(context: WizardContext): SubmissionInput<CaseContent> {
  const { submissionId, draftKey, answers, debts, agreeToTerms, documents, awaitedIds } = context;
  return {
    submissionId,
    documents,
    awaitedIds,
    mayHaveArrived: context.mayHaveArrived,
    isRepeat: context.isRestored,
    content: { draftKey, revision: revisionToSend(context), answers, debts, agreeToTerms },
    texts: [...Object.values(answers), JSON.stringify(sentDebts(debts))],
  };
}

/** Changed content is a new revision; content that is sent again after a lost answer keeps its revision. */
export function revisionToSend({ revision, mayHaveArrived }: WizardContext): number {
  return mayHaveArrived ? revision : Math.min(revision + 1, changeLimits.maxRevision);
}

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
    failure: undefined,
    receipt: undefined,
    mayHaveArrived: false,
    isRestored: false,
    picking: 'no',
    isKept: true,
    focusMoves: 0,
  };
}

/** Moves the focus; the notice of a restored draft goes, and a field that was revisited is forgotten. */
export function moveFocus({
  focusMoves,
}: WizardContext): Pick<WizardContext, 'focusMoves' | 'isRestored' | 'picking' | 'revisited'> {
  return { focusMoves: focusMoves + 1, isRestored: false, picking: 'no', revisited: undefined };
}
