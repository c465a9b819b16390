import type { IntakeAnswers, IntakeFieldName } from '@incasso/contract/intakeFields';
import type { DebtValues } from '@incasso/debts/debtFields';
import type { DocumentEvent } from '../submission/changeDocuments';
import type { FormEmitted } from '../submission/SubmissionState';
import type { AppliedInvoices } from './WizardInvoices';
import type { WizardDraft } from './WizardDraft';
import type { DraftIds } from './WizardContext';

export type WizardEvent =
  | { readonly type: 'answer.changed'; readonly name: IntakeFieldName; readonly value: string }
  /** The visitor left a field: its value takes the form in which people write it. */
  | { readonly type: 'answer.left'; readonly name: IntakeFieldName }
  /** Answers from elsewhere: typed before the page came to life, or brought from another form. */
  | { readonly type: 'answers.found'; readonly answers: Partial<IntakeAnswers> }
  /** A row of the table of debts. One that is not there yet is made, even without values. */
  | { readonly type: 'debt.changed'; readonly id: string; readonly values: Partial<DebtValues> }
  /** An empty row, or the rows of a list in the place of empty ones, as far as there is room. */
  | { readonly type: 'debt.added'; readonly rows?: readonly DebtValues[] }
  | { readonly type: 'debt.removed'; readonly id: string }
  /** The row stays although its document was removed. */
  | { readonly type: 'debt.kept'; readonly id: string }
  | { readonly type: 'terms.changed'; readonly isAgreed: boolean }
  /** The visitor asked for the browser's picker of files. */
  | { readonly type: 'picker.asked' }
  | DocumentEvent
  /** E-invoices were read, or the visitor chose what of them stands in the form. */
  | ({ readonly type: 'invoices.applied' } & AppliedInvoices)
  /** Next, or on the last step the submission. */
  | { readonly type: 'form.submitted' }
  | { readonly type: 'step.returned' }
  /** From the last step's look over, back to a field of an earlier step; or to one of that step itself. */
  | { readonly type: 'answer.revisited'; readonly name: IntakeFieldName }
  /** The question for missing information goes, unanswered. */
  | { readonly type: 'missingInfo.dismissed' }
  /** The call is made now: from here on the case may have arrived. */
  | { readonly type: 'submission.sent' }
  /** A saved draft was found. It fills what is empty; a submission without an answer is sent again. */
  | { readonly type: 'draft.found'; readonly draft: WizardDraft }
  /** Another tab has this draft too, or its case accepts no change: it continues as a copy with ids of its own. */
  | {
      readonly type: 'draft.copied';
      readonly next: DraftIds;
      /** The new id of each document, by its former one. */
      readonly documentIds: Readonly<Record<string, string>>;
    }
  /** The browser does not keep the draft, or not the files of it. */
  | { readonly type: 'draft.unkept' }
  | { readonly type: 'draft.discarded'; readonly next: DraftIds };

/** What the wizard tells the world around it. */
export type WizardEmitted =
  | FormEmitted
  | { readonly type: 'submission.stored' }
  /** The visitor discarded everything. */
  | { readonly type: 'wizard.emptied' }
  /** Two seconds after success: the wizard leads home. */
  | { readonly type: 'wizard.completed' };
