import type { ReceiptKeeper } from '@incasso/browser/host/Receipt';
import { RemoteSource } from '../remotes/RemoteSource';
import { receiptsKey } from './receiptsKey';

/** What shows and keeps receipts: fetched when there is one, or is about to be. */
export const receiptsSource = new RemoteSource(() => import('./Receipts'));

/** What keeps receipts, once it is there. */
export async function loadReceipts(): Promise<ReceiptKeeper | undefined> {
  await receiptsSource.load();
  const state = receiptsSource.state();
  return state.status === 'loaded' ? state.value.receiptList : undefined;
}

/** Whether this tab keeps receipts of before. */
export function hasReceipts(): boolean {
  try {
    return sessionStorage.getItem(receiptsKey) !== null;
  } catch {
    return false;
  }
}
