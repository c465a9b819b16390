import type { Inflate, InflateLimits } from '@incasso/documents/Inflate';

/**
 * Inflates with the browser's own decompressor; `undefined` in a browser without raw deflate: there only the server
 * inflates.
 */
export const inflate: Inflate | undefined = canInflate() ? inflateByBrowser : undefined;

function canInflate(): boolean {
  try {
    return new DecompressionStream('deflate-raw') instanceof DecompressionStream;
  } catch {
    return false;
  }
}

/** A browser inflates a whole piece before it returns any output: at most a thousand times its size. */
const pieceBytes = 1024;
/**
 * Browsers fail when the deflated data ends before the input does, and may drop the last piece's output. So these last
 * bytes are fed one at a time: they cover a checksum, a line break, and more.
 */
const lastBytes = 64;

/** Split into pieces, each produced on demand. */
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
