import { onUse } from '@incasso/browser/host/onUse';

/** What saves the receipt, for where the confirmation stays. */
export const useSaveReceipt = onUse(
  () => import(/* webpackChunkName: "receipt" */ '@incasso/browser/receipt/SaveReceipt'),
);

/** What offers the link by which more is added to the case. */
export const useCaseLinkOffer = onUse(
  () => import(/* webpackChunkName: "case-link" */ '@incasso/browser/case-link/CaseLinkOffer'),
);
