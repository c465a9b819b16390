import { saveFile } from '../files/saveFile';
import type { Receipt } from '../host/Receipt';
import { receiptPage } from './receiptPage';

/** Has the browser save a receipt as a page, to open and to print; `siteOrigin` is that of the firm's site. */
export function saveReceipt(receipt: Receipt, siteOrigin: string): void {
  saveFile(
    new Blob([receiptPage(receipt, siteOrigin)], { type: 'text/html' }),
    `ontvangstbewijs-${receipt.reference}.html`,
  );
}
