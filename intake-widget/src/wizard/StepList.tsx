import { memo } from 'react';
import { HiddenWords } from '@incasso/contract/browser/forms/Field.styles';
import { StepItem, StepMark, StepRows, StepTitle } from './StepList.styles';
import { stepListText } from './StepList.text';
import { steps, type Step } from './steps/steps.text';

type StepListProps = {
  /** Number of the step at hand; 4 when all are done. */
  readonly current: number;
};

/** The three steps with the state of each: line items that tick off. */
export const StepList = memo(function StepList({ current }: StepListProps) {
  return (
    <StepRows aria-label={stepListText.label}>
      {steps.map((step) => (
        <StepLine key={step.number} step={step} state={stateOf(step, current)} />
      ))}
    </StepRows>
  );
});

type StepState = 'done' | 'current' | 'ahead';

const StepLine = memo(function StepLine({ step, state }: { step: Step; state: StepState }) {
  return (
    <StepItem data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <StepMark aria-hidden="true">{state === 'done' ? '✓' : step.number}</StepMark>
      <StepTitle>
        {step.title}
        <HiddenWords>, {stepListText[state]}</HiddenWords>
      </StepTitle>
    </StepItem>
  );
});

function stateOf({ number }: Step, current: number): StepState {
  if (number === current) return 'current';
  return number < current ? 'done' : 'ahead';
}
