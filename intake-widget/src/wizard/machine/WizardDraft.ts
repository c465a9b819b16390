import { isBlank } from '@incasso/debts/Debt';
import type { IntakeStep } from '@incasso/contract/intakeFields';
import type { UnreadDocument, WizardContext } from './WizardContext';

/** What is kept of a wizard over reloads and closed tabs; the files are kept beside it, under their ids. */
export type WizardDraft = Pick<
  WizardContext,
  'submissionId' | 'draftKey' | 'revision' | 'answers' | 'debts' | 'agreeToTerms' | 'isArrivalUnknown'
> & {
  readonly step: IntakeStep;
  readonly documents: readonly UnreadDocument[];
  readonly invoices?: WizardContext['invoices'];
};

/** The draft of a wizard, or `undefined` while there is nothing in it worth keeping. */
export function draftOf(context: WizardContext, step: IntakeStep): WizardDraft | undefined {
  const { submissionId, draftKey, revision, answers, debts, agreeToTerms, isArrivalUnknown, invoices, documents } =
    context;
  const isEmpty =
    documents.length === 0 &&
    !agreeToTerms &&
    debts.every(isBlank) &&
    Object.values(answers).every((answer) => answer === '');
  if (isEmpty) return undefined;
  return {
    submissionId,
    draftKey,
    revision,
    answers,
    debts,
    agreeToTerms,
    isArrivalUnknown,
    invoices,
    step,
    documents: documents.map(({ id, name, size, kind }) => ({ id, name, size, kind })),
  };
}
