import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { stepNumberOf, type WizardActor } from '../machine/WizardSnapshot';
import type { InvoicePorts } from './InvoicePorts';
import { InvoiceInvitation } from './InvoiceInvitation';
import { InvitationPlace } from './Invoices.styles';
import { useInvoiceParts } from './partsOnUse';
import { watchInvoices } from './watchInvoices';

export type InvoicesProps = {
  readonly wizard: WizardActor;
  readonly ports: InvoicePorts;
  readonly addFiles: (files: Iterable<File>) => void;
  readonly isDraggedOver: boolean;
};

/** Above the first step, an invitation to begin with the e-invoice; above every step, what was read of those given. */
export function Invoices({ wizard, ports, addFiles, isDraggedOver }: InvoicesProps) {
  useEffect(() => watchInvoices(wizard, ports), [wizard, ports]);
  const isFirstStep = useSelector(wizard, (snapshot) => stepNumberOf(snapshot) === 1);
  const hasInvoices = useSelector(wizard, ({ context }) => context.invoices !== undefined);
  const parts = useInvoiceParts(hasInvoices);

  return (
    <>
      {isFirstStep && (
        <InvitationPlace>
          <InvoiceInvitation addFiles={addFiles} isDraggedOver={isDraggedOver} />
        </InvitationPlace>
      )}
      {parts && <parts.InvoiceOverview wizard={wizard} />}
    </>
  );
}
