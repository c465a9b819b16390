import type { IntakeStep } from '@incasso/contract/intakeFields';
import type { UnreadDocument } from '../submission/WizardDocument';
import type { WizardContext } from './WizardContext';

/** The part of a wizard that survives reloads and closed tabs; the files are stored separately, under their ids. */
export type WizardDraft = Pick<
  WizardContext,
  'submissionId' | 'draftKey' | 'answers' | 'prefilled' | 'debts' | 'agreeToTerms' | 'mayHaveArrived'
> & {
  /** Whether the case was being sent. Default: no. */
  readonly isSending?: boolean | undefined;
  /** Whether the visitor was choosing a file or taking a photo. Default: no. */
  readonly isPicking?: boolean | undefined;
  readonly step: IntakeStep;
  readonly documents: readonly UnreadDocument[];
  readonly invoices?: WizardContext['invoices'];
};
