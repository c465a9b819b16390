import { saveFile } from '../files/saveFile';
import type { Receipt } from '../host/Receipt';
import { receiptPage } from './receiptPage';

/** Has the browser save a receipt as a page, to open and to print. */
export function saveReceipt(receipt: Receipt): void {
  saveFile(new Blob([receiptPage(receipt)], { type: 'text/html' }), `ontvangstbewijs-${receipt.reference}.html`);
}
