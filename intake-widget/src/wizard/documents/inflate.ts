import type { Inflate } from '@incasso/contract/documents/checkDocument';

/** Inflates by the browser's own reader; `undefined` in a browser without one for zip: there the server alone does. */
export const inflate: Inflate | undefined = canInflate() ? inflateByBrowser : undefined;

function canInflate(): boolean {
  try {
    return new DecompressionStream('deflate-raw') instanceof DecompressionStream;
  } catch {
    return false;
  }
}

async function inflateByBrowser(deflated: Uint8Array, maxBytes: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    const reader = new Blob([Uint8Array.from(deflated)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > maxBytes) {
        await reader.cancel();
        return undefined;
      }
      pieces.push(read.value);
    }
  } catch {
    return undefined;
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
