import { fromCallback, type AnyEventObject } from 'xstate';
import type { WizardContext } from '../machine/WizardContext';
import type { WizardEvent } from '../machine/WizardEvent';
import type { InvoicePorts } from './InvoicePorts';
import { isInvoiceFile } from './isInvoiceFile';
import { fetchInvoiceParts } from './partsOnUse';

/** Unpacks what is within e-invoices before a case is sent. Where that fails, they go along as they are. */
export function invoiceUnpacker(ports: Pick<InvoicePorts, 'files' | 'readInvoice'>) {
  return fromCallback<AnyEventObject, WizardContext>(({ input, sendBack }) => {
    const goOn = () => sendBack({ type: 'invoices.unpacked' } satisfies WizardEvent);
    if (!input.documents.some(isInvoiceFile)) {
      goOn();
      return;
    }
    void fetchInvoiceParts()
      .then(({ unpackForSubmission }) => unpackForSubmission(input, ports, sendBack))
      .then(goOn, goOn);
  });
}
