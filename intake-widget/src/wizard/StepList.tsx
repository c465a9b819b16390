import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { WizardView } from './machine/deferred';
import { stepNumberOf, type WizardSnapshot } from './machine/WizardSnapshot';
import { StepRows } from './StepList.styles';
import { stepListText } from './StepList.text';
import { steps, type Step } from './steps/steps.text';

const states = ['done', 'current', 'ahead'] as const;

/** The three steps with the state of each: line items that tick off. */
export const StepList = memo(function StepList({ wizard }: { wizard: WizardView }) {
  return (
    <StepRows aria-label={stepListText.label}>
      {steps.map((step) => (
        <StepLine key={step.number} wizard={wizard} step={step} />
      ))}
    </StepRows>
  );
});

/** All that a line ever says is in it, so that no text is laid out when its state changes. */
function StepLine({ wizard, step }: { wizard: WizardView; step: Step }) {
  const state = useSelector(wizard, (snapshot) => stateOf(step, currentStep(snapshot)));
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span aria-hidden="true">
        <span data-when="done">✓</span>
        <span data-when="current ahead">{step.number}</span>
      </span>
      <span>
        {step.title}
        {states.map((each) => (
          <span key={each} data-when={each}>
            {`, ${stepListText[each]}`}
          </span>
        ))}
      </span>
    </li>
  );
}

/** Number of the step at hand; 4 when all are done. */
function currentStep(snapshot: WizardSnapshot): number {
  return snapshot.hasTag('succeeded') ? 4 : stepNumberOf(snapshot);
}

function stateOf({ number }: Step, current: number): (typeof states)[number] {
  if (number === current) return 'current';
  return number < current ? 'done' : 'ahead';
}
