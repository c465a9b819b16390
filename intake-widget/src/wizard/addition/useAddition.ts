import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { submitAddition } from '@incasso/browser/api/submitAddition';
import { useBotCheck } from '@incasso/browser/bot-check/useBotCheck';
import { useBotSignals } from '@incasso/browser/bot-signals/useBotSignals';
import { useHostServices } from '@incasso/browser/host/services';
import { parseCaseKey } from '@incasso/contract/parseCaseKey';
import { fromPromise } from 'xstate';
import { announce } from '../announce';
import { createDocumentReader } from '../documents/createDocumentReader';
import { createFileStore } from '../documents/createFileStore';
import { documentJudge } from '../documents/documentJudge';
import { createUploadProgress } from '../documents/UploadProgress';
import { useAddFiles } from '../documents/useAddFiles';
import { createDraftStore } from '../draft/createDraftStore';
import { keepDraft } from '../draft/keepDraft';
import { newDraftIds } from '../draft/newDraftIds';
import { restoreDraft } from '../draft/restoreDraft';
import type { SubmissionInput } from '../machine/WizardContext';
import { wizardMachine } from '../machine/wizardMachine';
import { sendSubmission } from '../sending/sendSubmission';

/** Sets a wizard to work that adds to a case: its last step alone, sent by the key of the link. */
export function useAddition(form: RefObject<HTMLFormElement | null>, caseKey: string) {
  const host = useHostServices();
  const { prepare, token } = useBotCheck('intake_form');
  const signals = useBotSignals();
  const [progress] = useState(createUploadProgress);
  const { files, drafts, readDocument } = useMemo(() => {
    // The case names the draft; the key itself stands in no storage but the tab's.
    const place = `nasturen/${parseCaseKey(caseKey)?.caseId ?? ''}`;
    return { files: createFileStore(), drafts: createDraftStore(place), ...createDocumentReader() };
  }, [caseKey]);
  const [machine] = useState(() =>
    wizardMachine.provide({
      actors: {
        documentJudge: documentJudge(files, readDocument),
        obtainToken: fromPromise(token),
        uploadDocuments: fromPromise<unknown, SubmissionInput>(async (upload) => {
          const [{ uploadDocuments }, { requestUploadTickets }] = await Promise.all([
            import(/* webpackChunkName: "upload" */ '../sending/uploadDocuments'),
            import(/* webpackChunkName: "upload" */ '@incasso/browser/api/requestUploadTickets'),
          ]);
          const requestTickets = (request: Parameters<typeof requestUploadTickets>[1], signal: AbortSignal) =>
            requestUploadTickets(host, request, signal);
          await uploadDocuments({ obtainToken: token, requestTickets, files, progress }, upload);
        }),
        sendSubmission: sendSubmission({
          submit: ({ answers, ...sent }) => submitAddition(host, { ...sent, caseKey, note: answers.documents_info }),
          files,
          readSignals: () => signals.read(form.current),
        }),
      },
    }),
  );
  const [input] = useState(() => ({ ...newDraftIds(), isAddition: true }));
  const wizard = useActorRef(machine, { input });
  const { showToast } = host;

  useEffect(() => announce(wizard, showToast), [wizard, showToast]);
  useEffect(() => {
    const subscription = wizard.subscribe(({ context }) => {
      if (context.isRestored) signals.forgetTime();
    });
    return () => subscription.unsubscribe();
  }, [wizard, signals]);
  useEffect(() => {
    const stop = keepDraft(wizard, drafts, files);
    void restoreDraft(wizard, drafts, files);
    return stop;
  }, [wizard, drafts, files]);

  return { wizard, progress, files, addFiles: useAddFiles(wizard, files), prepareToken: prepare };
}
