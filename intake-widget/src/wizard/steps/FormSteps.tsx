import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { stepNumberOf, type WizardActor } from '../machine/WizardSnapshot';
import type { UploadProgress } from '../sending/UploadProgress';
import { useWasIdle } from '../useWasIdle';
import { FormStep } from './FormStep';
import { steps } from './steps.text';

type FormStepsProps = {
  readonly wizard: WizardActor;
  readonly progress: UploadProgress;
  readonly addFiles: (files: Iterable<File>) => void;
};

/** The step at hand, and, once there was time to make them, the others out of sight. */
export const FormSteps = memo(function FormSteps({ wizard, progress, addFiles }: FormStepsProps) {
  const wasIdle = useWasIdle();
  /** The one step to show; none in particular once all are made. */
  const only = useSelector(wizard, (snapshot) => (wasIdle ? undefined : stepNumberOf(snapshot)));
  return steps
    .filter(({ number }) => only === undefined || number === only)
    .map((step) => <FormStep key={step.number} step={step} wizard={wizard} progress={progress} addFiles={addFiles} />);
});
