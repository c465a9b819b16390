import type { Toast } from '@incasso/contract/browser/host/services';
import type { IntakeAnswers, IntakeFieldName } from '@incasso/contract/intakeFields';
import type { DocumentVerdict, WizardDocument } from './WizardContext';

export type WizardEvent =
  | { readonly type: 'answer.changed'; readonly name: IntakeFieldName; readonly value: string }
  /** The visitor left a field: its value takes the form in which people write it. */
  | { readonly type: 'answer.left'; readonly name: IntakeFieldName }
  /** Answers from elsewhere: typed before the page came to life, or brought from another form. */
  | { readonly type: 'answers.found'; readonly answers: Partial<IntakeAnswers> }
  | { readonly type: 'terms.changed'; readonly isAgreed: boolean }
  | { readonly type: 'documents.added'; readonly documents: readonly Omit<WizardDocument, 'verdict'>[] }
  | { readonly type: 'document.judged'; readonly id: string; readonly verdict: DocumentVerdict }
  | { readonly type: 'document.removed'; readonly id: string }
  | { readonly type: 'step.completed' }
  | { readonly type: 'step.returned' }
  | { readonly type: 'submission.requested' }
  | { readonly type: 'draft.discarded'; readonly nextSubmissionId: string };

/** What the wizard tells its surroundings. */
export type WizardEmitted =
  | { readonly type: 'announced'; readonly toast: Toast }
  | { readonly type: 'submission.stored' }
  /** Two seconds after success (specification, section 2). */
  | { readonly type: 'wizard.completed' };

/** What the document desk is asked; it answers each document with `document.judged`. */
export type DeskCommand = { readonly type: 'judge'; readonly documents: readonly Omit<WizardDocument, 'verdict'>[] };
