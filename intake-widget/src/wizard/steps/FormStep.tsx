import { shallowEqual, useSelector } from '@xstate/react';
import { memo, type Ref } from 'react';
import {
  fieldsOfStep,
  intakeFieldNames,
  intakeFields,
  isRequired,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import type { WizardActor } from '../case/WizardSnapshot';
import { AnswerField } from './AnswerField';
import { StepFields } from './FormStep.styles';
import { useLazyLastStep } from './lazyLastStep';

type FormStepProps = {
  readonly step: IntakeStep;
  readonly wizard: WizardActor;
  readonly stepRef: Ref<HTMLFieldSetElement>;
  readonly headingId: string;
};

/** The fields of one step. Those of the last one load while the visitor is at the step before. */
export const FormStep = memo(function FormStep({ step, wizard, stepRef, headingId }: FormStepProps) {
  const isSubmitting = useSelector(wizard, (snapshot) => snapshot.hasTag('submitting'));
  const isLedToField = useSelector(
    wizard,
    ({ context }) => context.asked !== undefined || Object.keys(context.problems).length > 0,
  );
  const isLastNear = useSelector(
    wizard,
    ({ context }) => step > 1 || context.documents.length > 0 || context.answers.company_name !== '',
  );
  /** What e-invoices filled in. It stays so while the visitor changes it. */
  const given = useSelector(
    wizard,
    ({ context: { invoices } }) => intakeFieldNames.filter((name) => (invoices?.taken[name] ?? '') !== ''),
    shallowEqual,
  );
  const lastStep = useLazyLastStep(isLastNear);
  return (
    // Where the focus moves to a field, the fieldset's name announces the step. Otherwise it moves to the heading.
    <StepFields ref={stepRef} disabled={isSubmitting} aria-labelledby={isLedToField ? headingId : undefined}>
      {step > 1 && lastStep && <lastStep.KnownSteps wizard={wizard} before={step} />}
      {fieldsOfStep(step)
        // Those that the last step does not require are in its fold.
        .filter((name) => step < 3 || isRequired(name))
        .map((name) =>
          given.includes(name) && lastStep ? (
            <lastStep.Known key={name} wizard={wizard} names={[name]} label={intakeFields[name].label} isAsked />
          ) : (
            <AnswerField key={name} wizard={wizard} name={name} />
          ),
        )}
      {step === 3 && lastStep && <lastStep.LastStepFields wizard={wizard} />}
    </StepFields>
  );
});
