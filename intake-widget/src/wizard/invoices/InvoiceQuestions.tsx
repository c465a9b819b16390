import { shallowEqual, useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { Row } from '@incasso/frontend/layout/Stack';
import type { WizardActor } from '../case/WizardSnapshot';
import { isTaken, proposalFor, takeAnswer } from './changeAnswers';
import { InvoiceCautions } from './InvoiceCautions';
import { focusOnce } from './InvoiceOverview';
import { accountQuestionText as text } from './Invoices.text';

/** Above the terms: what to know of the e-invoices, and whether to pay into the account that they name. */
export function InvoiceQuestions({ wizard }: { readonly wizard: WizardActor }) {
  const report = useSelector(wizard, ({ context }) => context.invoiceReport);
  return (
    <>
      {report && <InvoiceCautions report={report} />}
      <AccountQuestion wizard={wizard} />
    </>
  );
}

/** Asked while the field is empty: an account that the visitor did not confirm is never sent. */
function AccountQuestion({ wizard }: { readonly wizard: WizardActor }) {
  const titleId = useId();
  const [wasConfirmed, setConfirmed] = useState(false);
  const { proposal, taken } = useSelector(
    wizard,
    ({ context }) => ({
      proposal: context.answers.bank_account === '' ? proposalFor(context, 'bank_account') : undefined,
      taken: isTaken(context, 'bank_account') ? context.answers.bank_account : undefined,
    }),
    shallowEqual,
  );
  const confirm = () => {
    const { context } = wizard.getSnapshot();
    setConfirmed(true);
    wizard.send({ type: 'invoices.applied', ...takeAnswer(context, 'bank_account'), report: context.invoiceReport });
  };

  if (proposal !== undefined) {
    return (
      <Question role="group" aria-labelledby={titleId}>
        <p id={titleId}>
          {text.payInto} <strong>{proposal}</strong> {text.fromInvoice}?
        </p>
        <SecondaryButton type="button" aria-label={text.yesNamed(proposal)} onClick={confirm}>
          {text.yes}
        </SecondaryButton>
        <SecondaryButton type="button" onClick={() => wizard.send({ type: 'answer.revisited', name: 'bank_account' })}>
          {text.other}
        </SecondaryButton>
      </Question>
    );
  }
  // The button that had the focus is gone.
  return (
    wasConfirmed &&
    taken !== undefined && (
      <Question ref={focusOnce} tabIndex={-1}>
        <p>
          {text.payInto} <strong>{taken}</strong>.
        </p>
      </Question>
    )
  );
}

const Question = styled(Row).attrs({ $gap: 's' })`
  border-inline-start: 4px solid ${theme.brand.mark};
  padding-inline-start: ${theme.space.m};

  > p {
    inline-size: 100%;
  }
`;
