import { useSelector } from '@xstate/react';
import { memo, type Ref } from 'react';
import { fieldsOfStep, isRequired, type IntakeStep } from '@incasso/contract/intakeFields';
import type { WizardActor } from '../case/WizardSnapshot';
import { useLazyInvoices } from '../invoices/lazyInvoices';
import { AnswerField } from './AnswerField';
import { StepFields } from './FormStep.styles';
import { useLazyLastStep } from './lazyLastStep';
import { OptionalFields } from './OptionalFields';
import { StepDocuments } from './StepDocuments';
import { TermsField } from './TermsField';

type FormStepProps = {
  readonly step: IntakeStep;
  readonly wizard: WizardActor;
  readonly stepRef: Ref<HTMLFieldSetElement>;
  readonly headingId: string;
};

/** One step of the form: its text fields, and on the last the documents and the terms. */
export const FormStep = memo(function FormStep({ step, wizard, stepRef, headingId }: FormStepProps) {
  const isSubmitting = useSelector(wizard, (snapshot) => snapshot.hasTag('submitting'));
  const hasFaults = useSelector(wizard, ({ context }) => Object.keys(context.problems).length > 0);
  // E-invoices can lead from the first step to the last.
  const isLastNear = useSelector(wizard, ({ context }) => step > 1 || context.documents.length > 0);
  const lastStep = useLazyLastStep(isLastNear);
  const hasInvoices = useSelector(wizard, ({ context }) => context.invoices !== undefined);
  const invoices = useLazyInvoices(hasInvoices);
  return (
    // With errors the focus moves to a field, and the fieldset's name announces the step. Otherwise it moves to the
    // heading.
    <StepFields ref={stepRef} disabled={isSubmitting} aria-labelledby={hasFaults ? headingId : undefined}>
      {step === 3 && <StepDocuments wizard={wizard} />}
      {step === 3 && lastStep && <lastStep.DebtTable wizard={wizard} />}
      {fieldsOfStep(step)
        .filter(isRequired)
        .map((name) => (
          <AnswerField key={name} wizard={wizard} name={name} />
        ))}
      {step === 3 && (
        <div>
          <OptionalFields wizard={wizard} />
          {lastStep && <lastStep.LookOver wizard={wizard} />}
        </div>
      )}
      {step === 3 && invoices && <invoices.InvoiceQuestions wizard={wizard} />}
      {step === 3 && <TermsField wizard={wizard} />}
    </StepFields>
  );
});
