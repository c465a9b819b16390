import { useSelector } from '@xstate/react';
import { memo, useCallback, type Ref, type SyntheticEvent } from 'react';
import { Honeypot } from '@incasso/browser/bot-signals/Honeypot';
import type { ListPorts } from './lists/ListPorts';
import type { UploadProgress } from './documents/UploadProgress';
import { FormButtons } from './FormButtons';
import { stepNumberOf, type WizardActor } from './case/WizardSnapshot';
import { sendingPhaseOf } from './sending/sendingPhaseOf';
import { useLeaveGuard } from './sending/useLeaveGuard';
import { FormStep } from './steps/FormStep';
import { useLazyLastStep } from './steps/lazyLastStep';
import { FormLayout } from './Wizard.styles';
import { wizardText } from './Wizard.text';

type WizardFormProps = {
  readonly wizard: WizardActor;
  readonly ports: ListPorts;
  readonly progress: UploadProgress;
  readonly addFiles: (files: Iterable<File>) => void;
  readonly isDraggedOver: boolean;
  readonly onFocus: () => void;
  readonly formRef: Ref<HTMLFormElement>;
  readonly stepRef: Ref<HTMLFieldSetElement>;
  readonly noticeRef: Ref<HTMLDivElement>;
};

/** The form with the current step. */
export const WizardForm = memo(function WizardForm({
  wizard,
  ports,
  progress,
  addFiles,
  isDraggedOver,
  onFocus,
  formRef,
  stepRef,
  noticeRef,
}: WizardFormProps) {
  const step = useSelector(wizard, stepNumberOf);
  const lastStep = useLazyLastStep(step === 3);
  const isSubmitting = useSelector(wizard, (snapshot) => snapshot.hasTag('submitting'));
  const submission = useSelector(wizard, ({ children }) => children.submission);
  const phase = useSelector(submission, sendingPhaseOf);
  const documents = useSelector(wizard, ({ context }) => context.documents);
  const cancel = useCallback(() => submission?.send({ type: 'submission.cancelled' }), [submission]);
  useLeaveGuard(isSubmitting);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    wizard.send({ type: 'form.submitted' });
  };

  // `method="dialog"` submits nothing, so that no input ends up in a URL before hydration.
  return (
    <FormLayout
      ref={formRef}
      method="dialog"
      noValidate
      aria-label={wizardText.form}
      // While sending, the status takes the focus. It must not start to compute another token.
      onFocus={isSubmitting ? undefined : onFocus}
      onSubmit={submit}
    >
      <FormStep
        key={step}
        stepRef={stepRef}
        step={step}
        wizard={wizard}
        ports={ports}
        progress={progress}
        addFiles={addFiles}
        isDraggedOver={isDraggedOver}
      />
      <Honeypot />
      {lastStep && <lastStep.MissingQuestion wizard={wizard} noticeRef={noticeRef} />}
      <FormButtons wizard={wizard} />
      {lastStep && (
        <lastStep.SendingStatus
          phase={isSubmitting ? phase : undefined}
          documents={documents}
          progress={progress}
          onCancel={cancel}
        />
      )}
    </FormLayout>
  );
});
