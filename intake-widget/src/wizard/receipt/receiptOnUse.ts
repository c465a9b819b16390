import { onUse } from '@incasso/browser/host/onUse';

/** What saves the receipt, for where the confirmation stays. */
export const useSaveReceipt = onUse(
  () => import(/* webpackChunkName: "receipt" */ '@incasso/browser/receipt/SaveReceipt'),
);
