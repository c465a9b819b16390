import { HiddenWords } from '@incasso/contract/browser/forms/Field.styles';
import { StepItem, StepMark, StepRows, StepTitle } from './StepList.styles';
import { stepListText } from './StepList.text';
import { steps } from './steps/steps.text';

type StepListProps = {
  /** Number of the step at hand; 4 when all are done. */
  readonly current: number;
};

/** The three steps with the state of each: line items that tick off. */
export function StepList({ current }: StepListProps) {
  return (
    <StepRows aria-label={stepListText.label}>
      {steps.map(({ number, title }) => {
        const state = number < current ? 'done' : number === current ? 'current' : 'ahead';
        return (
          <StepItem key={number} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <StepMark aria-hidden="true" $state={state}>
              {state === 'done' ? '✓' : number}
            </StepMark>
            <StepTitle $state={state}>
              {title}
              <HiddenWords>, {stepListText[state]}</HiddenWords>
            </StepTitle>
          </StepItem>
        );
      })}
    </StepRows>
  );
}
