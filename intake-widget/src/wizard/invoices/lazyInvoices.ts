import { lazyModule } from '@incasso/browser/host/lazyModule';
import { fromCallback, type AnyEventObject } from 'xstate';
import type { WizardContext } from '../machine/WizardContext';
import type { WizardEvent } from '../machine/WizardEvent';
import type { InvoicePorts } from './readInvoices';

/** Loads the code that reads e-invoices and shows what they say; few visitors need it. */
export const fetchInvoices = () => import(/* webpackChunkName: "invoices" */ './invoicesChunk');

export const useLazyInvoices = lazyModule(fetchInvoices);

/** Adds the documents within e-invoices before a case is sent. Where that fails, the e-invoices go as they are. */
export function invoiceUnpacker(ports: Pick<InvoicePorts, 'files' | 'readInvoice'>) {
  return fromCallback<AnyEventObject, WizardContext>(({ input, sendBack }) => {
    const goOn = () => sendBack({ type: 'invoices.unpacked' } satisfies WizardEvent);
    void fetchInvoices()
      .then(({ unpackForSubmission }) => unpackForSubmission(input, ports, sendBack))
      .then(goOn, goOn);
  });
}
