import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { DocumentPicker } from '../documents/DocumentPicker';
import { stepNumberOf, type WizardActor } from '../machine/WizardSnapshot';
import type { UploadProgress } from '../sending/UploadProgress';
import { StepFields, StepHeading, StepIntro } from '../Wizard.styles';
import { StepAnswers } from './StepAnswers';
import type { Step } from './steps.text';
import { TermsField } from './TermsField';

type FormStepProps = {
  readonly step: Step;
  readonly wizard: WizardActor;
  readonly progress: UploadProgress;
  readonly addFiles: (files: Iterable<File>) => void;
};

/** One step of the form. Its heading and fields stay as they are while it comes and goes. */
export const FormStep = memo(function FormStep(contents: FormStepProps) {
  const isCurrent = useSelector(contents.wizard, (snapshot) => stepNumberOf(snapshot) === contents.step.number);
  const isSubmitting = useSelector(contents.wizard, (snapshot) => snapshot.hasTag('submitting'));
  return (
    <StepFields disabled={isSubmitting} data-current={isCurrent || undefined}>
      <StepContents {...contents} />
    </StepFields>
  );
});

const StepContents = memo(function StepContents({ step, wizard, progress, addFiles }: FormStepProps) {
  return (
    <>
      <div>
        <StepHeading tabIndex={-1}>{step.title}</StepHeading>
        <StepIntro>{step.intro}</StepIntro>
      </div>
      {step.number === 3 && <DocumentPicker wizard={wizard} progress={progress} onAdd={addFiles} />}
      <StepAnswers wizard={wizard} step={step.number} />
      {step.number === 3 && <TermsField wizard={wizard} />}
    </>
  );
});
