import type { Inflate, InflateLimits } from '@incasso/documents/Inflate';

/** Inflates by the browser's own reader; `undefined` in a browser without one for zip: there the server alone does. */
export const inflate: Inflate | undefined = canInflate() ? inflateByBrowser : undefined;

function canInflate(): boolean {
  try {
    return new DecompressionStream('deflate-raw') instanceof DecompressionStream;
  } catch {
    return false;
  }
}

/** A browser inflates a whole piece before it gives any of it: at most a thousand times as much. */
const pieceBytes = 1024;
/**
 * Browsers fail where the deflated bytes end before the given ones do, and may drop what the last piece came to. So
 * these come one at a time: a checksum and a line break, and more.
 */
const lastBytes = 64;

/** In pieces, each when it is asked for. */
function piecesOf(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  const last = Math.max(0, bytes.length - lastBytes);
  let begin = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        const end = begin < last ? Math.min(last, begin + pieceBytes) : begin + 1;
        if (begin >= bytes.length) controller.close();
        else controller.enqueue(bytes.slice(begin, end));
        begin = end;
      },
    },
    { highWaterMark: 0 },
  );
}

async function inflateByBrowser(
  deflated: Uint8Array,
  { maxBytes, isLenient = false }: InflateLimits,
): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    const reader = piecesOf(deflated).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > maxBytes) {
        await reader.cancel();
        return undefined;
      }
      pieces.push(read.value);
    }
  } catch {
    if (!isLenient) return undefined;
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
