import {
  fieldsOfStep,
  intakeFields,
  intakeSteps,
  isRequired,
  stepTitles,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import { theme } from '@incasso/frontend/brand/theme';
import { Stack } from '@incasso/frontend/layout/Stack';
import styled from 'styled-components';
import type { WizardActor } from '../case/WizardSnapshot';
import { CaseAside } from './CaseAside';
import { Known } from './Known';

type KnownStepsProps = { readonly wizard: WizardActor; readonly before: IntakeStep };

const account = intakeFields.bank_account;

/** The answers of the earlier steps, so that none is sent that was not in sight. The account has a line of its own. */
export function KnownSteps({ wizard, before }: KnownStepsProps) {
  const namesOf = (step: IntakeStep) =>
    fieldsOfStep(step).filter((name) => isRequired(name) && name !== 'bank_account');
  return (
    <Lines $gap="s">
      <CaseAside wizard={wizard} />
      {intakeSteps
        .filter((step) => step < before)
        .map((step) => (
          <Known key={step} wizard={wizard} names={namesOf(step)} label={stepTitles[step]} />
        ))}
      {before > account.step && <Known wizard={wizard} names={['bank_account']} label={account.label} />}
    </Lines>
  );
}

const Lines = styled(Stack)`
  > p {
    padding-block-end: ${theme.space.s};
    border-block-end: 1px solid ${theme.color.rule};
  }
`;
