import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { stepNumberOf, type WizardActor } from '../machine/WizardSnapshot';
import { InvitationPlace } from './Invoices.styles';
import { useInvitation, useInvoiceParts } from './partsOnUse';

type InvoicesProps = {
  readonly wizard: WizardActor;
  readonly addFiles: (files: Iterable<File>) => void;
  readonly isDraggedOver: boolean;
};

/** Above the first step, an invitation to begin with the e-invoice; above every step, what was read of those given. */
export const Invoices = memo(function Invoices({ wizard, addFiles, isDraggedOver }: InvoicesProps) {
  const isFirstStep = useSelector(wizard, (snapshot) => stepNumberOf(snapshot) === 1);
  const hasInvoices = useSelector(wizard, ({ context }) => context.invoices !== undefined);
  const invitation = useInvitation(isFirstStep);
  const parts = useInvoiceParts(hasInvoices);
  return (
    <>
      {isFirstStep && (
        <InvitationPlace>
          {invitation && <invitation.InvoiceInvitation addFiles={addFiles} isDraggedOver={isDraggedOver} />}
        </InvitationPlace>
      )}
      {parts && <parts.InvoiceOverview wizard={wizard} />}
    </>
  );
});
