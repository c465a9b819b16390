import { shallowEqual, useSelector } from '@xstate/react';
import { memo } from 'react';
import { useFormTitle } from '@incasso/browser/forms/useFormTitle';
import { stepTitles } from '@incasso/contract/intakeFields';
import { confirmationText } from './Confirmation.text';
import { stepNumberOf, type WizardActor, type WizardSnapshot } from './case/WizardSnapshot';
import { stepOf } from './steps/FormStep.text';

/** Puts the current step and the number of invalid fields into the window title. */
export const StepTitle = memo(function StepTitle({ wizard }: { wizard: WizardActor }) {
  useFormTitle(useSelector(wizard, viewOf, shallowEqual));
  return null;
});

function viewOf(snapshot: WizardSnapshot) {
  return { errorCount: Object.keys(snapshot.context.problems).length, part: titlePart(snapshot) };
}

/** The part of the window title for the current step. At the start the title stays as prerendered. */
function titlePart(snapshot: WizardSnapshot): string | undefined {
  if (snapshot.hasTag('succeeded')) return confirmationText.title;
  const step = stepNumberOf(snapshot);
  const isAtStart = step === 1 && snapshot.context.focusMoves === 0;
  return isAtStart ? undefined : `${stepOf(step)} ${stepTitles[step]}`;
}
