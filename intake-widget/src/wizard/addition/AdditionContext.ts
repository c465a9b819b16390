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

/** What a client adds to a case, as the form holds it. */
export type AdditionContext = SubmissionState & {
  readonly note: string;
  /** What is wrong with the addition, in words. */
  readonly problem: string | undefined;
};

/** What is sent of an addition, beside its documents. */
export type AdditionContent = { readonly note: string };

export const additionDraftSchema = v.object({
  submissionId: submissionIdSchema,
  note: v.string(),
  documents: savedDocumentsSchema,
  /** `mayHaveArrived`, under the name by which browsers have it stored. */
  isArrivalUnknown: v.boolean(),
});

export type AdditionDraft = v.InferOutput<typeof additionDraftSchema>;

/** An addition to which nothing is added yet. */
export function emptyAddition(submissionId: string): AdditionContext {
  return {
    submissionId,
    note: '',
    documents: [],
    problem: undefined,
    failure: undefined,
    mayHaveArrived: false,
    focusMoves: 0,
  };
}

/** An addition as it is submitted. */
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

/** That the note is too long, in words. */
export function noteProblem(note: string): string | undefined {
  return fieldFaults(v.safeParse(additionTextSchema, { note }).issues)[0]?.error;
}

/** What keeps an addition from being submitted, in words. */
export function additionProblem({ note, documents }: AdditionContext): string | undefined {
  const isEmpty = cleanText(note) === '' && includedDocuments(documents).length === 0;
  return isEmpty ? fieldProblems.nothing_added : noteProblem(note);
}

/** The draft of an addition, or `undefined` while there is nothing in it worth keeping. */
export function additionDraftOf({
  submissionId,
  note,
  documents,
  mayHaveArrived,
}: AdditionContext): AdditionDraft | undefined {
  if (note === '' && documents.length === 0) return undefined;
  return { submissionId, note, documents: documents.map(unreadOf), isArrivalUnknown: mayHaveArrived };
}
