import { lazyModule } from '@incasso/browser/host/lazyModule';

/** Loads the code that reads and shows e-invoices; few visitors need it. */
export const fetchInvoices = async () => {
  const [{ followInvoices }, { InvoiceNote }, { InvoiceOverview, InvoicesRead }, { InvoiceQuestions }] =
    await Promise.all([
      import(/* webpackChunkName: "invoices" */ './followInvoices'),
      import(/* webpackChunkName: "invoices" */ './InvoiceNote'),
      import(/* webpackChunkName: "invoices" */ './InvoiceOverview'),
      import(/* webpackChunkName: "invoices" */ './InvoiceQuestions'),
    ]);
  return { followInvoices, InvoiceNote, InvoiceOverview, InvoicesRead, InvoiceQuestions };
};

export const useLazyInvoices = lazyModule(fetchInvoices);
