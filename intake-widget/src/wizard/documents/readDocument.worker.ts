import { readDocument } from '@incasso/e-invoice/readDocument';
import { readInvoice } from '@incasso/e-invoice/readInvoice';
import type { DocumentVerdict } from '../machine/WizardContext';
import type { ReadOrder, ReadReport } from './createDocumentReader';
import { inflate } from './inflate';

addEventListener('message', ({ data }: MessageEvent<ReadOrder>) => {
  void read(data).then((report) => postMessage(report));
});

async function read({ id, file, as }: ReadOrder): Promise<ReadReport> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return as === 'invoice'
      ? { id, invoice: await readInvoice(bytes) }
      : { id, document: await check(file.name, bytes) };
  } catch (error) {
    return as === 'document' && isUnreadable(error) ? { id, document: { refusal: 'lost' } } : { id };
  }
}

async function check(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<DocumentVerdict> {
  const reading = await readDocument({ name, bytes, inflate });
  if (!reading.ok) return { refusal: reading.refusal };
  return { sha256: hexadecimal(await crypto.subtle.digest('SHA-256', bytes)) };
}

/** A folder, a file that went away or changed since it was chosen, or one that may not be read. */
function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name);
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
