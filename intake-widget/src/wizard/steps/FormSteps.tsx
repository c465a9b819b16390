import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { intakeSteps } from '@incasso/contract/intakeFields';
import { stepNumberOf, type WizardActor } from '../machine/WizardSnapshot';
import type { UploadProgress } from '../sending/UploadProgress';
import { useIdleTimes } from '../useIdleTimes';
import { FormStep } from './FormStep';

type FormStepsProps = {
  readonly wizard: WizardActor;
  readonly progress: UploadProgress;
  readonly addFiles: (files: Iterable<File>) => void;
};

const otherSteps = intakeSteps.length - 1;

/** The step at hand, and out of sight the others, one each time there was time to make it. */
export const FormSteps = memo(function FormSteps({ wizard, progress, addFiles }: FormStepsProps) {
  const made = useIdleTimes(otherSteps);
  /** None in particular once all are made. */
  const current = useSelector(wizard, (snapshot) => (made < otherSteps ? stepNumberOf(snapshot) : undefined));
  const others = intakeSteps.filter(({ number }) => number !== current).slice(0, made);
  return intakeSteps
    .filter((step) => current === undefined || step.number === current || others.includes(step))
    .map((step) => <FormStep key={step.number} step={step} wizard={wizard} progress={progress} addFiles={addFiles} />);
});
