import { lazyModule } from '@incasso/browser/host/lazyModule';
import { fromPromise } from 'xstate';
import type { WizardContext } from '../case/WizardContext';
import type { UnreadDocument } from '../submission/WizardDocument';
import type { InvoicePorts } from './readInvoices';

/** Loads the code that reads and shows e-invoices; few visitors need it. */
export const fetchInvoices = () => import(/* webpackChunkName: "invoices" */ './invoicesChunk');

export const useLazyInvoices = lazyModule(fetchInvoices);

/** Finds the documents inside e-invoices before a case is sent. If that fails, the e-invoices are sent unchanged. */
export function invoiceUnpacker(ports: Pick<InvoicePorts, 'files' | 'readInvoice'>) {
  return fromPromise<UnreadDocument[], WizardContext>(async ({ input }) => {
    const { unpackForSubmission } = await fetchInvoices();
    return unpackForSubmission(input, ports);
  });
}
