import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { CaseCard, CaseLabel, CaseReference, ReceivedStamp } from '@incasso/frontend/case-notices/CaseCard';
import { caseNoticesText } from '@incasso/frontend/case-notices/caseNotices.text';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { useFormTitle } from '@incasso/frontend/forms/useFormTitle';
import { RuledList } from '@incasso/frontend/layout/RuledList';
import { Stack } from '@incasso/frontend/layout/Stack';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import { confirmationText } from './lastStep.text';
import type { WizardReceipt } from '../case/WizardContext';
import { StepHeading } from './FormStep.styles';

type ConfirmationProps = {
  readonly receipt: WizardReceipt;
  readonly groupRef: Ref<HTMLDivElement>;
  /** Buttons for what the visitor can do next. */
  readonly children?: ReactNode;
};

/** What was received, its reference, and what happens next. */
export function Confirmation({ receipt, groupRef, children }: ConfirmationProps) {
  const { reference, receivedAt, documents, debts, debtors } = receipt;
  useFormTitle({ errorCount: 0, part: caseNoticesText.title });
  return (
    <Stack ref={groupRef}>
      <StepHeading tabIndex={-1}>{caseNoticesText.title}</StepHeading>
      <CaseCard as="dl">
        <CaseLabel as="dt">
          {caseNoticesText.reference}
          <ReceivedStamp aria-hidden="true">{caseNoticesText.stamp}</ReceivedStamp>
        </CaseLabel>
        <CaseReference as="dd">{reference}</CaseReference>
        <SmallPrint as="dd">{confirmationText.referenceHint}</SmallPrint>
        {debts !== '' && (
          <>
            <CaseLabel as="dt">{confirmationText.debts}</CaseLabel>
            <dd>
              <Sum>{debts}</Sum>
              <SmallPrint>
                <bdi>{debtors}</bdi>
              </SmallPrint>
            </dd>
          </>
        )}
        <SmallPrint as="dd">{caseNoticesText.received(receivedAt)}</SmallPrint>
      </CaseCard>
      {debts === '' && documents.length === 0 && <p>{confirmationText.nothing}</p>}
      {documents.length > 0 && (
        <section aria-labelledby="received-documents">
          <h3 id="received-documents">{confirmationText.documents}</h3>
          <ReceivedDocuments $isFine>
            {documents.map(({ name, size, sha256 }) => (
              <ReceivedDocument key={sha256}>
                <bdi>{name}</bdi>
                <span>{formatDocumentSize(size)}</span>
              </ReceivedDocument>
            ))}
          </ReceivedDocuments>
        </section>
      )}
      <p>{caseNoticesText.next}</p>
      {children}
    </Stack>
  );
}

const Sum = styled.strong`
  font-variant-numeric: tabular-nums;
`;

const ReceivedDocuments = styled(RuledList)`
  margin-block-start: ${theme.space.s};
`;

const ReceivedDocument = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-block: ${theme.space.s};
  font-variant-numeric: tabular-nums;

  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > :last-child {
    flex: none;
    color: ${theme.color.inkSoft};
  }
`;
