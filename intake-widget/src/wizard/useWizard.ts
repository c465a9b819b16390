import { useActorRef } from '@xstate/react';
import { useEffect, useState, type RefObject } from 'react';
import { useBotSignals } from '@incasso/browser/bot-signals/useBotSignals';
import { fieldValues } from '@incasso/browser/forms/fieldValues';
import type { AddedFiles } from '@incasso/contract/embed/addedFiles';
import type { MissingInfo } from '@incasso/debts/missingInfo';
import { intakeFieldNames } from '@incasso/contract/intakeFields';
import { routes } from '@incasso/contract/routes';
import { fromPromise } from 'xstate';
import { announce } from './announce';
import { useAddFiles } from './documents/useAddFiles';
import { documentChecker } from './documents/documentChecker';
import { keepDraft } from './draft/keepDraft';
import { newDraftIds } from './draft/newDraftIds';
import { restoreDraft } from './draft/restoreDraft';
import { invoiceUnpacker } from './invoices/lazyInvoices';
import { followCommands } from './partner-page/followCommands';
import { reportEvents } from './partner-page/reportEvents';
import type { SubmissionInput, WizardContext } from './machine/WizardContext';
import { wizardMachine } from './machine/wizardMachine';
import { keepReceipt } from './receipt/keepReceipt';
import { forgetPrefill, readPrefill } from './prefill';
import { sendingText } from './sending/SendingStatus.text';
import { sendSubmission } from './sending/sendSubmission';
import { findMissing } from './steps/lazyLastStep';
import { createUploadProgress } from './documents/UploadProgress';
import type { WizardPorts } from './WizardPorts';

/** Starts the wizard. `form` is read once: the visitor may have typed before hydration. */
export function useWizard(form: RefObject<HTMLFormElement | null>, ports: WizardPorts) {
  const { showToast, navigate, loadReceipts, partnerPage, files, drafts } = ports;
  const signals = useBotSignals();
  const [progress] = useState(createUploadProgress);
  const [machine] = useState(() =>
    wizardMachine.provide({
      actors: {
        documentChecker: documentChecker(ports),
        findMissing: fromPromise<MissingInfo[], WizardContext>(({ input }) => findMissing(input)),
        unpackInvoices: invoiceUnpacker(ports),
        obtainToken: fromPromise(ports.obtainToken),
        // Few submissions are this large: the code is fetched when it is needed.
        uploadDocuments: fromPromise<unknown, SubmissionInput>(async (upload) => {
          const { uploadDocuments } = await import(/* webpackChunkName: "upload" */ './sending/uploadDocuments');
          await uploadDocuments({ ...ports, progress }, upload);
        }),
        sendSubmission: sendSubmission({ ...ports, readSignals: () => signals.read(form.current) }),
      },
    }),
  );
  const [input] = useState(newDraftIds);
  const wizard = useActorRef(machine, { input });

  useEffect(() => {
    const subscriptions = [
      wizard.on('submission.stored', forgetPrefill),
      wizard.on('wizard.emptied', forgetPrefill),
      wizard.on('wizard.completed', () => navigate?.(routes.home)),
      wizard.subscribe(({ context }) => {
        if (context.isRestored) signals.forgetTime();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [wizard, signals, navigate]);

  useEffect(() => (loadReceipts === undefined ? undefined : keepReceipt(wizard, loadReceipts)), [wizard, loadReceipts]);

  useEffect(() => announce(wizard, showToast), [wizard, showToast]);

  const addFiles = useAddFiles(wizard, files);

  useEffect(() => {
    const typed = form.current === null ? {} : fieldValues(form.current, intakeFieldNames);
    wizard.send({ type: 'answers.found', answers: typed });
    const ends = [keepDraft(wizard, drafts, files)];
    const handOver = async (given: AddedFiles) => {
      const { addFilesFromPage } = await import(
        /* webpackChunkName: "invoices-added" */ './partner-page/addFilesFromPage'
      );
      addFilesFromPage(wizard, given, addFiles);
    };
    const draftIsBack = restoreDraft(wizard, drafts, files);
    if (partnerPage === undefined) wizard.send({ type: 'answers.found', answers: readPrefill() });
    else
      ends.push(
        reportEvents(wizard, partnerPage),
        followCommands(wizard, partnerPage, { draftIsBack, handOver: (given) => void handOver(given) }),
      );
    return () => {
      for (const end of ends) end();
      if (wizard.getSnapshot().hasTag('submitting')) showToast({ kind: 'error', text: sendingText.left });
    };
  }, [wizard, form, partnerPage, drafts, files, addFiles, showToast]);

  return { wizard, addFiles, progress };
}
