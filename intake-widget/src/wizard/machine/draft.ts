import type { IntakeStep } from '@incasso/contract/intakeFields';
import type { UnreadDocument, WizardContext } from './WizardContext';
import { withFound } from './answers';
import { withAdded } from './judgedDocuments';

const keptFields = ['submissionId', 'answers', 'agreeToTerms', 'isArrivalUnknown'] as const;

/** What is kept of a wizard over reloads and closed tabs; the files are kept beside it, under their ids. */
export type WizardDraft = Pick<WizardContext, (typeof keptFields)[number]> & {
  readonly step: IntakeStep;
  readonly documents: readonly UnreadDocument[];
};

/** The draft of a wizard, or `undefined` while there is nothing in it worth keeping. */
export function draftOf(context: WizardContext, step: IntakeStep): WizardDraft | undefined {
  const { submissionId, answers, agreeToTerms, isArrivalUnknown, documents } = context;
  const isEmpty = documents.length === 0 && !agreeToTerms && Object.values(answers).every((answer) => answer === '');
  if (isEmpty) return undefined;
  return {
    submissionId,
    answers,
    agreeToTerms,
    isArrivalUnknown,
    step,
    documents: documents.map(({ id, name, size, kind }) => ({ id, name, size, kind })),
  };
}

/** Whether the drafts of two moments of a wizard differ in nothing but perhaps the step. */
export function isSameButStep(one: WizardContext, other: WizardContext): boolean {
  return one.documents === other.documents && keptFields.every((name) => one[name] === other[name]);
}

/**
 * The wizard with a draft of before. What was typed meanwhile stays, unless the draft may have arrived already: then it is
 * asked for as it was sent.
 */
export function withDraft(context: WizardContext, draft: WizardDraft): Partial<WizardContext> {
  return {
    submissionId: draft.submissionId,
    answers: draft.isArrivalUnknown ? draft.answers : withFound(context.answers, draft.answers),
    agreeToTerms: draft.agreeToTerms,
    isArrivalUnknown: draft.isArrivalUnknown,
    documents: withAdded(context.documents, draft.documents),
    isRestored: true,
  };
}

/** The wizard as a case of its own, with the same contents. */
export function withOtherIds(
  { documents }: WizardContext,
  submissionId: string,
  documentIds: Readonly<Record<string, string>>,
): Partial<WizardContext> {
  return {
    submissionId,
    isArrivalUnknown: false,
    documents: documents.map((document) => ({ ...document, id: documentIds[document.id] ?? document.id })),
  };
}
