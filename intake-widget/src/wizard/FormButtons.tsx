import { shallowEqual, useSelector } from '@xstate/react';
import { memo, type MouseEvent } from 'react';
import { Button, SecondaryButton } from '@incasso/contract/browser/forms/Button';
import type { StepNumber } from './machine/problems';
import { stepNumberOf, type WizardActor, type WizardSnapshot } from './machine/WizardSnapshot';
import { ButtonRow } from './Wizard.styles';
import { wizardText } from './Wizard.text';

type FormButtonsProps = {
  readonly wizard: WizardActor;
  /** Called at a click on Next; the last step is submitted instead. */
  readonly onProceed: (event: MouseEvent) => void;
};

/** The way back and forth. */
export const FormButtons = memo(function FormButtons({ wizard, onProceed }: FormButtonsProps) {
  const { step, isSubmitting } = useSelector(wizard, viewOf, shallowEqual);
  return (
    <ButtonRow>
      <SecondaryButton
        type="button"
        disabled={step === 1 || isSubmitting}
        onClick={() => wizard.send({ type: 'step.returned' })}
      >
        {wizardText.previous}
      </SecondaryButton>
      {/* Before the last step nothing is submitted: the click ends here, or the browser would read the form for autofill. */}
      <Button type="submit" disabled={isSubmitting} onClick={step === 3 ? undefined : onProceed}>
        {submitLabel(step, isSubmitting)}
      </Button>
    </ButtonRow>
  );
});

function viewOf(snapshot: WizardSnapshot) {
  return { step: stepNumberOf(snapshot), isSubmitting: snapshot.hasTag('submitting') };
}

function submitLabel(step: StepNumber, isSubmitting: boolean): string {
  if (step < 3) return wizardText.next;
  return isSubmitting ? wizardText.submitting : wizardText.submit;
}
