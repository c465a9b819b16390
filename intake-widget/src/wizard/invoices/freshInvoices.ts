import { claimLines } from '@incasso/e-invoice/claimLines';
import { composeClaims } from '@incasso/e-invoice/composeClaims';
import type { Invoice } from '@incasso/e-invoice/Invoice';
import type { WizardInvoices } from '../machine/WizardInvoices';
import type { ReadDocument } from './ReadDocument';

/** Those of the documents that are e-invoices with which the form is not up to date yet. */
export function freshInvoices(
  documents: readonly ReadDocument[],
  invoices: WizardInvoices | undefined,
): ReadDocument[] {
  const known = new Set(invoices?.lines.map(({ subject }) => subject));
  return documents.filter(({ result }) => result.ok && !known.has(subjectOf(result.value.invoice)));
}

/** What the line of an invoice is about, by itself. */
function subjectOf(invoice: Invoice): string {
  return claimLines(composeClaims([invoice]))[0]?.subject ?? '';
}
