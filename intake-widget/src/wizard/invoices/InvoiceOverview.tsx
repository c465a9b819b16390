import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { invoiceRefusals } from '@incasso/documents/invoiceRefusals';
import { Row } from '@incasso/frontend/layout/Stack';
import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { intakeFieldNames } from '@incasso/contract/intakeFields';
import type { WizardActor } from '../case/WizardSnapshot';
import { isTaken, takeBack } from './changeAnswers';
import { TakeButton } from './InvoiceNote.styles';
import { InvoiceCautions } from './InvoiceCautions';
import { invoiceOverviewText as text } from './Invoices.text';

/** On the first step: the e-invoices that were read or refused, and their problems. */
export function InvoiceOverview({ wizard }: { readonly wizard: WizardActor }) {
  const report = useSelector(wizard, ({ context }) => context.invoiceReport);
  if (report === undefined) return null;
  const { settlement, refused } = report;
  const refusals = refused.map(({ name, refusal }) => (
    <p key={name}>
      <strong>{name}</strong>: {invoiceRefusals[refusal]}
    </p>
  ));
  return (
    <>
      {settlement.documents.length > 0 && <InvoicesRead wizard={wizard} />}
      <InvoiceCautions report={report} />
      {refused.length > 0 && (
        <FormNotice kind="error" title={text.refused(refused.length)}>
          {refusals}
        </FormNotice>
      )}
    </>
  );
}

export function InvoicesRead({ wizard }: { readonly wizard: WizardActor }) {
  const [wasUndone, setUndone] = useState(false);
  const { title, isFilledIn } = useSelector(
    wizard,
    ({ context }) => ({
      title: context.invoiceReport && text.title(context.invoiceReport.settlement),
      isFilledIn: intakeFieldNames.some((name) => isTaken(context, name)),
    }),
    shallowEqual,
  );
  const undo = () => {
    const { context } = wizard.getSnapshot();
    setUndone(true);
    wizard.send({ type: 'invoices.applied', ...takeBack(context), report: context.invoiceReport });
  };

  return (
    <ReadLine as="p">
      <span>{title}</span>
      {isFilledIn && (
        <TakeButton type="button" onClick={undo}>
          {text.takeBack}
        </TakeButton>
      )}
      {/* The button that had the focus is gone. */}
      {!isFilledIn && wasUndone && (
        <span ref={focusOnce} tabIndex={-1}>
          {text.takenBack}
        </span>
      )}
    </ReadLine>
  );
}

export function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

const ReadLine = styled(Row).attrs({ $gap: '0 m', $isSpread: true })`
  margin-block-start: ${theme.space.s};
  padding: ${theme.space.xs} ${theme.space.s} ${theme.space.xs} ${theme.space.m};
  border: 1px solid ${theme.color.rule};
  border-radius: ${theme.radius.control};
  background: ${theme.color.band};
`;
