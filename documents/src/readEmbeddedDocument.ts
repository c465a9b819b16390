import type { EmbeddedDocument } from './invoice/Invoice';

const chunkLength = 64 * 1024;

/**
 * The bytes of an embedded document; `undefined` when its text is not base64. Awaits `pause` after every 64 kB, as
 * `readInvoice` does.
 */
export async function readEmbeddedDocument(
  { base64 }: EmbeddedDocument,
  { pause }: { pause?: () => Promise<void> } = {},
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(Math.ceil((base64.length * 3) / 4));
  let length = 0;
  /** The start of a group of four characters that continues in the next chunk. */
  let rest = '';
  for (let start = 0; start < base64.length; start += chunkLength) {
    const text = rest + base64.slice(start, start + chunkLength).replace(/\s+/g, '');
    const isLast = start + chunkLength >= base64.length;
    const end = isLast ? text.length : text.length - (text.length % 4);
    const decoded = decode(text.slice(0, end));
    if (decoded === undefined) return undefined;
    for (let index = 0; index < decoded.length; index += 1) bytes[length + index] = decoded.charCodeAt(index);
    length += decoded.length;
    rest = text.slice(end);
    await pause?.();
  }
  return bytes.subarray(0, length);
}

function decode(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    return undefined;
  }
}
