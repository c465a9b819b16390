import type { CaseNotice } from '@incasso/frontend/host/CaseNotice';
import type { IntakeAnswers, IntakeFieldName, IntakeStep } from '@incasso/contract/intakeFields';
import type { DebtValues } from '@incasso/debts/debtFields';
import type { DocumentEvent } from '../submission/changeDocuments';
import type { FormEmitted, SubmissionEvent } from '../submission/SubmissionState';
import type { AppliedInvoices } from './WizardInvoices';
import type { WizardDraft } from './WizardDraft';
import type { DraftIds } from './WizardContext';

export type WizardEvent =
  | { readonly type: 'answer.changed'; readonly name: IntakeFieldName; readonly value: string }
  /** The visitor left a field: its value is formatted. */
  | { readonly type: 'answer.left'; readonly name: IntakeFieldName }
  /** Answers that were typed before hydration. */
  | { readonly type: 'answers.found'; readonly answers: Partial<IntakeAnswers> }
  /** All that the page around the wizard, or the short form of the home page, fills in ahead. */
  | { readonly type: 'answers.prefilled'; readonly answers: Partial<IntakeAnswers> }
  /** The visitor works on a row of the table of debts, which is created if missing. */
  | { readonly type: 'debt.opened'; readonly id: string }
  /** The visitor is done with a row: it is joined with that of a document of the same invoice. */
  | { readonly type: 'debt.closed'; readonly id: string }
  /** Changes a row. Creates it if missing. */
  | { readonly type: 'debt.changed'; readonly id: string; readonly values: Partial<DebtValues> }
  /** Adds an empty row. */
  | { readonly type: 'debt.added' }
  /** Adds rows pasted from a spreadsheet, in place of empty ones. */
  | { readonly type: 'debts.pasted'; readonly rows: readonly DebtValues[] }
  | { readonly type: 'debt.removed'; readonly id: string }
  /** Whether a row is of the same invoice as a similar one: if so, it is removed. */
  | { readonly type: 'debt.answered'; readonly id: string; readonly isSame: boolean }
  /** Keeps a row although its document was removed. */
  | { readonly type: 'debt.kept'; readonly id: string }
  | { readonly type: 'terms.changed'; readonly isAgreed: boolean }
  | { readonly type: 'picker.asked' }
  | DocumentEvent
  /** The e-invoices among the documents changed. New ones lead to the first step that lacks an answer. */
  | ({ readonly type: 'invoices.applied' } & AppliedInvoices)
  /** Next, or submit on the last step. */
  | { readonly type: 'form.submitted' }
  | { readonly type: 'step.returned' }
  /** The browser's Back or Forward, with the scroll position at which the visitor left the step. */
  | { readonly type: 'step.opened'; readonly step: IntakeStep; readonly scrollTop?: number | undefined }
  | { readonly type: 'missingInfo.dismissed' }
  | SubmissionEvent<WizardDraft, DraftIds>
  | { readonly type: 'draft.discarded'; readonly next: DraftIds };

/** Events that the wizard emits. */
export type WizardEmitted =
  | FormEmitted
  | { readonly type: 'submission.stored' }
  /** The case is on the server: now, or since an earlier attempt whose answer was lost. */
  | { readonly type: 'case.arrived'; readonly notice: CaseNotice }
  | { readonly type: 'wizard.emptied' }
  /** Two seconds after success: the wizard navigates home. */
  | { readonly type: 'wizard.completed' };
