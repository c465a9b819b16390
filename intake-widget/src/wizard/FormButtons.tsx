import { useSelector } from '@xstate/react';
import { memo, type MouseEvent } from 'react';
import { Button, SecondaryButton } from '@incasso/contract/browser/forms/Button';
import { stepNumberOf, type WizardActor } from './machine/WizardSnapshot';
import { ButtonRow } from './Wizard.styles';
import { wizardText } from './Wizard.text';

type FormButtonsProps = {
  readonly wizard: WizardActor;
  /** Called at a click on Next; the last step is submitted instead. */
  readonly onProceed: (event: MouseEvent) => void;
};

/** The way back and forth. Each button is rendered when it changes itself. */
export const FormButtons = memo(function FormButtons({ wizard, onProceed }: FormButtonsProps) {
  return (
    <ButtonRow>
      <PreviousButton wizard={wizard} />
      <ProceedButton wizard={wizard} onProceed={onProceed} />
    </ButtonRow>
  );
});

function PreviousButton({ wizard }: Pick<FormButtonsProps, 'wizard'>) {
  const isOff = useSelector(wizard, (snapshot) => stepNumberOf(snapshot) === 1 || snapshot.hasTag('submitting'));
  return (
    <SecondaryButton type="button" disabled={isOff} onClick={() => wizard.send({ type: 'step.returned' })}>
      {wizardText.previous}
    </SecondaryButton>
  );
}

function ProceedButton({ wizard, onProceed }: FormButtonsProps) {
  const isLast = useSelector(wizard, (snapshot) => stepNumberOf(snapshot) === 3);
  const isSubmitting = useSelector(wizard, (snapshot) => snapshot.hasTag('submitting'));
  // Before the last step nothing is submitted: the click ends here, or the browser would read the form for autofill.
  return (
    <Button type="submit" disabled={isSubmitting} onClick={isLast ? undefined : onProceed}>
      {isLast ? submitLabel(isSubmitting) : wizardText.next}
    </Button>
  );
}

function submitLabel(isSubmitting: boolean): string {
  return isSubmitting ? wizardText.submitting : wizardText.submit;
}
