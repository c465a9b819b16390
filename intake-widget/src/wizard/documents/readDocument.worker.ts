import { judgeDocument } from '@incasso/contract/documents/judgeDocument';
import type { ReadOrder, ReadReport } from './createDocumentReader';

addEventListener('message', ({ data }: MessageEvent<ReadOrder>) => {
  void read(data).then((report) => postMessage(report));
});

async function read({ id, file }: ReadOrder): Promise<ReadReport> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const refusal = judgeDocument({ name: file.name, bytes });
    if (refusal !== undefined) return { id, verdict: { refusal } };
    return { id, verdict: { sha256: hexadecimal(await crypto.subtle.digest('SHA-256', bytes)) } };
  } catch (error) {
    return { id, verdict: isUnreadable(error) ? { refusal: 'lost' } : undefined };
  }
}

/** A folder, a file that went away or changed since it was chosen, or one that may not be read. */
function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name);
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
