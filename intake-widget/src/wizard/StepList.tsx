import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { CheckMark } from '@incasso/browser/ui/CheckMark';
import { intakeSteps, stepTitles, type IntakeStep } from '@incasso/contract/intakeFields';
import { stepNumberOf, type WizardActor, type WizardSnapshot } from './case/WizardSnapshot';
import { StepRows } from './StepList.styles';
import { stepListText } from './StepList.text';

export const StepList = memo(function StepList({ wizard }: { wizard: WizardActor }) {
  const current = useSelector(wizard, currentStep);
  return (
    <StepRows aria-label={stepListText.label}>
      {intakeSteps.map((step) => {
        const state = stateOf(step, current);
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span aria-hidden="true">{state === 'done' ? <CheckMark /> : step}</span>
            <span>
              {stepTitles[step]}
              <HiddenWords>{`, ${stepListText[state]}`}</HiddenWords>
            </span>
          </li>
        );
      })}
    </StepRows>
  );
});

/** The current step's number, or 4 after success. */
function currentStep(snapshot: WizardSnapshot): number {
  return snapshot.hasTag('succeeded') ? 4 : stepNumberOf(snapshot);
}

function stateOf(step: IntakeStep, current: number): 'done' | 'current' | 'ahead' {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
}
