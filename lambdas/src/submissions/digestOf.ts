import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal of a submission's content. Key order matters: use the contract's. */
export function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Hashes a draft's key, of which only the hash is stored. */
export function hashDraftKey(draftKey: string): string {
  return sha256Of(Buffer.from(draftKey));
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
