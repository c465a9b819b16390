import type { Toast } from '@incasso/browser/host/services';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { invoiceRefusals } from '@incasso/documents/invoiceRefusals';
import type { ReadDocument } from './readInvoices';
import type { AppliedInvoices } from '../case/WizardInvoices';
import { invoicesRead } from './Invoices.text';

type Reading = {
  /** All that were read since last time. */
  readonly added: readonly ReadDocument[];
  /** Those that the form did not know yet. */
  readonly fresh: readonly ReadDocument[];
  readonly change: AppliedInvoices;
};

export function describeReading({ added, fresh, change }: Reading): Toast[] {
  const toasts: Toast[] = [];
  if (fresh.length > 0) {
    const filled = Object.keys(change.answers).length > 0 ? ' Kijk na wat we invulden.' : '';
    const invoices = fresh.flatMap(({ result }) => (result.ok ? [result.value.invoice] : []));
    const text = fresh.length === 1 ? 'Uw e-factuur is gelezen.' : `${invoicesRead(invoices)}.`;
    toasts.push({ kind: 'success', text: text + filled });
    // No toast: the PDF of an e-invoice was added beside its XML.
  } else if (added.some(({ name, result }) => result.ok && documentExtension(name) !== 'pdf')) {
    toasts.push({ kind: 'success', text: 'Deze e-factuur was al gelezen. Ze telt één keer.' });
  }
  const refused = added.flatMap(({ name, result }) =>
    result.ok ? [] : [`${name}: ${invoiceRefusals[result.refusal]}`],
  );
  // The first step shows each refusal, and the last step shows it at its row.
  const words =
    refused.length > 3 ? [`${refused.length} bestanden konden we niet lezen. Bij elk bestand staat waarom.`] : refused;
  toasts.push(...words.map((text): Toast => ({ kind: 'error', text })));
  return toasts;
}
