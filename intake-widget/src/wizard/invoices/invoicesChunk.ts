export { followInvoices } from './followInvoices';
export { InvoiceNote } from './InvoiceNote';
export { InvoiceOverview } from './InvoiceOverview';
export { unpackForSubmission } from './unpackDocuments';
