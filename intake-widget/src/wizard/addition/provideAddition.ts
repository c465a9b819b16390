import type { CallResult } from '@incasso/frontend/api/CallFailure';
import type { AdditionRequest } from '@incasso/frontend/api/submitAddition';
import { newSubmissionId } from '@incasso/frontend/api/newSubmissionId';
import type { Actor } from 'xstate';
import { documentChecker } from '../documents/documentChecker';
import type { DraftStore } from '../draft/DraftStore';
import { openForm } from '../form/openForm';
import { submissionActors } from '../sending/submissionActors';
import type { SendingPorts } from '../sending/SendingPorts';
import { failureMessage } from '../submission/failures';
import { additionDraftOf, type AdditionContent, type AdditionContext, type AdditionDraft } from './AdditionContext';
import { additionMachine, additionSubmission } from './additionMachine';
import { additionFailureText } from './AdditionPage.text';

export type AdditionPorts = SendingPorts & {
  /** The case that it adds to. */
  readonly caseId: string;
  readonly drafts: DraftStore<AdditionDraft>;
  readonly submit: (addition: Omit<AdditionRequest, 'signals'>) => Promise<CallResult<unknown>>;
  readonly onRestored: () => void;
};

export type AdditionActor = Actor<typeof additionMachine>;

export function provideAddition(ports: AdditionPorts) {
  const { caseId } = ports;
  const actors = submissionActors<AdditionContent, unknown>(
    { submit: ({ note }, call) => ports.submit({ caseId, note, ...call }), uploaderOf: () => ({ caseId }) },
    ports,
  );
  return additionMachine.provide({
    actors: { documentChecker: documentChecker(ports), submission: additionSubmission.provide({ actors }) },
  });
}

export function newAdditionId() {
  return { submissionId: newSubmissionId() };
}

/** Opens an addition. Returns a function that closes it; the draft stays saved. */
export function openAddition(addition: AdditionActor, ports: AdditionPorts): () => void {
  const { close } = openForm(addition, {
    draftOf: (snapshot: ReturnType<AdditionActor['getSnapshot']>) =>
      snapshot.matches('done') ? undefined : additionDraftOf(snapshot.context, snapshot.hasTag('submitting')),
    newIds: newAdditionId,
    errorsOf: ({ context }) => errorMessages(context),
    onRestored: ports.onRestored,
    ports,
  });
  return close;
}

/** All error messages that the form currently shows. */
function errorMessages({ problem, failure }: AdditionContext): string[] {
  const words = failure && failureMessage(failure, additionFailureText);
  return [problem, words].filter((message) => message !== undefined);
}
