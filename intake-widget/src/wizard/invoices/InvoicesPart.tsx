import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { lazyModule } from '@incasso/frontend/host/lazyModule';
import { stepNumberOf, type WizardActor } from '../case/WizardSnapshot';
import { InvitationSlot } from './InvitationSlot';

/** Useless before hydration, so not in the first load. */
const { useModule: useInvoices } = lazyModule(() => import(/* webpackChunkName: "invoice-invitation" */ './Invoices'));

/** The parts for e-invoices; reserves their height until they load. */
export const InvoicesPart = memo(function InvoicesPart({ wizard }: { readonly wizard: WizardActor }) {
  const step = useSelector(wizard, stepNumberOf);
  const parts = useInvoices(true);
  return parts ? <parts.Invoices wizard={wizard} /> : step === 1 && <InvitationSlot />;
});
