import type { Toast } from '@incasso/frontend/host/services';
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
  /** Whether the step shows, and announces, what was read and what was refused. */
  readonly isShownInStep: boolean;
};

export function describeReading({ added, fresh, change, isShownInStep }: Reading): Toast[] {
  const toasts: Toast[] = [];
  // No toast for the PDF of an e-invoice that was added beside its XML.
  const isKnown = ({ name, verdict }: WizardDocument) =>
    verdict?.invoice !== undefined && documentExtension(name) !== 'pdf';
  if (fresh.length === 0 && added.some(isKnown)) {
    toasts.push({ kind: 'success', text: 'Deze e-factuur was al gelezen. Ze telt één keer.' });
  }
  if (isShownInStep) return toasts;
  if (fresh.length > 0) {
    const filled = Object.keys(change.answers).length > 0 ? ' Kijk na wat we invulden.' : '';
    const text = fresh.length === 1 ? 'Uw e-factuur is gelezen.' : `${invoicesRead(fresh)}.`;
    toasts.push({ kind: 'success', text: text + filled });
  }
  const refused = added.flatMap(({ name, verdict }) =>
    verdict?.invoiceRefusal === undefined ? [] : [`${name}: ${invoiceRefusals[verdict.invoiceRefusal]}`],
  );
  // The last step shows each refusal at its row.
  const words =
    refused.length > 3 ? [`${refused.length} bestanden konden we niet lezen. Bij elk bestand staat waarom.`] : refused;
  toasts.push(...words.map((text): Toast => ({ kind: 'error', text })));
  return toasts;
}
