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
    const bytes = await bytesOf(file);
    if (as === 'invoice') return { id, invoice: bytes && (await readInvoice(bytes)) };
    return { id, document: bytes === undefined ? { refusal: 'lost' } : await check(file.name, bytes) };
  } catch {
    return { id };
  }
}

/**
 * `undefined` of a folder, of a file that went away or changed since it was chosen, and of one that may not be read.
 * Each browser has errors of its own for these, and Firefox reads a changed file as it is now.
 */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes?.byteLength === file.size ? new Uint8Array(bytes) : undefined;
}

async function check(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<DocumentVerdict> {
  const reading = await readDocument({ name, bytes, inflate });
  if (!reading.ok) return { refusal: reading.refusal };
  return { sha256: hexadecimal(await crypto.subtle.digest('SHA-256', bytes)) };
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
