import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { newSubmissionId } from '@incasso/contract/browser/api/newSubmissionId';
import { useBotSignals } from '@incasso/contract/browser/botSignals/useBotSignals';
import { kindOfName } from '@incasso/contract/documentKinds';
import { fromPromise } from 'xstate';
import { documentDesk } from './documents/documentDesk';
import { keepDraft } from './draft/keepDraft';
import { restoreDraft } from './draft/restoreDraft';
import { heedWishes } from './embedding/heedWishes';
import { reportNews } from './embedding/reportNews';
import type { WizardEvent } from './machine/WizardEvent';
import { wizardMachine } from './machine/wizardMachine';
import type { WizardSnapshot } from './machine/WizardSnapshot';
import { forgetPrefill, readPrefill } from './prefill';
import { sendingText } from './sending/SendingStatus.text';
import { sendSubmission } from './sending/sendSubmission';
import { uploadDocuments } from './sending/uploadDocuments';
import { createUploadProgress } from './sending/UploadProgress';
import { typedAnswers } from './steps/typedAnswers';
import type { WizardSurroundings } from './WizardSurroundings';

/** What the parts of the wizard see of it. */
export type WizardHandle = {
  readonly snapshot: WizardSnapshot;
  readonly send: (event: WizardEvent) => void;
};

/** The wizard at work. `form` is where the visitor may have typed before the page came to life. */
export function useWizard(form: RefObject<HTMLFormElement | null>, surroundings: WizardSurroundings) {
  const { showToast, leave, embedding, obtainToken, submit, readDocument, files, drafts } = surroundings;
  const signals = useBotSignals();
  const [progress] = useState(createUploadProgress);
  const [machine] = useState(() =>
    wizardMachine.provide({
      actors: {
        documentDesk: documentDesk(files, readDocument),
        obtainToken: fromPromise(obtainToken),
        uploadDocuments: uploadDocuments({ surroundings, files, progress }),
        sendSubmission: sendSubmission({ submit, files, readSignals: () => signals.read(form.current) }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { submissionId: newSubmissionId() } });
  const snapshot = useSelector(actor, (current) => current);
  const upload = useSyncExternalStore(progress.subscribe, progress.current, progress.current);

  useEffect(() => {
    const subscriptions = [
      actor.on('announced', ({ toast }) => showToast(toast)),
      actor.on('submission.stored', forgetPrefill),
      actor.on('wizard.emptied', forgetPrefill),
      actor.on('wizard.completed', () => leave?.()),
      actor.subscribe(({ context }) => {
        if (context.isRestored) signals.forgetTime();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, signals, showToast, leave]);

  useEffect(() => {
    if (form.current !== null) actor.send({ type: 'answers.found', answers: typedAnswers(form.current) });
    const ends = [keepDraft(actor, drafts, files)];
    const draftIsBack = restoreDraft(actor, drafts, files);
    if (embedding === undefined) actor.send({ type: 'answers.found', answers: readPrefill() });
    else ends.push(reportNews(actor, embedding), heedWishes(actor, embedding, draftIsBack));
    return () => {
      for (const end of ends) end();
      if (actor.getSnapshot().hasTag('submitting')) showToast({ kind: 'error', text: sendingText.left });
    };
  }, [actor, form, embedding, drafts, files, showToast]);

  const addFiles = (chosen: Iterable<File>) => {
    if (!actor.getSnapshot().can({ type: 'documents.added', documents: [] })) return;
    const { submissionId } = actor.getSnapshot().context;
    const documents = Array.from(chosen, (file) => {
      const id = `${submissionId}/${newSubmissionId()}`;
      void files.put(id, file).then((isKept) => {
        if (!isKept) actor.send({ type: 'draft.unkept' });
      });
      return { id, name: file.name, size: file.size, kind: kindOfName(file.name) };
    });
    if (documents.length > 0) actor.send({ type: 'documents.added', documents });
  };

  const wizard: WizardHandle = { snapshot, send: (event) => actor.send(event) };
  return { wizard, addFiles, upload };
}
