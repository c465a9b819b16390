import { useSelector } from '@xstate/react';
import { memo, type Ref } from 'react';
import { fieldsOfStep, stepTitles, type IntakeStep } from '@incasso/contract/intakeFields';
import { DocumentPicker } from '../documents/DocumentPicker';
import type { UploadProgress } from '../documents/UploadProgress';
import type { WizardActor } from '../machine/WizardSnapshot';
import { AnswerField } from './AnswerField';
import { StepFields, StepHeading, StepIntro } from './FormStep.styles';
import { stepIntros } from './FormStep.text';
import { TermsField } from './TermsField';

type FormStepProps = {
  readonly step: IntakeStep;
  readonly wizard: WizardActor;
  readonly progress: UploadProgress;
  readonly addFiles: (files: Iterable<File>) => void;
  readonly stepRef: Ref<HTMLFieldSetElement>;
};

/** One step of the form: its text fields, and on the last the documents and the terms. */
export const FormStep = memo(function FormStep({ step, wizard, progress, addFiles, stepRef }: FormStepProps) {
  const isSubmitting = useSelector(wizard, (snapshot) => snapshot.hasTag('submitting'));
  return (
    <StepFields ref={stepRef} disabled={isSubmitting}>
      <div>
        <StepHeading tabIndex={-1}>{stepTitles[step]}</StepHeading>
        <StepIntro>{stepIntros[step]}</StepIntro>
      </div>
      {step === 3 && <DocumentPicker wizard={wizard} progress={progress} onAdd={addFiles} />}
      {fieldsOfStep(step).map((name) => (
        <AnswerField key={name} wizard={wizard} name={name} />
      ))}
      {step === 3 && <TermsField wizard={wizard} />}
    </StepFields>
  );
});
