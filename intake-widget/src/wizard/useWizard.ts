import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useBotSignals } from '@incasso/browser/bot-signals/useBotSignals';
import { fieldValues } from '@incasso/browser/forms/fieldValues';
import { intakeFieldNames } from '@incasso/contract/intakeFields';
import { routes } from '@incasso/contract/routes';
import { announce } from './announce';
import { errorMessages } from './case/problems';
import { createUploadProgress } from './documents/UploadProgress';
import { useAddFiles } from './documents/useAddFiles';
import { newDraftIds } from './draft/continueAsCopy';
import { openWizard } from './openWizard';
import { provideCase } from './provideCase';
import { keepCaseNotice } from './case-notice/keepCaseNotice';
import type { WizardPorts } from './WizardPorts';

/** Starts the wizard. Reads `form` once, because the visitor may have typed before hydration. */
export function useWizard(form: RefObject<HTMLFormElement | null>, ports: WizardPorts) {
  const { showToast, navigate, loadCaseNotices, files } = ports;
  const signals = useBotSignals();
  const [progress] = useState(createUploadProgress);
  const [machine] = useState(() => provideCase(ports, { progress, readSignals: () => signals.read(form.current) }));
  const [input] = useState(newDraftIds);
  const wizard = useActorRef(machine, { input });
  const onUnkept = useCallback(() => wizard.send({ type: 'draft.unkept' }), [wizard]);
  const addFiles = useAddFiles(wizard, files, onUnkept);

  useEffect(() => {
    const subscriptions = [
      wizard.on('draft.restored', signals.forgetTime),
      wizard.on('wizard.completed', () => navigate?.(routes.home)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [wizard, signals, navigate]);

  useEffect(
    () => (loadCaseNotices === undefined ? undefined : keepCaseNotice(wizard, loadCaseNotices)),
    [wizard, loadCaseNotices],
  );

  useEffect(() => announce(wizard, showToast, errorMessages), [wizard, showToast]);

  useEffect(() => {
    const typed = form.current === null ? {} : fieldValues(form.current, intakeFieldNames);
    return openWizard(wizard, { typed, addFiles }, ports);
  }, [wizard, form, addFiles, ports]);

  return { wizard, addFiles, progress };
}
