import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal of a submission's content. The order of keys counts: give them in the contract's. */
export function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** What is stored of a draft's key. */
export function hashDraftKey(draftKey: string): string {
  return sha256Of(Buffer.from(draftKey));
}

/** SHA-256 in hexadecimal of a document's bytes. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
