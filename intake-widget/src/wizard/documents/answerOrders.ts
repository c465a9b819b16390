import { readInvoiceFile } from '@incasso/documents/readInvoiceFile';
import type { DocumentReading } from '@incasso/documents/readDocument';
import type { DocumentVerdict } from '../submission/WizardDocument';
import type { FileVerdict, ReadOrder, ReadReport } from './createDocumentReader';

type CheckFile = (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<FileVerdict>;

/** Answers the requests of the page that started this worker. */
export function answerOrders(check: CheckFile): void {
  /** One file at a time: a phone has little memory for two of 50 MB. */
  let queue = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<ReadOrder>) => {
    queue = queue.then(async () => postMessage(await read(data, check)));
  });
}

async function read({ id, file, as }: ReadOrder, check: CheckFile): Promise<ReadReport> {
  try {
    const bytes = await bytesOf(file);
    if (as === 'invoice') return { id, invoice: bytes && (await readInvoiceFile({ name: file.name, bytes })) };
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

/** The verdict from a reading. */
export async function verdictOf(reading: DocumentReading, bytes: Uint8Array<ArrayBuffer>): Promise<DocumentVerdict> {
  if (!reading.ok) {
    const { refusal, attachment } = reading;
    return { refusal, ...(attachment !== undefined && { attachment }) };
  }
  const sha256 = hexadecimal(await crypto.subtle.digest('SHA-256', bytes));
  if (reading.invoice !== undefined) return { sha256, holdsInvoice: true };
  return reading.unread === true ? { sha256, hasUnreadInvoice: true } : { sha256 };
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
