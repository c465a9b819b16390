import { useSelector } from '@xstate/react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { intakeSteps } from '@incasso/contract/intakeFields';
import { DocumentPicker } from '../documents/DocumentPicker';
import { stepNumberOf, type WizardActor } from '../machine/WizardSnapshot';
import type { UploadProgress } from '../sending/UploadProgress';
import { StepFields, StepHeading, StepIntro } from '../Wizard.styles';
import { StepAnswers } from './StepAnswers';
import { stepIntros } from './FormStep.text';
import { TermsField } from './TermsField';

type Step = (typeof intakeSteps)[number];

type FormStepProps = {
  readonly step: Step;
  readonly wizard: WizardActor;
  readonly progress: UploadProgress;
  readonly addFiles: (files: Iterable<File>) => void;
};

/** One step of the form. It comes and goes by an attribute, as it is: a turn of the wizard renders no step. */
export const FormStep = memo(function FormStep(contents: FormStepProps) {
  const { wizard, step } = contents;
  const fields = useRef<HTMLFieldSetElement>(null);
  const [isCurrentAtFirst] = useState(() => isCurrent(wizard, step));
  const isSubmitting = useSelector(wizard, (snapshot) => snapshot.hasTag('submitting'));

  useLayoutEffect(() => {
    const show = () => fields.current?.toggleAttribute('data-current', isCurrent(wizard, step));
    show();
    const subscription = wizard.subscribe(show);
    return () => subscription.unsubscribe();
  }, [wizard, step]);

  return (
    <StepFields ref={fields} disabled={isSubmitting} data-current={isCurrentAtFirst || undefined}>
      <StepContents {...contents} />
    </StepFields>
  );
});

function isCurrent(wizard: WizardActor, { number }: Step): boolean {
  return stepNumberOf(wizard.getSnapshot()) === number;
}

const StepContents = memo(function StepContents({ step, wizard, progress, addFiles }: FormStepProps) {
  return (
    <>
      <div>
        <StepHeading tabIndex={-1}>{step.title}</StepHeading>
        <StepIntro>{stepIntros[step.number]}</StepIntro>
      </div>
      {step.number === 3 && <DocumentPicker wizard={wizard} progress={progress} onAdd={addFiles} />}
      <StepAnswers wizard={wizard} step={step.number} />
      {step.number === 3 && <TermsField wizard={wizard} />}
    </>
  );
});
