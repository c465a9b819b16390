import { concatenate } from './byteArrays';

/** A browser inflates a whole piece before it returns any output: at most a thousand times its size. */
const pieceBytes = 1024;
/**
 * Decompression fails when the deflated data ends before the input does, and may drop the last piece's output. So these
 * last bytes are fed one at a time: they cover a checksum, a line break, and more.
 */
const lastBytes = 64;

type InflateLimits = { readonly maxBytes: number; readonly isLenient?: boolean };

/**
 * Inflates raw deflate with zlib, as browsers and Node.js offer it. `undefined` when the output exceeds `maxBytes` or
 * the data is damaged. Truncated data and trailing bytes count as damaged too, unless lenient, as PDF viewers are.
 * Rejects in a browser without raw deflate: the server then decides.
 */
export async function inflate(
  deflated: Uint8Array,
  { maxBytes, isLenient = false }: InflateLimits,
): Promise<Uint8Array | undefined> {
  const inflater = new DecompressionStream('deflate-raw');
  const output: Uint8Array[] = [];
  let size = 0;
  try {
    const inflated: ReadableStream<Uint8Array> = piecesOf(deflated, isLenient ? lastBytes : 0).pipeThrough(inflater);
    const reader = inflated.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > maxBytes) {
        await reader.cancel();
        return undefined;
      }
      output.push(read.value);
    }
  } catch {
    if (!isLenient) return undefined;
  }
  return concatenate(output);
}

/** Split into pieces, each produced on demand, the last bytes one by one. */
function piecesOf(bytes: Uint8Array, oneByOne: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const last = bytes.length - oneByOne;
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
