import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import { caseAsideId } from '@incasso/frontend/host/wizardStage';
import type { WizardActor } from '../case/WizardSnapshot';
import { receivedDebts } from '../case/ledgerOfForm';
import { caseAsideText as text } from './lastStep.text';

/** What is known of the case, beside the form. A partner's page has no room for it. */
export function CaseAside({ wizard }: { readonly wizard: WizardActor }) {
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
