import { useActorRef } from '@xstate/react';
import { useEffect, useState, type RefObject } from 'react';
import { useBotSignals } from '@incasso/frontend/bot-signals/useBotSignals';
import { fieldValues } from '@incasso/frontend/forms/formFields';
import { prefillKeys } from '@incasso/contract/embed/prefillFields';
import { intakeFieldNames, type IntakeAnswers } from '@incasso/contract/intakeFields';
import { routes } from '@incasso/contract/routes';
import type { PartnerPage } from '@incasso/frontend/host/PartnerPage';
import { draftOf } from './case/draftOf';
import { errorMessages, type WizardActor } from './case/WizardSnapshot';
import { useAddFiles } from './documents/useAddFiles';
import { newDraftIds } from './draft/continueAsCopy';
import { followHistory } from './steps/followHistory';
import { provideCase, type WizardPorts } from './provideCase';
import { openForm } from './form/openForm';
import { sendingText } from './sending/SendingStatus.text';
import { filesFromPage } from './partner-page/filesFromPage';
import { followCommands } from './partner-page/followCommands';
import { reportEvents } from './partner-page/reportEvents';

/** Starts the wizard. Reads `form` once, because the visitor may have typed before hydration. */
export function useWizard(form: RefObject<HTMLFormElement | null>, ports: WizardPorts) {
  const { showToast, navigate, partnerPage, files } = ports;
  const signals = useBotSignals();
  const [machine] = useState(() => provideCase(ports, () => signals.read(form.current)));
  const [input] = useState(newDraftIds);
  const wizard = useActorRef(machine, { input });
  const addFiles = useAddFiles(wizard, files);

  useEffect(() => {
    const completed = wizard.on('wizard.completed', () => navigate?.(routes.home));
    return () => completed.unsubscribe();
  }, [wizard, navigate]);

  useEffect(() => {
    const typed = form.current === null ? {} : fieldValues(form.current, intakeFieldNames);
    wizard.send({ type: 'answers.found', answers: typed });
    const prefill = [wizard.on('submission.stored', forgetPrefill), wizard.on('wizard.emptied', forgetPrefill)];
    const { draftIsBack, close } = openForm(wizard, {
      draftOf,
      newIds: newDraftIds,
      errorsOf: errorMessages,
      onRestored: signals.forgetTime,
      ports,
    });
    let isOver = false;
    const following = draftIsBack.then(() => {
      if (isOver) return undefined;
      if (partnerPage === undefined) wizard.send({ type: 'answers.prefilled', answers: readStoredPrefill() });
      return followHistory(wizard, { hasRouter: partnerPage === undefined });
    });
    const stopFollowing = partnerPage && followPartnerPage(wizard, partnerPage, { draftIsBack, addFiles });

    return () => {
      close();
      for (const subscription of prefill) subscription.unsubscribe();
      stopFollowing?.();
      isOver = true;
      void following.then((stop) => stop?.());
      if (wizard.getSnapshot().hasTag('submitting')) showToast({ kind: 'error', text: sendingText.left });
    };
  }, [wizard, form, addFiles, signals, partnerPage, showToast, ports]);

  return { wizard, addFiles };
}

/** Reads what the home page's form stored in this browser session. Empty if storage is blocked. */
function readStoredPrefill(): Partial<IntakeAnswers> {
  try {
    return {
      contact_person: sessionStorage.getItem(prefillKeys.contact_person) ?? '',
      email: sessionStorage.getItem(prefillKeys.email) ?? '',
    };
  } catch {
    return {};
  }
}

function forgetPrefill(): void {
  try {
    for (const key of Object.values(prefillKeys)) sessionStorage.removeItem(key);
  } catch {
    // If storage is blocked, there is no prefill either.
  }
}

type Following = {
  readonly draftIsBack: Promise<void>;
  readonly addFiles: (files: Iterable<File>) => void;
};

/**
 * Reports the intake's events to the partner's page, and carries out the page's commands. Returns a function that
 * stops.
 */
function followPartnerPage(
  wizard: WizardActor,
  partnerPage: PartnerPage,
  { draftIsBack, addFiles }: Following,
): () => void {
  const stopReporting = reportEvents(wizard, partnerPage);
  const stopListening = followCommands(wizard, partnerPage, {
    draftIsBack,
    handOver: (given) => addFiles(filesFromPage(given)),
  });
  return () => {
    stopReporting();
    stopListening();
  };
}
