import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { lazyModule } from '@incasso/browser/host/lazyModule';
import { stepNumberOf } from '../machine/WizardSnapshot';
import type { InvoicesProps } from './Invoices';
import { InvitationPlace } from './Invoices.styles';

/** Of no use before the wizard is alive, and no part of what that waits for. */
const useInvoices = lazyModule(() => import(/* webpackChunkName: "invoice-invitation" */ './Invoices'));

/** All that has to do with e-invoices, with its place kept free until it is there. */
export const InvoicesPart = memo(function InvoicesPart(props: InvoicesProps) {
  const step = useSelector(props.wizard, stepNumberOf);
  const parts = useInvoices(true, step);
  return parts ? <parts.Invoices {...props} /> : step === 1 && <InvitationPlace />;
});
