export { followInvoices } from './followInvoices';
export { InvoiceCautions } from './InvoiceCautions';
export { InvoiceNote } from './InvoiceNote';
export { InvoiceOverview, InvoicesRead } from './InvoiceOverview';
