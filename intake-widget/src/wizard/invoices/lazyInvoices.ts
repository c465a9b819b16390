import { lazyModule } from '@incasso/frontend/host/lazyModule';

/** Loads the code that reads and shows e-invoices; few visitors need it. */
export const fetchInvoices = async () => ({
  ...(await import(/* webpackChunkName: "invoices" */ './followInvoices')),
  ...(await import(/* webpackChunkName: "invoices" */ './InvoiceNote')),
  ...(await import(/* webpackChunkName: "invoices" */ './InvoiceOverview')),
  ...(await import(/* webpackChunkName: "invoices" */ './InvoiceQuestions')),
});

export const useLazyInvoices = lazyModule(fetchInvoices);
