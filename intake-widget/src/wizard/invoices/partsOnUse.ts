import { onUse } from '@incasso/browser/host/onUse';

/** What reads e-invoices and shows in the wizard what they say: fetched with the first of them. */
export const fetchInvoiceParts = () => import(/* webpackChunkName: "invoices" */ './invoiceParts');

export const useInvoiceParts = onUse(fetchInvoiceParts);
