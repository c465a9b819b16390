import { memo, type Ref, type SyntheticEvent } from 'react';
import { Honeypot } from '@incasso/browser/bot-signals/Honeypot';
import type { WizardView } from './machine/deferred';
import { stepNumberOf, type WizardActor } from './machine/WizardSnapshot';
import { SendingStatus } from './sending/SendingStatus';
import type { UploadProgress } from './sending/UploadProgress';
import { FormButtons } from './FormButtons';
import { FormSteps } from './steps/FormSteps';
import { WizardForm } from './Wizard.styles';
import { wizardText } from './Wizard.text';

type IntakeFormProps = {
  readonly wizard: WizardActor;
  /** The same, for what can wait until the step at hand is painted. */
  readonly deferredWizard: WizardView;
  readonly progress: UploadProgress;
  readonly addFiles: (files: Iterable<File>) => void;
  readonly onFocus: () => void;
  readonly formRef: Ref<HTMLFormElement>;
  /** Where the progress of sending is. */
  readonly sendingRef: Ref<HTMLDivElement>;
};

/** The form with all steps. It is rendered once: its parts select of the wizard what they show. */
export const IntakeForm = memo(function IntakeForm({
  wizard,
  deferredWizard,
  progress,
  addFiles,
  onFocus,
  formRef,
  sendingRef,
}: IntakeFormProps) {
  const proceed = (event: SyntheticEvent) => {
    event.preventDefault();
    const isLast = stepNumberOf(wizard.getSnapshot()) === 3;
    wizard.send({ type: isLast ? 'submission.requested' : 'step.completed' });
  };

  // As a dialog's, the form goes nowhere by itself: before this code runs, nothing typed can end up in an address.
  return (
    <WizardForm
      ref={formRef}
      method="dialog"
      noValidate
      aria-label={wizardText.form}
      onFocus={onFocus}
      onSubmit={proceed}
    >
      <FormSteps wizard={wizard} progress={progress} addFiles={addFiles} />
      <Honeypot />
      <FormButtons wizard={wizard} deferredWizard={deferredWizard} onProceed={proceed} />
      <SendingStatus wizard={wizard} progress={progress} groupRef={sendingRef} />
    </WizardForm>
  );
});
