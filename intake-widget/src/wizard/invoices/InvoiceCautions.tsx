import { todayInBelgium } from '@incasso/contract/isoDate';
import type { InvoiceReport } from '../case/WizardInvoices';
import { invoiceOverviewText as text } from './Invoices.text';
import { Proposal } from './InvoiceNote.styles';

/** Warnings about the e-invoices, before the visitor relies on the data they filled in. */
export function InvoiceCautions({ report: { settlement } }: { readonly report: InvoiceReport }) {
  const words = [
    settlement.sellers.length > 1 && text.sellers(settlement.sellers),
    ...text.cautions(settlement, todayInBelgium()),
  ].filter((line) => line !== false);
  return words.map((line) => <Proposal key={line}>{line}</Proposal>);
}
