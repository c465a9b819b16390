import type { Receipt } from '../host/Receipt';
import { receiptPage } from './receiptPage';

/** How long the object URL stays valid, because some browsers start a download late. In milliseconds. */
const downloadBeginsWithinMs = 60_000;

/** Downloads a receipt as an HTML page, to open and to print. `siteOrigin` is the origin of the firm's site. */
export function saveReceipt(receipt: Receipt, siteOrigin: string): void {
  saveFile(
    new Blob([receiptPage(receipt, siteOrigin)], { type: 'text/html' }),
    `ontvangstbewijs-${receipt.reference}.html`,
  );
}

function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), downloadBeginsWithinMs);
}
