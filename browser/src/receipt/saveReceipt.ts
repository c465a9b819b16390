import type { Receipt } from '../host/Receipt';
import { receiptPage } from './receiptPage';

/** The object URL stays valid this long: some browsers start a download late. In milliseconds. */
const downloadBeginsWithinMs = 60_000;

/** Has the browser save a receipt as a page, to open and to print; `siteOrigin` is that of the firm's site. */
export function saveReceipt(receipt: Receipt, siteOrigin: string): void {
  saveFile(
    new Blob([receiptPage(receipt, siteOrigin)], { type: 'text/html' }),
    `ontvangstbewijs-${receipt.reference}.html`,
  );
}

/** Lets the browser save a blob as a file with this name. */
function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), downloadBeginsWithinMs);
}
