import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { intakeSteps } from '@incasso/contract/intakeFields';
import type { WizardView } from './machine/deferred';
import { stepNumberOf, type WizardSnapshot } from './machine/WizardSnapshot';
import { StepRows } from './StepList.styles';
import { stepListText } from './StepList.text';

type Step = (typeof intakeSteps)[number];

/** The three steps with the state of each: line items that tick off. */
export const StepList = memo(function StepList({ wizard }: { wizard: WizardView }) {
  return (
    <StepRows aria-label={stepListText.label}>
      {intakeSteps.map((step) => (
        <StepLine key={step.number} wizard={wizard} step={step} />
      ))}
    </StepRows>
  );
});

function StepLine({ wizard, step }: { wizard: WizardView; step: Step }) {
  const state = useSelector(wizard, (snapshot) => stateOf(step, currentStep(snapshot)));
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span aria-hidden="true">{state === 'done' ? '✓' : step.number}</span>
      <span>
        {step.title}
        <HiddenWords>{`, ${stepListText[state]}`}</HiddenWords>
      </span>
    </li>
  );
}

/** Number of the step at hand; 4 when all are done. */
function currentStep(snapshot: WizardSnapshot): number {
  return snapshot.hasTag('succeeded') ? 4 : stepNumberOf(snapshot);
}

function stateOf({ number }: Step, current: number): 'done' | 'current' | 'ahead' {
  if (number === current) return 'current';
  return number < current ? 'done' : 'ahead';
}
