import styled from 'styled-components';
import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import {
  fieldsOfStep,
  intakeFields,
  intakeSteps,
  isRequired,
  stepTitles,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import { theme } from '@incasso/frontend/brand/theme';
import { visuallyHidden } from '@incasso/frontend/forms/Field.styles';
import { Stack } from '@incasso/frontend/layout/Stack';
import { caseAsideId } from '@incasso/frontend/host/wizardStage';
import type { WizardActor } from '../case/WizardSnapshot';
import { Known } from './Known';
import { receivedDebts } from '../case/ledgerOfForm';
import { caseAsideText as text } from './lastStep.text';

type KnownStepsProps = { readonly wizard: WizardActor; readonly before: IntakeStep };

const account = intakeFields.bank_account;

/** The answers of the earlier steps, so that none is sent unseen. The account has a line of its own. */
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
  /* A phone shows no labels here: a company, a person and an account say what they are. */
  @container not (min-width: ${theme.fromContainer.medium}) {
    > p > :first-child {
      ${visuallyHidden}
    }
  }

  > p {
    padding-block-end: ${theme.space.s};
    border-block-end: 1px solid ${theme.color.rule};
  }
`;

/** What is known of the case, beside the form. A partner's page has no room for it. */
function CaseAside({ wizard }: { readonly wizard: WizardActor }) {
  const answers = useSelector(wizard, ({ context }) => context.answers);
  const debts = useSelector(wizard, ({ context }) => context.debts);
  const place = document.getElementById(caseAsideId);
  if (place === null) return null;

  const known = receivedDebts({ answers, debts });
  return createPortal(
    <>
      <h2>{text.title}</h2>
      <p>
        {text.client} <bdi>{answers.company_name}</bdi>
      </p>
      {known.debts !== '' && (
        <p>
          {text.debts} <strong>{known.debts}</strong>
          <br />
          <bdi>{known.debtors}</bdi>
        </p>
      )}
    </>,
    place,
  );
}
