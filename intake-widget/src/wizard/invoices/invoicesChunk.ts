export { followInvoices } from './followInvoices';
export { InvoiceCautions } from './InvoiceCautions';
export { InvoiceCheck } from './InvoiceCheck';
export { InvoiceNote } from './InvoiceNote';
export { InvoiceOverview } from './InvoiceOverview';
export { unpackForSubmission } from './unpackDocuments';
