import type { Toast } from '@incasso/browser/host/services';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import type { Invoice } from '@incasso/documents/Invoice';
import { invoiceRefusals } from '@incasso/documents/invoiceRefusals';
import type { AppliedInvoices } from '../case/WizardInvoices';
import type { WizardDocument } from '../submission/WizardDocument';
import { invoicesRead } from './Invoices.text';

type Reading = {
  /** All that were read since last time. */
  readonly added: readonly WizardDocument[];
  /** The e-invoices that the form did not know yet. */
  readonly fresh: readonly Invoice[];
  readonly change: AppliedInvoices;
};

export function describeReading({ added, fresh, change }: Reading): Toast[] {
  const toasts: Toast[] = [];
  if (fresh.length > 0) {
    const filled = Object.keys(change.answers).length > 0 ? ' Kijk na wat we invulden.' : '';
    const text = fresh.length === 1 ? 'Uw e-factuur is gelezen.' : `${invoicesRead(fresh)}.`;
    toasts.push({ kind: 'success', text: text + filled });
    // No toast: the PDF of an e-invoice was added beside its XML.
  } else if (added.some(({ name, verdict }) => verdict?.invoice !== undefined && documentExtension(name) !== 'pdf')) {
    toasts.push({ kind: 'success', text: 'Deze e-factuur was al gelezen. Ze telt één keer.' });
  }
  const refused = added.flatMap(({ name, verdict }) =>
    verdict?.invoiceRefusal === undefined ? [] : [`${name}: ${invoiceRefusals[verdict.invoiceRefusal]}`],
  );
  // The first step shows each refusal, and the last step shows it at its row.
  const words =
    refused.length > 3 ? [`${refused.length} bestanden konden we niet lezen. Bij elk bestand staat waarom.`] : refused;
  toasts.push(...words.map((text): Toast => ({ kind: 'error', text })));
  return toasts;
}
