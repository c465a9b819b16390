import type { ReceiptKeeper } from '@incasso/browser/host/Receipt';
import { RemoteSource } from '../remotes/RemoteSource';
import { receiptsKey } from './receiptsKey';

/** The chunk for receipts. It loads when there is a receipt, or while a case is being sent. */
export const receiptsSource = new RemoteSource(() => import('./Receipts'));

/** The receipt list once its code has loaded. */
export async function loadReceipts(): Promise<ReceiptKeeper | undefined> {
  await receiptsSource.load();
  const state = receiptsSource.state();
  return state.status === 'loaded' ? state.value.receiptList : undefined;
}

/** Whether this tab has stored receipts. */
export function hasReceipts(): boolean {
  try {
    return sessionStorage.getItem(receiptsKey) !== null;
  } catch {
    return false;
  }
}
