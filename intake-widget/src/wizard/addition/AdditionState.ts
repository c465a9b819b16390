import { additionTextSchema } from '@incasso/contract/addition';
import { fieldFaults } from '@incasso/contract/fieldFaults';
import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { savedDocumentsSchema } from '../draft/savedDraft';
import type { WizardDocument, WizardFailure } from '../machine/WizardContext';
import type { SendingPhase } from '../machine/WizardSnapshot';

/** What a client adds to a case, as the form holds it. */
export type AdditionState = {
  readonly submissionId: string;
  readonly note: string;
  readonly documents: readonly WizardDocument[];
  readonly phase: 'editing' | SendingPhase | 'done';
  /** What is wrong with the note, in words. */
  readonly problem: string | undefined;
  readonly failure: WizardFailure | undefined;
  /** This very content was sent and not answered: it may have arrived. */
  readonly isArrivalUnknown: boolean;
  /** Grows each time that the focus has to move. */
  readonly focusMoves: number;
};

export const additionDraftSchema = v.object({
  submissionId: submissionIdSchema,
  note: v.string(),
  documents: savedDocumentsSchema,
  isArrivalUnknown: v.boolean(),
});

export type AdditionDraft = v.InferOutput<typeof additionDraftSchema>;

/** That the note is too long, in words. */
export function noteProblem(note: string): string | undefined {
  return fieldFaults(v.safeParse(additionTextSchema, { note }).issues)[0]?.error;
}
