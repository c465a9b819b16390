import type { Inflate } from '@incasso/documents/checkDocument';

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

/** In pieces, each when it is asked for. */
function piecesOf(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let begin = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        if (begin >= bytes.length) controller.close();
        else controller.enqueue(bytes.slice(begin, (begin += pieceBytes)));
      },
    },
    { highWaterMark: 0 },
  );
}

async function inflateByBrowser(deflated: Uint8Array, maxBytes: number): Promise<Uint8Array | undefined> {
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
    return undefined;
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
