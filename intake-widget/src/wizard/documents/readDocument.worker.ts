import { readChosenDocument } from '@incasso/documents/readChosenDocument';
import { readInvoiceFile } from '@incasso/documents/readInvoiceFile';
import type { DocumentVerdict } from '../submission/WizardDocument';
import type { ReadOrder, ReadReport } from './createDocumentReader';
import { inflate } from './inflate';

/** One file at a time: a phone has little memory for two of 50 MB. */
let queue = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ReadOrder>) => {
  queue = queue.then(async () => postMessage(await read(data)));
});

async function read({ id, file, as }: ReadOrder): Promise<ReadReport> {
  try {
    const bytes = await bytesOf(file);
    if (as === 'invoice') return { id, invoice: bytes && (await readInvoiceFile({ name: file.name, bytes, inflate })) };
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

async function check(chosenName: string, bytes: Uint8Array<ArrayBuffer>): Promise<DocumentVerdict> {
  const { name, reading } = await readChosenDocument({ name: chosenName, bytes, inflate });
  const replacement = name === chosenName ? {} : { replacement: { name, size: bytes.length } };
  if (!reading.ok) return { refusal: reading.refusal, ...replacement };
  const sha256 = hexadecimal(await crypto.subtle.digest('SHA-256', bytes));
  if (reading.invoice !== undefined) return { sha256, holdsInvoice: true, ...replacement };
  return reading.unread === true ? { sha256, hasUnreadInvoice: true, ...replacement } : { sha256, ...replacement };
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
