import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';
import { useFormTitle } from '@incasso/frontend/forms/useFormTitle';
import { Stack } from '@incasso/frontend/layout/Stack';
import { intakeSteps, stepTitles, type IntakeStep } from '@incasso/contract/intakeFields';
import type { WizardActor } from '../case/WizardSnapshot';
import { stepHeadText as text } from './steps.text';
import { StepHeading } from './FormStep.styles';

type StepHeadProps = {
  readonly wizard: WizardActor;
  readonly step: IntakeStep;
  /** The heading names the group of the step's fields. */
  readonly headingId: string;
  /** What is offered before the fields. */
  readonly children: ReactNode;
};

/** How far the visitor is, and the title of the step, which the window's title has too. */
export function StepHead({ wizard, step, headingId, children }: StepHeadProps) {
  const errorCount = useSelector(wizard, ({ context }) => Object.keys(context.problems).length);
  // At the start the title stays as prerendered.
  const isAtStart = useSelector(wizard, ({ context }) => step === 1 && context.focusMoves === 0);
  useFormTitle({ errorCount, part: isAtStart ? undefined : `${text.position(step)}: ${stepTitles[step]}` });

  return (
    <Stack $gap="s">
      <StepBar aria-label={text.steps}>
        {intakeSteps.map((one) => {
          const state = stateOf(one, step);
          return (
            <li key={one} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <HiddenWords>{`${stepTitles[one]}, ${text[state]}`}</HiddenWords>
            </li>
          );
        })}
      </StepBar>
      {/* A new element for each step: screen readers announce the focus only on an element that did not have it. */}
      <StepHeading key={step} id={headingId} tabIndex={-1}>
        <Position>{text.position(step)}</Position> {stepTitles[step]}
      </StepHeading>
      {children}
    </Stack>
  );
}

function stateOf(step: IntakeStep, current: IntakeStep): 'done' | 'current' | 'ahead' {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
}

const StepBar = styled.ol`
  display: flex;
  gap: ${theme.space.xs};

  > li {
    position: relative;
    flex: 1;
    border-block-start: 4px solid ${theme.brand.line};
  }

  > [data-state='ahead'] {
    border-color: ${theme.color.rule};

    @media (forced-colors: active) {
      border-color: GrayText;
    }
  }
`;

const Position = styled.span`
  color: ${theme.color.inkSoft};
  font-family: ${theme.font.text};
  font-size: ${theme.size.small};
  font-weight: 400;
`;
