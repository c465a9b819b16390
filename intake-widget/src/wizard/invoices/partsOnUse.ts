import { onUse } from '@incasso/browser/host/onUse';

/** What shows e-invoices in the wizard; it comes with what reads them. */
export const useInvoiceParts = onUse(() => import(/* webpackChunkName: "invoices" */ './invoiceParts'));

/** The invitation to give one: of no use before the wizard is alive, and no part of what that waits for. */
export const useInvitation = onUse(() => import(/* webpackChunkName: "invoice-invitation" */ './InvoiceInvitation'));
