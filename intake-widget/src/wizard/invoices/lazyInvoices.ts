import { lazyModule } from '@incasso/browser/host/lazyModule';

/** Loads the code that reads and shows e-invoices; few visitors need it. */
export const fetchInvoices = () => import(/* webpackChunkName: "invoices" */ './invoicesChunk');

export const useLazyInvoices = lazyModule(fetchInvoices);
