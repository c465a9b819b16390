import {
  fieldsOfStep,
  intakeFields,
  intakeSteps,
  isRequired,
  stepTitles,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import { Stack } from '@incasso/frontend/layout/Stack';
import type { WizardActor } from '../case/WizardSnapshot';
import { Known } from './Known';

type KnownStepsProps = { readonly wizard: WizardActor; readonly before: IntakeStep };

const account = intakeFields.bank_account;

/** The answers of the earlier steps, so that none is sent that was not in sight. The account has a line of its own. */
export function KnownSteps({ wizard, before }: KnownStepsProps) {
  const namesOf = (step: IntakeStep) =>
    fieldsOfStep(step).filter((name) => isRequired(name) && name !== 'bank_account');
  return (
    <Stack $gap="s">
      {intakeSteps
        .filter((step) => step < before)
        .map((step) => (
          <Known key={step} wizard={wizard} names={namesOf(step)} label={stepTitles[step]} />
        ))}
      {before > account.step && <Known wizard={wizard} names={['bank_account']} label={account.label} />}
    </Stack>
  );
}
