import type { ReactNode, Ref } from 'react';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import {
  ConfirmationGroup,
  ReceivedDocument,
  ReceivedDocuments,
  ReceivedStamp,
  Reference,
  ReferenceSlip,
} from './Confirmation.styles';
import { confirmationText } from './Confirmation.text';
import type { WizardReceipt } from './case/WizardContext';
import { StepHeading } from './steps/FormStep.styles';

type ConfirmationProps = {
  readonly receipt: WizardReceipt;
  readonly groupRef: Ref<HTMLDivElement>;
  /** Buttons for what the visitor can do next. */
  readonly children?: ReactNode;
};

/** What was received, its reference, and what happens next. */
export function Confirmation({ receipt: { reference, documents }, groupRef, children }: ConfirmationProps) {
  return (
    <ConfirmationGroup ref={groupRef}>
      <StepHeading tabIndex={-1}>{confirmationText.title}</StepHeading>
      <ReferenceSlip>
        <dt>
          {confirmationText.referenceLabel}
          <ReceivedStamp aria-hidden="true">{confirmationText.stamp}</ReceivedStamp>
        </dt>
        <Reference>{reference}</Reference>
        <dd>{confirmationText.referenceHint}</dd>
      </ReferenceSlip>
      {documents.length === 0 ? (
        <p>{confirmationText.noDocuments}</p>
      ) : (
        <section aria-labelledby="received-documents">
          <h3 id="received-documents">{confirmationText.documents}</h3>
          <ReceivedDocuments>
            {documents.map(({ name, size, sha256 }) => (
              <ReceivedDocument key={sha256}>
                <span>{name}</span>
                <span>{formatDocumentSize(size)}</span>
              </ReceivedDocument>
            ))}
          </ReceivedDocuments>
        </section>
      )}
      <p>{confirmationText.next}</p>
      {children}
    </ConfirmationGroup>
  );
}
