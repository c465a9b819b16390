import { memo, type Ref } from 'react';
import { DocumentPicker } from '../documents/DocumentPicker';
import type { WizardActor } from '../machine/WizardSnapshot';
import type { UploadProgress } from '../sending/UploadProgress';
import { StepFields, StepHeading, StepIntro } from '../Wizard.styles';
import { StepAnswers } from './StepAnswers';
import type { Step } from './steps.text';
import { TermsField } from './TermsField';

type StepContentsProps = {
  readonly step: Step;
  readonly wizard: WizardActor;
  readonly progress: UploadProgress;
  readonly addFiles: (files: Iterable<File>) => void;
};

type WizardStepProps = StepContentsProps & {
  readonly isCurrent: boolean;
  /** Stills every control. */
  readonly isSubmitting: boolean;
  /** Where the step is while it is the current one. */
  readonly stepRef: Ref<HTMLFieldSetElement>;
};

/** One step of the form. */
export const WizardStep = memo(function WizardStep({ isCurrent, isSubmitting, stepRef, ...contents }: WizardStepProps) {
  return (
    <StepFields disabled={isSubmitting} data-current={isCurrent || undefined} ref={isCurrent ? stepRef : undefined}>
      <StepContents {...contents} />
    </StepFields>
  );
});

const StepContents = memo(function StepContents({ step, wizard, progress, addFiles }: StepContentsProps) {
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
