import { additionTextSchema } from '@incasso/contract/addition';
import { cleanText } from '@incasso/contract/cleanText';
import { fieldFaults } from '@incasso/contract/fieldFaults';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { savedDocumentsSchema } from '../draft/savedDraft';
import { unreadOf } from '../submission/changeDocuments';
import { includedDocuments, pendingDocuments } from '../submission/checkedDocuments';
import type { SubmissionInput } from '../submission/submissionMachine';
import type { SubmissionState } from '../submission/SubmissionState';

/** State of the form that adds to a case. */
export type AdditionContext = SubmissionState & {
  readonly note: string;
  readonly problem: string | undefined;
};

/** The content of an addition that is sent, besides its documents. */
export type AdditionContent = { readonly note: string };

export const additionDraftSchema = v.object({
  submissionId: submissionIdSchema,
  note: v.string(),
  documents: savedDocumentsSchema,
  mayHaveArrived: v.boolean(),
  /** Whether the addition was being sent. Default: no. */
  isSending: v.optional(v.boolean()),
});

export type AdditionDraft = v.InferOutput<typeof additionDraftSchema>;

export function emptyAddition(submissionId: string): AdditionContext {
  return {
    submissionId,
    note: '',
    documents: [],
    problem: undefined,
    failure: undefined,
    mayHaveArrived: false,
    isKept: true,
    isDraftOver: false,
    focusMoves: 0,
  };
}

export function additionSubmissionOf({
  submissionId,
  note,
  documents,
  mayHaveArrived,
}: AdditionContext): SubmissionInput<AdditionContent> {
  return {
    submissionId,
    documents,
    mayHaveArrived,
    awaitedIds: mayHaveArrived ? [] : pendingDocuments(documents).map(({ id }) => id),
    isRepeat: mayHaveArrived,
    content: { note },
    texts: [note],
  };
}

/** The error message for a note that is too long. */
export function noteProblem(note: string): string | undefined {
  return fieldFaults(v.safeParse(additionTextSchema, { note }).issues)[0]?.error;
}

/** The error message that blocks submission. */
export function additionProblem({ note, documents }: AdditionContext): string | undefined {
  const isEmpty = cleanText(note) === '' && includedDocuments(documents).length === 0;
  return isEmpty ? fieldProblems.nothing_added : noteProblem(note);
}

/** The draft of an addition; `undefined` while it is empty. */
export function additionDraftOf(
  { submissionId, note, documents, mayHaveArrived }: AdditionContext,
  isSubmitting = false,
): AdditionDraft | undefined {
  if (note === '' && documents.length === 0) return undefined;
  return {
    submissionId,
    note,
    documents: documents.map(unreadOf),
    mayHaveArrived,
    isSending: isSubmitting || undefined,
  };
}
