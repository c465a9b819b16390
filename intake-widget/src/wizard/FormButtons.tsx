import { useSelector } from '@xstate/react';
import { memo, type MouseEvent } from 'react';
import { Button, SecondaryButton } from '@incasso/browser/forms/Button';
import type { WizardView } from './machine/deferred';
import { stepNumberOf, type WizardActor } from './machine/WizardSnapshot';
import { ButtonRow } from './Wizard.styles';
import { wizardText } from './Wizard.text';

type FormButtonsProps = {
  readonly wizard: WizardActor;
  /** Shows where the wizard is once the step at hand is painted. */
  readonly deferredWizard: WizardView;
  /** Called at a click on Next; the last step is submitted instead. */
  readonly onProceed: (event: MouseEvent) => void;
};

/** The way back and forth. Each button is rendered when it changes itself; the way back opens behind a step that is painted. */
export const FormButtons = memo(function FormButtons({ wizard, deferredWizard, onProceed }: FormButtonsProps) {
  return (
    <ButtonRow>
      <PreviousButton wizard={wizard} deferredWizard={deferredWizard} />
      <ProceedButton wizard={wizard} onProceed={onProceed} />
    </ButtonRow>
  );
});

function PreviousButton({ wizard, deferredWizard }: Pick<FormButtonsProps, 'wizard' | 'deferredWizard'>) {
  const isOff = useSelector(
    deferredWizard,
    (snapshot) => stepNumberOf(snapshot) === 1 || snapshot.hasTag('submitting'),
  );
  return (
    <SecondaryButton type="button" disabled={isOff} onClick={() => wizard.send({ type: 'step.returned' })}>
      {wizardText.previous}
    </SecondaryButton>
  );
}

function ProceedButton({ wizard, onProceed }: Pick<FormButtonsProps, 'wizard' | 'onProceed'>) {
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
