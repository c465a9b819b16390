export { InvoiceNote } from './InvoiceNote';
export { InvoiceOverview } from './InvoiceOverview';
