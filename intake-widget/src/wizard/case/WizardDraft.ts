import type { IntakeStep } from '@incasso/contract/intakeFields';
import type { UnreadDocument } from '../submission/WizardDocument';
import type { WizardContext } from './WizardContext';

/** What is kept of a wizard over reloads and closed tabs; the files are kept beside it, under their ids. */
export type WizardDraft = Pick<
  WizardContext,
  'submissionId' | 'draftKey' | 'revision' | 'answers' | 'debts' | 'agreeToTerms'
> & {
  /** `mayHaveArrived`, under the name by which browsers have it stored. */
  readonly isArrivalUnknown: boolean;
  /** Whether the visitor was choosing a file or taking a photo. Default: no. */
  readonly isPicking?: boolean | undefined;
  readonly step: IntakeStep;
  readonly documents: readonly UnreadDocument[];
  readonly invoices?: WizardContext['invoices'];
};
