import type { EmbeddedDocument } from './invoice/Invoice';

/** The bytes of an embedded document; `undefined` when its text is not base64. */
export function readEmbeddedDocument({ base64 }: EmbeddedDocument): Uint8Array<ArrayBuffer> | undefined {
  try {
    const decoded = atob(base64);
    const bytes = new Uint8Array(decoded.length);
    for (let index = 0; index < decoded.length; index += 1) bytes[index] = decoded.charCodeAt(index);
    return bytes;
  } catch {
    return undefined;
  }
}
