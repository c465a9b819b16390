import type { FoundDocument } from '@incasso/documents/embeddedFiles';
import type { DocumentOrMailReading } from '@incasso/documents/readDocumentOrMail';
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

async function read({ id, file }: ReadOrder, check: CheckFile): Promise<ReadReport> {
  try {
    const bytes = await bytesOf(file);
    return { id, verdict: bytes === undefined ? { refusal: 'lost' } : await check(file.name, bytes) };
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

/** The verdict from a reading: plain data and files, to be posted. */
export async function verdictOf(
  reading: DocumentOrMailReading,
  bytes: Uint8Array<ArrayBuffer>,
  findWithin: (reading: DocumentOrMailReading & { ok: true }) => FoundDocument[] | Promise<FoundDocument[]>,
): Promise<FileVerdict> {
  if (!reading.ok) {
    const { ok: _ok, mail: _mail, ...refused } = reading;
    return refused;
  }
  const { invoice, unread, caution, kind, mail } = reading;
  const found = await findWithin(reading);
  return {
    sha256: hexadecimal(await crypto.subtle.digest('SHA-256', bytes)),
    ...(invoice !== undefined && { invoice: invoice.invoice }),
    ...(unread === true && { hasUnreadInvoice: true }),
    ...(caution !== undefined && { caution }),
    ...(kind !== undefined && { kind }),
    ...(mail !== undefined && { mail: factsOf(mail) }),
    ...(found.length > 0 && { found: found.map(foundFile) }),
  };
}

function factsOf({
  subject,
  from,
  date,
}: NonNullable<DocumentOrMailReading['mail']>): NonNullable<FileVerdict['mail']> {
  return { subject, from, ...(date !== undefined && { date }) };
}

export function foundFile({ name, bytes }: FoundDocument): File {
  return new File([new Uint8Array(bytes)], name);
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
