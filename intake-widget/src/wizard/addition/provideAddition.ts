import type { CallResult } from '@incasso/browser/api/CallFailure';
import type { AdditionRequest } from '@incasso/browser/api/submitAddition';
import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import type { HostServices } from '@incasso/browser/host/services';
import type { Actor } from 'xstate';
import { announce } from '../announce';
import { documentChecker } from '../documents/documentChecker';
import type { UploadProgress } from '../documents/UploadProgress';
import type { DraftStore } from '../draft/DraftStore';
import { keepDraft } from '../draft/keepDraft';
import { restoreDraft } from '../draft/restoreDraft';
import { submissionActors, type SendingPorts } from '../sending/submissionActors';
import { failureMessage } from '../submission/failures';
import { additionDraftOf, type AdditionContent, type AdditionContext, type AdditionDraft } from './AdditionContext';
import { additionMachine, additionSubmission } from './additionMachine';
import { additionFailureText } from './AdditionPage.text';

/** The services of the surrounding page that an addition uses. */
export type AdditionPorts = SendingPorts & {
  readonly progress: UploadProgress;
  readonly drafts: DraftStore<AdditionDraft>;
  readonly submit: (addition: Omit<AdditionRequest, 'caseKey' | 'signals'>) => Promise<CallResult<unknown>>;
  readonly showToast: HostServices['showToast'];
  readonly onRestored: () => void;
};

export type AdditionActor = Actor<typeof additionMachine>;

/** The addition machine with its actors. */
export function provideAddition(ports: AdditionPorts) {
  const actors = submissionActors<AdditionContent, unknown>(
    { submit: ({ note }, call) => ports.submit({ note, ...call }) },
    ports,
  );
  return additionMachine.provide({
    actors: { documentChecker: documentChecker(ports), submission: additionSubmission.provide({ actors }) },
  });
}

export function newAdditionId() {
  return { submissionId: newSubmissionId() };
}

/**
 * Restores and saves the draft of an addition, and shows its messages. Returns a function that stops; the draft stays
 * saved.
 */
export function openAddition(addition: AdditionActor, ports: AdditionPorts): () => void {
  const { drafts, files, showToast, onRestored } = ports;
  const restored = addition.on('draft.restored', onRestored);
  const ends = [
    () => restored.unsubscribe(),
    announce(addition, showToast, errorMessages),
    keepDraft(addition, {
      draftOf: (snapshot: ReturnType<AdditionActor['getSnapshot']>) =>
        snapshot.matches('done') ? undefined : additionDraftOf(snapshot.context),
      drafts,
      files,
    }),
  ];
  void restoreDraft(addition, { drafts, files, newIds: newAdditionId });
  return () => {
    for (const end of ends) end();
  };
}

/** All error messages that the form currently shows. */
function errorMessages({ problem, failure }: AdditionContext): string[] {
  const words = failure && failureMessage(failure, additionFailureText);
  return [problem, words].filter((message) => message !== undefined);
}
