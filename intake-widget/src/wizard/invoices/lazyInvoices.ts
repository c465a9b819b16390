import { lazyModule } from '@incasso/frontend/host/lazyModule';

/** The code that reads and shows e-invoices; few visitors need it. */
export const { useModule: useLazyInvoices, load: loadInvoices } = lazyModule(async () => ({
  ...(await import(/* webpackChunkName: "invoices" */ './followInvoices')),
  ...(await import(/* webpackChunkName: "invoices" */ './InvoiceReport')),
  ...(await import(/* webpackChunkName: "invoices" */ './Invoices.text')),
}));
