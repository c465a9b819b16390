import { useSelector } from '@xstate/react';
import { lazyModule } from '@incasso/browser/host/lazyModule';
import { todayInBelgium } from '@incasso/contract/isoDate';
import type { WizardActor } from '../machine/WizardSnapshot';
import { InvoicesRead } from './InvoiceOverview';

/** For the step that shows it. */
const useEstimate = lazyModule(() => import(/* webpackChunkName: "invoice-estimate" */ './InvoiceEstimate'));

/** Before submitting: the e-invoices that were read, and what may be asked for them today. */
export function InvoiceCheck({ wizard }: { readonly wizard: WizardActor }) {
  const settlement = useSelector(wizard, ({ context }) => context.invoiceReport?.settlement);
  const hasRead = settlement !== undefined && settlement.documents.length > 0;
  const estimate = useEstimate(hasRead);
  if (!hasRead) return null;
  return (
    <>
      <InvoicesRead wizard={wizard} />
      {estimate && <estimate.InvoiceEstimate settlement={settlement} today={todayInBelgium()} />}
    </>
  );
}
