import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, type RefObject } from 'react';
import { newSubmissionId } from '@incasso/contract/browser/api/newSubmissionId';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { documentDesk } from './documents/documentDesk';
import { createFileStore } from './documents/FileStore';
import { wizardMachine } from './machine/wizardMachine';
import type { WizardEvent } from './machine/WizardEvent';
import { forgetPrefill, readPrefill } from './prefill';
import { sendSubmission } from './sending/sendSubmission';
import { typedAnswers } from './steps/typedAnswers';
import type { WizardSurroundings } from './WizardSurroundings';

export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;

/** What the parts of the wizard see of it. */
export type WizardHandle = {
  readonly snapshot: WizardSnapshot;
  readonly send: (event: WizardEvent) => void;
};

/** The wizard at work. `form` is where the visitor may have typed before the page came to life. */
export function useWizard(form: RefObject<HTMLFormElement | null>, surroundings: WizardSurroundings) {
  const { showToast, leave, obtainToken, submit, readDocument } = surroundings;
  const [files] = useState(createFileStore);
  const [machine] = useState(() =>
    wizardMachine.provide({
      actors: {
        documentDesk: documentDesk(files, readDocument),
        obtainToken: fromPromise(obtainToken),
        sendSubmission: sendSubmission(submit, files),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { submissionId: newSubmissionId() } });
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => {
    const subscriptions = [
      actor.on('announced', ({ toast }) => showToast(toast)),
      actor.on('submission.stored', forgetPrefill),
      actor.on('wizard.completed', () => leave?.()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, showToast, leave]);

  useEffect(() => {
    if (form.current !== null) actor.send({ type: 'answers.found', answers: typedAnswers(form.current) });
    actor.send({ type: 'answers.found', answers: readPrefill() });
  }, [actor, form]);

  const addFiles = (chosen: Iterable<File>) => {
    const documents = Array.from(chosen, (file) => {
      const id = newSubmissionId();
      files.put(id, file);
      return { id, name: file.name, size: file.size };
    });
    if (documents.length > 0) actor.send({ type: 'documents.added', documents });
  };

  const wizard: WizardHandle = { snapshot, send: (event) => actor.send(event) };
  return { wizard, addFiles };
}
